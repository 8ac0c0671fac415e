import { readFile } from 'node:fs/promises';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { openDashboard } from '../../setup/steps/admin-steps.ts';
import { openEditor, signIn, signUp } from '../../setup/steps/developer-steps.ts';

test('a visitor writes, and the owner reads, answers, reports and deletes', async ({
  page,
  browser,
  adminState,
}) => {
  await signUp(page, { phoneNumber: '+16125550163', name: 'Nils Postbox' });
  await expect(page.getByText('No messages yet.')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.clock.install();
  await visitor.goto(page.url());
  const send = () => visitor.getByRole('button', { name: 'Send Message' }).click();
  const write = async (name: string, text: string) => {
    await visitor.getByLabel('Your name').fill(name);
    await visitor.getByLabel('Your email').fill('vera@example.com');
    await visitor.getByLabel('Message').fill(text);
    await visitor.clock.fastForward(10_000);
  };
  const sent = visitor.getByRole('main').getByText('Message sent!');
  await send();
  await expect(visitor.getByText('Name must be at least 2 characters')).toBeVisible();
  await write('Vera Visitor', 'Could you build a mailbox that counts letters?');
  await send();
  await expect(sent).toBeVisible();
  const pagePath = await visitor
    .getByRole('link', { name: 'Follow your message' })
    .getAttribute('href');

  await visitor.getByRole('link', { name: 'Write another message' }).click();
  await write('Otto Trap', 'Could you also hold the door open for us?');
  await visitor.locator('#message-form [name="website"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
  });
  await send();
  await expect(sent).toBeVisible();
  await visitor.goto(pagePath ?? '');
  const letters = visitor.getByRole('article');
  await expect(
    visitor.getByRole('heading', { name: 'Your message to Nils Postbox' }),
  ).toBeVisible();
  await expect(letters).toHaveCount(1);

  await page.reload();
  const message = page.getByRole('article').filter({ hasText: 'Vera Visitor' });
  await expect(page.getByText('1 unread', { exact: true }).filter({ visible: true })).toBeVisible();
  const suspected = page.getByRole('article').filter({ hasText: 'Otto Trap' });
  await expect(suspected).toHaveCount(0);
  await page.getByRole('button', { name: 'Suspected (1)' }).click();
  await suspected.getByRole('button', { name: /^Move to messages/ }).click();
  await expect(page.getByText('No suspected messages.')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page.getByText('2 unread', { exact: true }).filter({ visible: true })).toBeVisible();
  await suspected.getByRole('button', { name: /^Delete/ }).click();
  await suspected.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(suspected).toHaveCount(0);
  await expect(message).toContainText('Could you build a mailbox that counts letters?');
  await expect(message).not.toContainText('vera@example.com');

  await message.getByRole('button', { name: /^Answer: / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Your answer')).toBeFocused();
  await page.keyboard.type('With pleasure. How many letters?');
  await page.getByRole('button', { name: 'Send answer' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Answer sent', { exact: true })).toBeVisible();
  await expect(message.getByText('Answered', { exact: true })).toBeVisible();
  await expect(message.getByRole('button', { name: /^Answer: / })).toBeFocused();
  await expect(page.getByText('1 unread', { exact: true }).filter({ visible: true })).toHaveCount(
    0,
  );

  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'Nils Postbox has answered' })).toBeVisible();
  await expect(letters.nth(1)).toContainText('With pleasure. How many letters?');
  await visitor.getByLabel('Your message').fill('About a dozen a day.');
  await visitor.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(letters).toHaveCount(3);
  await expectNoViolations(visitor);

  await page.reload();
  await expect(page.getByText('1 unread', { exact: true }).filter({ visible: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toHaveAccessibleDescription(
    '1 unread',
  );
  await expect(message).toContainText('About a dozen a day.');
  await expectNoViolations(page);
  await message.getByRole('button', { name: /^Block sender/ }).click();
  await expect(page.getByRole('heading', { name: 'Blocked senders' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Unblock: Vera Visitor' }).click();
  await expect(page.getByRole('heading', { name: 'Blocked senders' })).toHaveCount(0);
  await message.getByRole('button', { name: /^Report message/ }).click();
  await page.getByLabel('What is wrong with it').selectOption('Insult, threat or harassment');
  await page.getByLabel('A word about it (optional)').fill('Impatient.');
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Report to the owner' }).click();
  await expect(message.getByText('Reported', { exact: true })).toBeVisible();
  await expect(message.getByRole('button', { name: /^Report message/ })).toHaveCount(0);

  const owner = await (await browser.newContext({ storageState: adminState })).newPage();
  await openDashboard(owner, '/admin?tab=reports');
  const report = owner
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Vera Visitor to Nils Postbox' });
  await expect(report).toContainText('Insult, threat or harassment');
  await expect(report).toContainText('About a dozen a day.');
  await expect(report).not.toContainText('vera@example.com');
  await expectNoViolations(owner);
  await report.getByRole('button', { name: /^Dismiss/ }).click();
  await expect(report).toHaveCount(0);

  await page.getByRole('tab', { name: 'Numbers' }).click();
  await expect(page.getByRole('region', { name: 'Views over time' })).toBeVisible();
  const together = page.getByRole('region', { name: 'Numbers' });
  await expect(together.getByRole('term').filter({ hasText: /^Messages$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('90 days', { exact: true }).click();
  await expectNoViolations(page);
  await page.reload();
  await expect(page.getByRole('radio', { name: '90 days' })).toBeChecked();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await message.getByRole('button', { name: /^Archive/ }).click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Archive (1)' }).click();
  await message.getByRole('button', { name: /^Bring back/ }).click();
  await expect(page.getByText('Nothing in the archive.')).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await message.getByRole('button', { name: /^Delete/ }).click();
  await message.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
});

test('the owner chooses to hear of messages by text', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550155', name: 'Nora Nudge' });
  await openEditor(page);
  await page.getByLabel('How you hear of messages').selectOption('By text message');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('STOP ends it.')).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await openEditor(page);
  await expect(page.getByLabel('How you hear of messages')).toHaveValue('sms');
});

test('the owner ends another session', async ({ page, browser }) => {
  const phoneNumber = '+16125550164';
  await signUp(page, { phoneNumber, name: 'Ora Twice' });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, phoneNumber);
  await expect(other.getByRole('button', { name: 'Edit profile' })).toBeVisible();

  await page.getByRole('tab', { name: 'Account' }).click();
  await page.reload();
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await sessions.getByRole('button', { name: /^End the session on/ }).click();
  await expect(page.getByText('Session ended', { exact: true })).toBeVisible();
  await expect(sessions.getByText('You are signed in on this device only.')).toBeVisible();

  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: 'Ora Twice' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Developer Login' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
});

test.describe('leaving', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('the owner takes the data along and deletes the account', async ({ page }) => {
    await signUp(page, { phoneNumber: '+16125550165', name: 'Gus Farewell' });
    const profile = page.url();
    await page.getByRole('tab', { name: 'Account' }).click();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^developer-data-\d{4}-\d{2}-\d{2}\.json$/);
    const data = JSON.parse(await readFile(await download.path(), 'utf8'));
    expect(data.developer).toMatchObject({
      developerName: 'Gus Farewell',
      phoneNumber: '+16125550165',
    });

    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByRole('button', { name: 'Delete account' })).toBeDisabled();
    await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    await expect(page.getByText('Account deleted', { exact: true })).toBeVisible();
    await expect(page).toHaveURL('/developers');
    await expect(page.getByRole('link', { name: 'Developer Login' })).toBeVisible();

    await openHydrated(page, profile);
    await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
    const reloading = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloading;
    await page.getByRole('link', { name: 'Back to Network' }).click();
    await expect(page).toHaveURL('/developers');
  });
});
