import { expect, test } from '../../setup/browser/e2e.ts';

const proofs = [
  ['Forms that lose nothing', 'Send the contact form half empty', '/contact'],
  ['Facts with their sources', 'Read the facts about Cursor', '/tools/cursor'],
  [
    'Quotes by link',
    'Take an estimate into a request',
    '/contact?estimate=websites.customers.payments.open#contact-form',
  ],
] as const;

test('the examples lead to this site as a case, with a screen and a way to try each', async ({
  page,
}) => {
  await page.goto('/examples');
  await page.getByRole('main').getByRole('link', { name: 'this site as a case study' }).click();
  await expect(page).toHaveURL('/this-site');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The case you are looking at');
  for (const [name, action, target] of proofs) {
    const proof = page.getByRole('region', { name });
    await proof.scrollIntoViewIfNeeded();
    await expect(proof.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
    await expect(proof.getByRole('link', { name: action })).toHaveAttribute('href', target);
    await expect(proof.getByRole('code')).toBeVisible();
  }
  const commands = page.getByRole('region', { name: 'Installed with two commands' });
  await expect(commands.getByText('npm start')).toBeVisible();
});

test('the case study reads the same without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/this-site');
  const facts = page.getByRole('region', { name: 'Facts with their sources' });
  await expect(facts.getByText(/^facts about \d+ tools, each with a source$/)).toBeVisible();
  await context.close();
});
