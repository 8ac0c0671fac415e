import type { BrowserContext, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { toast } from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, runSharedSite, submitLogin } from '../../setup/steps/own-admin.ts';

test.use({ expectedMessages: [/status of 40[0-3]/], reducedMotion: 'reduce' });

const account = '/admin?tab=account';
const desk = (page: Page) => page.getByRole('button', { name: 'Sign out' });
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Login' }).waitFor();
};

async function plugInAuthenticator(context: BrowserContext, page: Page) {
  const devTools = await context.newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('the owner sets an authenticator app up, signs in with it and with a recovery code, and removes it', async ({
  page,
}) => {
  const owner = await addOwnAdmin();
  await submitLogin(page, owner, account);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const setUp = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await expect(setUp.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  const secret = await setUp.getByLabel('Key', { exact: true }).inputValue();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  await expectNoViolations(page, [390, 1440]);
  await setUp.getByLabel('Code from the app').fill('000000');
  await setUp.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('region', { name: /Notifications/ })).toContainText('not right');
  await setUp.getByLabel('Code from the app').fill(totp.generate());
  await setUp.getByRole('button', { name: 'Turn on' }).click();

  const shown = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(shown.getByRole('listitem')).toHaveCount(10);
  const codes = await shown.getByRole('listitem').allTextContents();
  expect(new Set(codes).size).toBe(10);
  await expectNoViolations(page, [390, 1440]);
  const download = page.waitForEvent('download');
  await shown.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toBe('vibecode-land-recovery-codes.txt');
  await shown.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await signOut(page);

  await submitLogin(page, owner, account);
  const code = page.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expectNoViolations(page, [390, 1440]);
  await code.fill('not a code');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'That code is not right. Please try the next one.',
  );
  await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(desk(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBe('true');
  await signOut(page);

  await submitLogin(page, owner, account);
  await code.fill(codes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('9 codes left')).toBeVisible();
  await page.getByRole('button', { name: /^Remove/ }).click();
  const question = page.getByRole('dialog', { name: 'Remove “Authenticator app”?' });
  await expect(question).toContainText('your password alone');
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('the owner adds a passkey, signs in with it alone and proves with it, until the server takes it off', async ({
  page,
  context,
}) => {
  await plugInAuthenticator(context, page);
  const owner = await addOwnAdmin();
  await submitLogin(page, owner, account);
  await page.getByLabel('Name of the new passkey').fill('Laptop');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  await expect(passkeys.getByRole('listitem')).toContainText('Laptop');
  await expectNoViolations(page, [390, 1440]);
  await page.setViewportSize({ width: 360, height: 800 });
  await expectToFit(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await signOut(page);

  await page.goto(account);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(desk(page)).toBeVisible();
  await expect(page.getByText(`Signed in as ${owner.username}`)).toBeVisible();
  await signOut(page);

  await submitLogin(page, owner, '/admin?tab=tokens');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(desk(page)).toBeVisible();

  const refusal = {
    error: {
      json: {
        message: 'Please confirm first that it is you.',
        code: -32003,
        data: { code: 'FORBIDDEN', httpStatus: 403, fieldErrors: null, isProofMissing: true },
      },
    },
  };
  await page.route(
    /\/trpc\/admin\.tokens\.create/,
    (route) => route.fulfill({ status: 403, json: refusal }),
    { times: 1 },
  );
  await page.getByLabel('Name').fill('Import script');
  await page.getByRole('button', { name: 'Create token' }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm it is you' });
  await proof.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Your new token: Import script' })).toBeVisible();

  await runSharedSite(['admin', 'reset-factors', owner.username]);
  await page.goto(account);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('This passkey does not sign in here.');
  await submitLogin(page, owner, account);
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
});
