import { contactRequest } from '../../factories/contact.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { sheetsOf } from '../../setup/browser/sheets.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { headersOfSomebody } from '../../setup/steps/request-steps.ts';

const nobody = { cookies: [], origins: [] };
const longWord = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
const title = `A booking site for the ${longWord}`;

test('the owner writes a quote in the opened request and a new version of it; the visitor accepts it by the link', async ({
  page: admin,
  browser,
}) => {
  const sent = await admin.request.post('/api/contact', {
    headers: headersOfSomebody(),
    data: { ...contactRequest, lastName: 'Quoted' },
  });
  const address = `/requests/${(await sent.json()).requestKey}`;
  await openDashboard(admin, '/admin?tab=inbox&q=Quoted');
  await admin.getByRole('link', { name: /Ada Quoted/ }).click();
  await admin.getByRole('button', { name: 'Write a quote' }).click();
  const editor = admin.getByRole('form', { name: 'Write a quote' });
  await editor.getByLabel('Title').fill(title);
  await editor
    .getByLabel('Position 1', { exact: true })
    .fill(`Site with payments for the ${longWord}`);
  await editor.getByLabel('From, position 1').fill('8000');
  await editor.getByLabel('To, position 1').fill('10000');
  await editor.getByRole('button', { name: 'Add a position' }).click();
  await editor.getByLabel('Position 2', { exact: true }).fill('Training');
  await editor.getByLabel('From, position 2').fill('1000');
  await editor.getByLabel('To, position 2').fill('1000');
  await editor.getByLabel('What it rests on').fill('Texts and pictures come from you.');
  await expect(editor.getByText('Total: $9,000 to $11,000')).toBeVisible();
  await editor.getByRole('button', { name: 'Send the quote' }).click();
  await expect(toast(admin, 'Quote sent')).toBeVisible();
  const isOut = admin.getByRole('status').filter({ hasText: 'The quote is with your client' });
  await expect(isOut.getByRole('link')).toHaveText(['Go on with the inbox']);

  const context = await browser.newContext({ storageState: nobody, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(address);
  await expect(page.getByText('There is a quote for you, Ada')).toBeVisible();
  const card = page.getByRole('region', { name: 'Your quote' });
  await expect(card.getByRole('link')).toHaveText(['Read the quote']);
  await page.getByRole('link', { name: 'Read the quote' }).first().click();
  const sheet = page.getByRole('article', { name: `${title}, Quote`, exact: true });
  await expect(sheet).toContainText('Site with payments');
  await expect(sheet).toContainText('$9,000 to $11,000');
  await expect(sheet).toContainText('Texts and pictures come from you.');
  await expectToFit(page, [320, 390, 1440]);
  await expectNoViolations(page, [390, 1440]);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the answer' })).toBeHidden();
  await page.emulateMedia({ media: null });

  await admin.getByRole('button', { name: 'Write a new version' }).click();
  await expect(isOut).toHaveCount(0);
  const next = admin.getByRole('form', { name: 'Write a new version' });
  await next.getByLabel('To, position 1').fill('8000');
  await next.getByLabel('Position 2 is optional').check();
  await next.getByLabel('Tax, such as VAT').fill('VAT');
  await next.getByLabel('Rate in percent').fill('10');
  await expect(next.getByText('Total: $8,800')).toBeVisible();
  await next.getByRole('button', { name: 'Send the quote' }).click();
  await expect(admin.getByText('Replaced', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('Please choose an answer')).toBeVisible();
  await page.getByLabel('I accept this quote').check();
  await page.getByLabel('Your full name').fill('Ada Lovelace');
  await page.getByLabel('Your address, as it should stand on the quote').fill('London');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByText('There is a newer version of this quote.').first()).toBeVisible();
  const newer = page.getByRole('article', { name: `${title}, Quote, version 2` });
  await expect(newer).toContainText('$8,800');
  await page.getByRole('checkbox', { name: /^Training/ }).check();
  await expect(newer).toContainText('$9,900');
  await page.getByLabel('I accept this quote').check();
  await page.getByLabel('Your full name').fill('Ada Lovelace');
  await page.getByLabel('Your address, as it should stand on the quote').fill('London');
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(newer).toContainText('Accepted by Ada Lovelace on');
  await expect(page.getByRole('button', { name: 'Send the answer' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What comes now' })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You have accepted our quote, Ada',
  );
  const trail = page.getByRole('list', { name: 'Where your request stands' });
  await expect(trail.getByRole('listitem')).toHaveText([
    ...['Received, done', 'Read, done', 'Answered, not yet', 'Call, not yet'],
    ...['Quote, done', 'Order, now'],
  ]);
  await expectNoViolations(page, [390]);

  await admin.reload();
  await expect(admin.getByText('by Ada Lovelace', { exact: false })).toBeVisible();
  await expect(admin.getByText('read to its end', { exact: false }).first()).toBeVisible();
  const pdf = await page.request.get(`${address}/quote.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(admin.getByRole('button', { name: 'Write a new version' })).toHaveCount(0);

  const plain = await browser.newContext({ storageState: nobody, javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(`${address}/quote`);
  await expect(plainPage.getByText('Accepted by Ada Lovelace on')).toBeVisible();
  expect(await sheetsOf(plainPage)).toBe(1);
});
