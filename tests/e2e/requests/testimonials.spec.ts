import { startSmtp, wordsOf } from '../../mocks/smtp.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { endPrograms } from '../../setup/programs/program.ts';
import { openDashboard, toast } from '../../setup/steps/admin-steps.ts';
import { startOwnSite } from '../../setup/steps/own-site.ts';
import { sendRequest } from '../../setup/steps/request-steps.ts';

// The link of words that were taken back opens nothing.
test.use({ expectedMessages: [/status of 404/] });
test.afterEach(endPrograms);

const quote = 'They asked the right questions first, and it went live on the day they said.';

test('a client is asked for a testimonial, writes it, reads it on the site and takes it back', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const smtp = await startSmtp();
  const { origin: baseURL, stop } = await startOwnSite({
    ...{ SMTP_URL: smtp.url, MAIL_FROM: 'site@vibecode.example' },
    ...{ OWNER_EMAIL: 'owner@vibecode.example', TRUSTED_PROXIES: '127.0.0.1,::1' },
  });
  const newContext = () => browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const owner = await newContext();
  expect((await owner.request.post('/trpc/admin.login', { data: demoAdmin })).ok()).toBe(true);
  const admin = await owner.newPage();
  const client = await (await newContext()).newPage();
  const { lastName } = await sendRequest(client.request, 'A pre-order page for my bakery.');
  const section = admin.getByRole('region', { name: 'Testimonial', exact: true });

  await test.step('the owner closes the request and asks', async () => {
    await openDashboard(admin, `/admin?tab=inbox&q=${lastName}`);
    await admin.getByRole('link', { name: new RegExp(lastName) }).click();
    await expect(admin.getByRole('heading', { name: 'Quote', exact: true })).toBeVisible();
    await expect(section).toBeHidden();
    await admin.getByLabel('Status', { exact: true }).selectOption('won');
    await section.getByRole('button', { name: 'Ask for a testimonial' }).click();
    await expect(toast(admin, 'Invitation on its way').first()).toBeVisible();
    await expect(section.getByText('Asked', { exact: true })).toBeVisible();
  });

  const link = () => {
    const words = smtp.mails.map(wordsOf).find((text) => text.includes('/testimonials/'));
    return /\/testimonials\/[\w-]{32}/.exec(words ?? '')?.[0] ?? '';
  };
  await expect.poll(link, { timeout: 30_000 }).not.toBe('');

  await test.step('the client writes', async () => {
    await client.goto(link());
    await expect(client.getByText('A pre-order page for my bakery.')).toBeVisible();
    await expectNoViolations(client, [390, 1440]);
    await expectToFit(client, [320, 390, 1280]);
    await client.getByRole('button', { name: 'Send my words' }).click();
    await expect(client.getByText('Your words must be at least 20 characters')).toBeVisible();
    await client.getByLabel('What would you tell others about the work?').fill(quote);
    await client.getByLabel('Role (optional)').fill('Bakery owner');
    await client.getByLabel('5 stars').check();
    await client.getByLabel('I agree that my words').check();
    await client.getByRole('button', { name: 'Send my words' }).click();
    await expect(toast(client, 'Sent').first()).toBeVisible();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Thank you for your words');
    await expect(client.getByLabel('Name as it is shown')).toHaveValue(`Vera ${lastName}`);
  });

  await test.step('the owner finds and approves it', async () => {
    await openDashboard(admin, '/admin?tab=inbox');
    await expect(admin.getByText('1 testimonial waits for you:')).toBeVisible();
    const waiting = admin.getByRole('region', { name: 'Testimonials', exact: true });
    await waiting.getByRole('link', { name: `Vera ${lastName}` }).click();
    await expect(section.getByText(quote)).toBeVisible();
    await expectNoViolations(admin, [390, 1440]);
    await section.getByRole('button', { name: 'Approve and publish' }).click();
    await expect(section.getByText('Published', { exact: true })).toBeVisible();
  });

  const shown = client.locator('blockquote', { hasText: quote });

  await test.step('it stands on the home page, before the samples', async () => {
    await client.goto('/');
    await expect(shown).toBeVisible();
    await expect(client.locator('blockquote')).toHaveCount(3);
    await expect(client.locator('blockquote').first()).toHaveText(quote);
  });

  await test.step('the client takes it back', async () => {
    await client.goto(link());
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Your words are published');
    await client.getByLabel('Yes, delete my words').check();
    await client.getByRole('button', { name: 'Delete my words' }).click();
    await expect(client.getByRole('heading', { level: 1 })).toHaveText('Your words are deleted');
    await client.goto('/');
    await expect(client.locator('blockquote')).toHaveCount(3);
    await expect(shown).toHaveCount(0);
  });
  await smtp.stop();
  await stop();
});
