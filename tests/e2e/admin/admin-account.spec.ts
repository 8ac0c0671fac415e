import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { toast } from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, submitLogin } from '../../setup/steps/own-admin.ts';

test.use({ expectedMessages: [/status of 40[0-3]/] });

const account = '/admin?tab=account';

test('the owner sees where they are signed in, ends the other session and changes the password', async ({
  page,
  browser,
  baseURL,
}) => {
  const owner = await addOwnAdmin();
  const elsewhere = await browser.newPage({ baseURL: baseURL ?? '' });
  await submitLogin(elsewhere, owner, account);
  await submitLogin(page, owner, account);

  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'This one' })).toHaveText(
    /Chrome, Linux.*Network:\s*127\.0\.0\.0\/24/,
  );
  await sessions.getByRole('button', { name: /^End session/ }).click();
  await expect(toast(page, 'Session ended')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();

  await submitLogin(elsewhere, owner, account);
  await elsewhere.getByRole('button', { name: 'Sign out' }).waitFor();
  const password = page.getByRole('region', { name: 'Password' });
  const newPassword = 'gravel lantern orbit thistle';
  await password.getByLabel('Present password').fill(owner.password);
  await password.getByLabel('New password').fill('aaaaaaaaaaaaaaaa');
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('too weak');
  await password.getByLabel('New password').fill(newPassword);
  await password.getByRole('button', { name: 'Change password' }).click();
  await expect(toast(page, 'Password changed')).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
});

test('a proof that is too old is asked for once, and what was asked for goes on', async ({
  page,
}) => {
  const owner = await addOwnAdmin();
  await submitLogin(page, owner, '/admin?tab=tokens');
  await page.getByRole('heading', { level: 1, name: 'API Tokens' }).waitFor();
  await page.getByLabel('Name').fill('Import script');
  const refusal = {
    error: {
      json: {
        message: 'Please confirm first that it is you.',
        code: -32003,
        data: { code: 'FORBIDDEN', httpStatus: 403, fieldErrors: null, isProofMissing: true },
      },
    },
  };
  // The proof lasts a quarter of an hour, so the test returns the server's refusal itself.
  const creation = /\/trpc\/admin\.tokens\.create/;
  await page.route(creation, (route) => route.fulfill({ status: 403, json: refusal }), {
    times: 2,
  });
  const dialog = page.getByRole('dialog', { name: 'Confirm it is you' });

  await page.getByRole('button', { name: 'Create token' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Create token' })).toBeEnabled();

  await page.getByRole('button', { name: 'Create token' }).click();
  const password = dialog.getByRole('textbox', { name: 'Password' });
  await expect(password).toBeFocused();
  await password.fill('not the password');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByRole('alert')).toContainText('not right');
  await expectNoViolations(page);
  await password.fill(owner.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your new token: Import script' })).toBeVisible();
});
