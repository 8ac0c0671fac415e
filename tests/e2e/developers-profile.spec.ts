import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { createFlatPicture } from '../factories/pictures.ts';
import { logOut, openEditor, signIn, signUp } from '../setup/developer-steps.ts';
import { expect, test } from '../setup/e2e.ts';

test('the owner edits every field', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550160', name: 'Edda Brook' });
  await openEditor(page);
  await page.getByLabel('Name').fill('Edda Brook-Lane');
  await page.getByLabel('Bio').fill('Ferry timetables.\nOn time.');
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('Maine');
  await page.getByLabel('Country').selectOption('Canada');
  await expect(page.getByLabel('State')).toHaveCount(0);
  await page.getByLabel('Birth Date').fill('1985-12-01');
  await page.getByLabel('Year Started Coding').fill('2001');
  await page.getByLabel('Show my phone number on my profile').uncheck();
  await page.getByLabel('Show my date of birth on my profile').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();

  const facts = page.getByRole('region', { name: 'Details' });
  await expect(page.getByRole('heading', { level: 1, name: 'Edda Brook-Lane' })).toBeVisible();
  await expect(facts).toContainText('Canada');
  await expect(facts).not.toContainText('United States');
  await expect(facts).toContainText('December 1, 1985');
  await expect(facts).toContainText('Only you see this number');
  await expect(facts).toContainText('Only you see this date');

  const profile = page.url();
  await logOut(page);
  await page.goto(profile);
  await expect(page.getByRole('heading', { level: 1, name: 'Edda Brook-Lane' })).toBeVisible();
  await expect(page.getByText('+16125550160')).toHaveCount(0);
  await expect(page.getByText('December 1, 1985')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toHaveCount(0);
});

test.describe('two browsers', () => {
  test.use({ expectedMessages: [/status of 409/] });

  test('an older form never undoes what was changed elsewhere', async ({ page, browser }) => {
    const phoneNumber = '+16125550166';
    await signUp(page, { phoneNumber, name: 'Kim Twofold', bio: 'First bio.' });
    const profile = page.url();
    await openEditor(page);
    // The same session, as if from another window.
    const saved = await page.request.patch(`/api/developers/${profile.split('/').at(-1)}`, {
      data: { showPhoneNumber: false, bio: 'Newer bio.' },
    });
    expect(saved.status()).toBe(200);

    await page.getByLabel('Bio').fill('Older bio.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(
      page.getByText('Changed elsewhere meanwhile to “Newer bio.”. Save again to replace it.'),
    ).toBeVisible();
    await expect(page.getByLabel('Show my phone number on my profile')).not.toBeChecked();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    await visitor.goto(profile);
    await expect(visitor.getByText('Older bio.')).toBeVisible();
    await expect(visitor.getByText(phoneNumber)).toHaveCount(0);
    await visitor.context().close();
  });
});

test.describe('before the form was finished', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('nobody but the owner sees the profile', async ({ page, browser }) => {
    const phoneNumber = '+16125550167';
    await signIn(page, phoneNumber);
    await expect(page.getByRole('heading', { name: 'Complete your profile' })).toBeVisible();
    await page.getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByText('Nobody but you sees this profile yet.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Nobody but you sees this profile yet.')).toBeVisible();
    await expect(page.getByText(phoneNumber)).toBeVisible();

    const visitor = await (await browser.newContext()).newPage();
    const answer = await visitor.goto(page.url());
    expect(answer?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();

    await openEditor(page);
    await page.getByLabel('Show my phone number on my profile').uncheck();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();
    expect((await visitor.reload())?.status()).toBe(200);
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Anonymous Developer' }),
    ).toBeVisible();
    await expect(visitor.getByText(phoneNumber)).toHaveCount(0);
    await visitor.context().close();
  });
});

test('the owner uploads a photo, which everybody sees, and removes it', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550161', name: 'Tove Lens' });
  await openEditor(page);
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f8c88' },
  })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Upload a photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await dialog.getByLabel('Zoom').fill('2');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Photo updated', { exact: true })).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo of Tove Lens' });
  await expect(photo).toHaveAttribute('src', /^\/media\/photo-/);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
  await expect(photo).toHaveCount(0);

  await page
    .getByLabel('Upload a photo')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(
    page.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.', { exact: true }),
  ).toBeVisible();
});

