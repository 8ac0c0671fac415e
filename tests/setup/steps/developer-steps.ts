import { expect, type Page } from '@playwright/test';
import { headersOfSomebody } from './request-steps.ts';

export async function signIn(page: Page, phoneNumber: string): Promise<void> {
  await page.goto('/developer-signup');
  await page.getByLabel('Phone Number').fill(phoneNumber);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = await page.getByLabel('Your code').textContent();
  await page.getByLabel('Verification Code').fill(code ?? '');
  await page.getByRole('button', { name: 'Verify Phone' }).click();
}

/** Signs up by the API with as little as possible, and opens the profile. */
export async function signUp(
  page: Page,
  developer: { phoneNumber: string; name: string; bio?: string },
): Promise<void> {
  const { phoneNumber, name: developerName, bio } = developer;
  const sent = await page.request.post('/api/developers/send-verification', {
    data: { phoneNumber },
  });
  const { demoCode: verificationCode } = await sent.json();
  const verified = await page.request.post('/api/developers/verify-phone', {
    data: { phoneNumber, verificationCode },
  });
  const { id } = (await verified.json()).developer;
  const completed = await page.request.patch(`/api/developers/${id}`, {
    data: { developerName, bio },
  });
  expect(completed.status()).toBe(200);
  await page.goto(`/developer-profile/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: developer.name })).toBeVisible();
  // The last request of an owner's page.
  await expect(page.getByText('No messages yet.')).toBeVisible();
}

export async function signInAgain(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = await dialog.getByLabel('Your code').textContent();
  await dialog.getByLabel('Verification Code').fill(code ?? '');
  await dialog.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(dialog).toHaveCount(0);
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(
    page.getByText('You have been successfully logged out.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/developers');
}

export async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await expect(page.getByRole('heading', { name: 'Edit your profile' })).toBeFocused();
}

export async function writeTo(page: Page, profile: string, text: string): Promise<string> {
  const developerId = /\d+$/.exec(new URL(profile).pathname)?.[0] ?? '';
  const answer = await page.request.post(`/api/developers/profile/${developerId}/messages`, {
    headers: headersOfSomebody(),
    data: { name: 'Vera Visitor', email: 'vera@example.com', message: text },
  });
  expect(answer.ok()).toBe(true);
  return `/messages/${(await answer.json()).messageKey}`;
}
