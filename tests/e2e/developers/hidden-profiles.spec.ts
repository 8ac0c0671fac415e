import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

const nobody = { cookies: [], origins: [] };
const widths = [320, 390, 768, 1440];

test('the owner hides a profile, its developer reads why, and it is shown again', async ({
  page: admin,
  browser,
}) => {
  const developer = await (await browser.newContext({ storageState: nobody })).newPage();
  await signUp(developer, { phoneNumber: '+14155550181', name: 'Hilde Verborgen' });
  const address = developer.url();
  const visitor = await (await browser.newContext({ storageState: nobody })).newPage();
  await visitor.goto(address);
  await visitor.getByLabel('Your name').fill('Vera Visitor');
  await visitor.getByLabel('Your email').fill('vera@example.com');
  await visitor.getByLabel('Message').fill('Could you build a hiding place?');

  await openDashboard(admin, '/admin?tab=developers&q=Verborgen');
  const row = admin.getByRole('listitem').filter({ hasText: 'Hilde Verborgen' });
  await row.getByRole('button', { name: /^Hide profile/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Hide the profile of Hilde Verborgen?' });
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(dialog.getByText('Reason must be at least 5 characters')).toBeVisible();
  await dialog.getByLabel('Reason').fill('The photo shows somebody else.');
  await expectNoViolations(admin);
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(toast(admin, 'Profile hidden')).toBeVisible();
  await expect(row).toContainText('The photo shows somebody else.');
  await expectToFit(admin, widths);
  await expectNoViolations(admin, [390, 1440]);

  await visitor.getByRole('button', { name: 'Send Message' }).click();
  await expect(
    visitor.getByText('This profile is not shown any more. Your message was not sent.').first(),
  ).toBeVisible();
  await expect(visitor.getByLabel('Message')).toHaveValue('Could you build a hiding place?');
  expect((await visitor.request.get(address)).status()).toBe(404);

  await developer.reload();
  const note = developer.getByRole('note');
  await expect(note).toContainText('Your profile is hidden from everybody but you since');
  await expect(note).toContainText('The photo shows somebody else.');
  await expect(note.getByRole('link', { name: 'Write to us' })).toBeVisible();
  await expectToFit(developer, widths);
  await expectNoViolations(developer, [390, 1440]);

  await row.getByRole('button', { name: /^Show again/ }).click();
  await expect(toast(admin, 'Profile shown')).toBeVisible();
  await developer.reload();
  await expect(developer.getByRole('heading', { name: 'Messages', exact: true })).toBeVisible();
  await expect(note).toHaveCount(0);
  expect((await visitor.request.get(address)).status()).toBe(200);
});

test('a visitor reports a profile, and the owner hides it from there', async ({
  page: admin,
  browser,
}) => {
  const developer = await (await browser.newContext({ storageState: nobody })).newPage();
  await signUp(developer, { phoneNumber: '+14155550182', name: 'Fritz Falsch' });
  const visitor = await (await browser.newContext({ storageState: nobody })).newPage();
  await visitor.goto(developer.url());
  await visitor.getByText('Report this profile').click();
  const form = visitor.getByRole('form', { name: 'Report this profile' });
  await form.getByRole('button', { name: 'Report profile' }).click();
  await expect(form.getByText('Please choose what is wrong')).toBeVisible();
  await form.getByLabel('What is wrong').selectOption('Fraud, or after money or passwords');
  await form.getByLabel('In your words (optional)').fill('Asks for money in advance.');
  await expectToFit(visitor, widths);
  await expectNoViolations(visitor, [390, 1440]);
  await form.getByRole('button', { name: 'Report profile' }).click();
  await expect(visitor.getByRole('main').getByText('Thank you')).toBeVisible();

  await openDashboard(admin, '/admin?tab=reports');
  const report = admin
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'The profile of Fritz Falsch' });
  await expect(report).toContainText('Fraud, or after money or passwords');
  await expect(report).toContainText('Asks for money in advance.');
  await expectToFit(admin, widths);
  await expectNoViolations(admin, [390, 1440]);
  await report.getByRole('button', { name: /^Hide profile/ }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('You asked visitors for money.');
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(report).toHaveCount(0);
  expect((await visitor.request.get(developer.url())).status()).toBe(404);
});

test('who opens up to briefs is asked how to hear of them', async ({ page, browser }) => {
  await page.close();
  const developer = await (await browser.newContext({ storageState: nobody })).newPage();
  await signUp(developer, { phoneNumber: '+14155550183', name: 'Berta Brief' });
  await openEditor(developer);
  const question = developer.getByLabel('How do you hear of briefs?');
  await expect(question).toHaveCount(0);
  await developer.getByLabel('Open to briefs').check();
  await developer.getByRole('button', { name: 'Save changes' }).click();
  await expect(developer.getByText('Please choose how you hear of briefs')).toBeVisible();
  await expect(question).toBeFocused();
  await expectToFit(developer, widths);
  await expectNoViolations(developer, [390, 1440]);
  await question.selectOption('By text message');
  await developer.getByRole('button', { name: 'Save changes' }).click();
  await expect(toast(developer, 'Profile Updated!')).toBeVisible();
  await openEditor(developer);
  await expect(developer.getByLabel('How you hear of messages')).toHaveValue('sms');
});

test('the owner hides two profiles at once, and takes that back', async ({
  page: admin,
  browser,
}) => {
  for (const [phoneNumber, name] of [
    ['+14155550184', 'Helga Gemeinsam'],
    ['+14155550185', 'Hugo Gemeinsam'],
  ] as const) {
    const context = await browser.newContext({ storageState: nobody });
    await signUp(await context.newPage(), { phoneNumber, name });
    await context.close();
  }
  await openDashboard(admin, '/admin?tab=developers&q=Gemeinsam');
  const rows = admin.getByRole('list', { name: 'Developers' }).getByRole('listitem');
  const bar = admin.getByRole('group', { name: 'Chosen developers' });
  const report = admin.getByRole('region', { name: 'What was changed' });
  await expect(rows).toHaveText([/Hugo/, /Helga/]);
  await expect(rows.first().getByText('New', { exact: true })).toBeVisible();
  await admin.getByLabel('Order').selectOption('Name, A to Z');
  await expect(admin).toHaveURL(/sort=name/);
  await expect(rows).toHaveText([/Helga/, /Hugo/]);
  await admin.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByRole('button', { name: /^Hide profiles/ }).click();
  const dialog = admin.getByRole('dialog', { name: 'Hide 2 profiles?' });
  await dialog.getByLabel('Reason').fill('Both say the same.');
  await dialog.getByRole('button', { name: 'Hide it' }).click();
  await expect(report).toContainText('2 profiles hidden.');
  await expect(rows.filter({ hasText: 'Both say the same.' })).toHaveCount(2);
  await expectToFit(admin, widths);
  await expectNoViolations(admin, [320, 1440]);
  await report.getByRole('button', { name: 'Undo all' }).click();
  await expect(report).toContainText('2 profiles as before.');
  await expect(rows.filter({ hasText: 'Both say the same.' })).toHaveCount(0);

  await admin.getByRole('checkbox', { name: 'Choose Hugo Gemeinsam' }).click();
  await bar.getByRole('button', { name: /^Hide profiles/ }).click();
  await admin.getByLabel('Reason').fill('This one alone.');
  await admin.getByRole('button', { name: 'Hide it' }).click();
  await expect(report).toContainText('1 profile hidden.');
  await admin.getByRole('checkbox', { name: 'Choose Hugo Gemeinsam' }).click();
  await bar.getByRole('button', { name: /^Show again/ }).click();
  await expect(report).toContainText('1 profile shown again.');
  await report.getByRole('button', { name: 'Undo all' }).click();
  await expect(rows.filter({ hasText: 'This one alone.' })).toHaveCount(1);
});

test('the owner ends the sign-ins of a developer, and deletes the account by its number', async ({
  page: admin,
  browser,
}) => {
  const developer = await (await browser.newContext({ storageState: nobody })).newPage();
  await signUp(developer, { phoneNumber: '+14155550187', name: 'Dario Doppelt' });
  const address = developer.url();

  await openDashboard(admin, '/admin?tab=developers&q=Doppelt');
  const account = admin.getByRole('button', { name: /^Account: Dario Doppelt/ });
  await account.click();
  const dialog = admin.getByRole('dialog', { name: 'Account of Dario Doppelt' });
  await expectToFit(admin, widths);
  await expectNoViolations(admin, [390, 1440]);
  await dialog.getByRole('button', { name: 'End sign-ins' }).click();
  await expect(toast(admin, 'Signed out')).toBeVisible();
  await developer.reload();
  await expect(developer.getByRole('heading', { name: 'Write to Dario Doppelt' })).toBeVisible();

  await account.click();
  const remove = dialog.getByRole('button', { name: 'Delete account' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(/^To delete it, type its number/).fill(/\d+$/.exec(address)?.[0] ?? '');
  await remove.click();
  await expect(toast(admin, 'Account deleted')).toBeVisible();
  await expect(admin.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  expect((await developer.request.get(address)).status()).toBe(404);
});

test('the owner finds marked developers, and opens the others', async ({
  page: admin,
  browser,
}) => {
  const bio = 'Ich baue Seiten fuer Vereine, Laeden und Schulen, seit vielen Jahren und sehr gern.';
  for (const [phoneNumber, name, words] of [
    ['+14155550188', 'Doro Zwilling', bio],
    ['+14155550189', 'Dora Zwilling', bio.toUpperCase()],
    ['+14155550190', 'Einzel Zwilling', 'Allein.'],
  ] as const) {
    const context = await browser.newContext({ storageState: nobody });
    await signUp(await context.newPage(), { phoneNumber, name, bio: words });
    await context.close();
  }
  await openDashboard(admin, '/admin?tab=developers&q=Zwilling');
  const rows = admin.getByRole('list', { name: 'Developers' }).getByRole('listitem');
  await expect(rows).toHaveText([/Einzel/, /Dora/, /Doro/]);
  await admin.getByLabel('Show').selectOption('Marked ones');
  await expect(admin).toHaveURL(/status=marked/);
  await expect(rows).toHaveText([/Dora.*Same words.*Doro/, /Doro.*Same words.*Dora/]);
  await expectToFit(admin, widths);
  await expectNoViolations(admin, [320, 1440]);
  const other = rows.first().getByRole('link', { name: 'Doro Zwilling' });
  await expect(other).toHaveAttribute('href', /^\/developer-profile\/\d+$/);
});
