import { expect, test } from '../../setup/browser/e2e.ts';
import { logOut, openEditor, signIn, signUp } from '../../setup/steps/developer-steps.ts';

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
  });
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
    page
      .getByRole('heading', { level: 3 })
      .filter({ hasNotText: /Profile photo|News of messages/ });
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
