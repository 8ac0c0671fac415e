import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openEditor, signIn, signInAgain, signUp } from '../../setup/steps/developer-steps.ts';

const leaving = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

test('unsaved changes are asked about and kept until they are saved or discarded', async ({
  page,
}) => {
  await signUp(page, { phoneNumber: '+16125550171', name: 'Una Saved', bio: 'Stored bio.' });
  await openEditor(page);
  const bio = page.getByLabel('Bio');
  await bio.fill('Typed bio.');

  await page.getByRole('button', { name: 'Done editing' }).click();
  await leaving(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(bio).toHaveValue('Typed bio.');

  await page.getByRole('link', { name: 'Back to Network' }).click();
  await leaving(page).getByRole('button', { name: 'Leave, keep my changes' }).click();
  await expect(page).toHaveURL('/developers');
  // The URL changes before the page does. Going back earlier would skip the departure.
  await expect(page.getByRole('button', { name: 'Done editing' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText('This browser keeps changes that you have not saved.')).toBeVisible();
  await openEditor(page);
  await expect(bio).toHaveValue('Typed bio.');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await openEditor(page);
  await expect(bio).toHaveValue('Typed bio.');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByText('This browser keeps changes')).toHaveCount(0);
  await openEditor(page);
  await expect(bio).toHaveValue('Stored bio.');
  await page.getByRole('button', { name: 'Done editing' }).click();
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeFocused();
});

test('a project that was being written is there again after a reload', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550172', name: 'Pia Draft' });
  await openEditor(page);
  await page.getByRole('button', { name: 'Add project' }).click();
  await page.getByLabel('Title').fill('Half a project');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await openEditor(page);
  await expect(page.getByLabel('Title')).toHaveValue('Half a project');
  const form = page.getByRole('form', { name: 'Add a project' });
  await form.getByRole('button', { name: 'Cancel' }).click();
  await leaving(page).getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: 'Add project' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test.describe('a session that ended elsewhere', () => {
  test.use({ expectedMessages: [/status of 401/] });

  test('is renewed over the first form too', async ({ page }) => {
    await signIn(page, '+16125550174');
    await page.getByLabel('Name').fill('Finn First');
    expect((await page.request.post('/api/developers/logout')).status()).toBe(200);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await signInAgain(page);
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Finn First' })).toBeVisible();
  });

  test('is renewed over the page, and the work goes on', async ({ page }) => {
    await signUp(page, { phoneNumber: '+16125550173', name: 'Enda Session' });
    await openEditor(page);
    await page.getByLabel('Bio').fill('Typed before the end.');
    expect((await page.request.post('/api/developers/logout')).status()).toBe(200);

    await page.getByRole('button', { name: 'Save changes' }).click();
    await signInAgain(page);
    await expect(page.getByLabel('Bio')).toHaveValue('Typed before the end.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();
    await expect(page.getByText('Typed before the end.')).toBeVisible();
  });
});