test('a photo of 48 megapixels is made smaller, and what cannot be shown is refused when it is chosen', async ({
  page,
}) => {
  await signUp(page, { phoneNumber: '+16125550168', name: 'Lotte Large' });
  await openEditor(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Upload a photo').setInputFiles({ name, mimeType, buffer });

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await choose('IMG_1.HEIC', 'image/heic', heic);
  await expect(
    page.getByText(/Your browser cannot open HEIC pictures. Save it as JPEG/).first(),
  ).toBeVisible();
  const frame = await createFlatPicture(20, 20);
  const other = await sharp(frame).negate().png().toBuffer();
  const moving = await sharp([frame, other], { join: { animated: true } })
    .gif()
    .toBuffer();
  await choose('dance.gif', 'image/gif', moving);
  await expect(
    page.getByText('Moving pictures cannot be shown here. Please choose a still one.', {
      exact: true,
    }),
  ).toBeVisible();

  await choose('large.png', 'image/png', await createFlatPicture(8_064, 6_048));
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  // The server takes no more than 24 megapixels.
  const sent = page.waitForResponse(/uploads\/profile-photo/);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Photo updated', { exact: true })).toBeVisible();
});

test('the owner adds, orders, changes and deletes projects by keyboard', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550162', name: 'Bram Stack' });
  await openEditor(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByText('Please enter a title')).toBeVisible();
  await expect(page.getByText('Please select a category')).toBeVisible();
  await expect(page.getByText('Please tell the story of the project')).toBeVisible();

  for (const title of ['Tide Table', 'Snow Phone', 'Lamp Post']) {
    if (title !== 'Tide Table') await page.getByRole('button', { name: 'Add project' }).click();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Category').selectOption('AI Tool');
    await page.getByLabel('Story').fill(`Why ${title} exists.`);
    await page.getByLabel('Project link').fill('https://example.com/work');
    await page.getByRole('combobox', { name: 'Built with' }).fill('cursor');
    await page.getByRole('button', { name: 'Add tool' }).click();
    await page.getByRole('button', { name: 'Save project' }).click();
    await expect(page.getByRole('heading', { level: 3, name: title })).toBeVisible();
  }

  const titles = () =>
    page.getByRole('heading', { level: 3 }).filter({ hasNotText: 'Profile photo' });
  const up = page.getByRole('button', { name: 'Move the project Lamp Post up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(titles()).toHaveText(['Tide Table', 'Lamp Post', 'Snow Phone']);
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(titles()).toHaveText(['Lamp Post', 'Tide Table', 'Snow Phone']);
  await expect(page.getByRole('button', { name: 'Move the project Lamp Post down' })).toBeFocused();
  await expect(page.getByText('Lamp Post is now 1 of 3')).toBeAttached();

  await page.getByRole('button', { name: 'Edit the project Tide Table' }).click();
  await page.getByLabel('Title').fill('Tide Tables');
  await page.getByRole('button', { name: 'Save project' }).click();
  await expect(page.getByText('Project saved', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Delete the project Tide Tables' }).click();
  await expect(page.getByText('Project deleted', { exact: true })).toBeVisible();
  await expect(titles()).toHaveText(['Lamp Post', 'Snow Phone']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Project restored', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the project Snow Phone' }).click();
  await expect(titles()).toHaveText(['Lamp Post', 'Tide Tables']);

  await page.reload();
  await expect(titles()).toHaveText(['Lamp Post', 'Tide Tables']);
  const link = page.getByRole('link', {
    name: 'View Project: Lamp Post (opens in a new tab)',
    exact: true,
  });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(page.getByRole('list', { name: 'Built with' }).first()).toHaveText('Cursor');
});

test('a visitor writes, and the owner reads, answers and deletes', async ({ page, browser }) => {
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
    // As long as a person takes at least.
    await visitor.clock.fastForward(10_000);
  };
  const sent = visitor.getByRole('main').getByText('Message sent!');
  await send();
  await expect(visitor.getByText('Name must be at least 2 characters')).toBeVisible();
  await write('Vera Visitor', 'Could you build a mailbox that counts letters?');
  await send();
  await expect(sent).toBeVisible();

  await visitor.getByRole('link', { name: 'Write another message' }).click();
  await write('Otto Trap', 'Could you also hold the door open for us?');
  // Only a machine finds this field.
  await visitor.locator('[name="website"]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = 'https://spam.example';
  });
  await send();
  await expect(sent).toBeVisible();
  await visitor.context().close();

  await page.reload();
  const message = page.getByRole('article').filter({ hasText: 'Vera Visitor' });
  await expect(page.getByText('1 unread')).toBeVisible();
  const suspected = page.getByRole('article').filter({ hasText: 'Otto Trap' });
  await expect(suspected).toHaveCount(0);
  await page.getByRole('button', { name: 'Show 1 suspected message' }).click();
  await suspected.getByRole('button', { name: /^Move to messages/ }).click();
  await expect(page.getByText('No suspected messages.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to messages' }).click();
  await expect(page.getByText('2 unread')).toBeVisible();
  await suspected.getByRole('button', { name: /^Delete/ }).click();
  await suspected.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(suspected).toHaveCount(0);
  await expect(message).toContainText('Could you build a mailbox that counts letters?');
  await expect(message.getByRole('link', { name: /^Reply by email: / })).toHaveAttribute(
    'href',
    /^mailto:vera@example\.com/,
  );
  await message.getByRole('button', { name: /^Mark as read/ }).click();
  await expect(page.getByText('1 unread')).toHaveCount(0);
  await message.getByRole('button', { name: /^Delete/ }).click();
  await message.getByRole('button', { name: /^Delete for good/ }).click();
  await expect(page.getByText('No messages yet.')).toBeVisible();
});

test('the owner ends another session', async ({ page, browser }) => {
  const phoneNumber = '+16125550164';
  await signUp(page, { phoneNumber, name: 'Ora Twice' });
  const other = await (await browser.newContext()).newPage();
  await signIn(other, phoneNumber);
  await expect(other.getByRole('button', { name: 'Edit profile' })).toBeVisible();

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
  await other.context().close();
});

test.describe('leaving', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('the owner takes the data along and deletes the account', async ({ page }) => {
    await signUp(page, { phoneNumber: '+16125550165', name: 'Gus Farewell' });
    const profile = page.url();
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

    await page.goto(profile);
    await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
    const reloading = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Retry' }).click();
    await reloading;
    await page.getByRole('link', { name: 'Back to Network' }).click();
    await expect(page).toHaveURL('/developers');
  });
});
