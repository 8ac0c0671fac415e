import { expect, test } from '../../setup/browser/e2e.ts';
import { hydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';
import { logOut, signIn, signUp } from '../../setup/steps/developer-steps.ts';

test('a new developer goes from phone to code to profile', async ({ page }) => {
  await page.goto('/developer-signup');
  await expect(page.getByText("We'll send you a 6-digit verification code by SMS.")).toBeVisible();
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Please enter a phone number')).toBeVisible();
  await expect(page.getByLabel('Phone Number')).toBeFocused();

  await page.getByLabel('Phone Number').fill('(612) 555-0150');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Verification Code Sent', { exact: true })).toBeVisible();
  const codeField = page.getByLabel('Verification Code');
  await expect(codeField).toBeFocused();
  await expect(codeField).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField).toHaveAttribute('maxlength', '6');
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();

  await page.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(page.getByText('Please enter the verification code')).toBeVisible();
  const code = await page.getByLabel('Your code').textContent();
  await codeField.fill(code ?? '');
  await page.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(page.getByText('Phone Verified!', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();

  await page.getByLabel('Name').fill('Rosa Quill');
  await page.getByLabel('Bio').fill('Ledgers for beekeepers.');
  await expect(page.getByLabel('State')).toHaveCount(0);
  await page.getByLabel('Country').selectOption('United States');
  await page.getByLabel('State').selectOption('Vermont');
  await page.getByLabel('Birth Date').fill('1990-04-12');
  await page.getByLabel('Year Started Coding').fill('1949');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText(/Please enter a year between 1950 and \d{4}/)).toBeVisible();
  await page.getByLabel('Year Started Coding').fill('2012');
  await page.getByRole('button', { name: 'Complete Setup' }).click();

  await expect(page.getByText('Profile Updated!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/developer-profile\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Quill' })).toBeVisible();
  const facts = page.getByRole('region', { name: 'Details' });
  await expect(facts).toContainText('+16125550150');
  await expect(facts).toContainText('Vermont, United States');
  await expect(facts).toContainText('April 12, 1990');
  await expect(facts).toContainText(`${new Date().getUTCFullYear() - 2012} years of experience`);
  await expect(page.getByText('No projects shared yet.')).toBeVisible();
  const joined = page.getByRole('status').filter({ hasText: 'Your profile is saved' });
  await expect(joined.getByRole('link')).toHaveText(['Complete it step by step']);
  await joined.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Your way to a whole profile' })).toBeInViewport();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Quill' })).toBeVisible();
  await expect(joined).toHaveCount(0);
});

test('an empty birth date and an empty year are sent as null, though nobody has touched them', async ({
  page,
}) => {
  await signIn(page, '+16125550185');
  await page.getByLabel('Name').fill('Nora Nullborn');
  const update = page.waitForRequest(/\/trpc\/developer\.update/);
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  expect((await update).postDataJSON()).toMatchObject({
    ...{ developerName: 'Nora Nullborn', birthDate: null, yearStartedCoding: null },
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Nullborn' })).toBeVisible();
});

test('a returning developer goes straight to the profile', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550151', name: 'Piet Vale' });
  const profile = page.url();
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Developer Login' })).toBeVisible();

  await signIn(page, '612 555 0151');
  await expect(page.getByText('Phone Verified!', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(profile);
  await expect(page.getByRole('button', { name: 'Edit profile' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Account' })).toBeVisible();

  await page.goto('/developer-signup');
  await expect(page.getByText('You are signed in as Piet Vale')).toBeVisible();
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await expect(page).toHaveURL(profile);
});

test('a reload keeps the step and what was typed, never the code', async ({ page }) => {
  await page.goto('/developer-signup');
  await page.getByLabel('Phone Number').fill('+16125550152');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = (await page.getByLabel('Your code').textContent()) ?? '';
  await page.reload();
  await expect(page.getByText('Sent to +16125550152')).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).not.toContain(code);
  await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled();

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Phone Number')).toHaveValue('+16125550152');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await page.getByLabel('Verification Code').fill(code);
  await page.getByRole('button', { name: 'Verify Phone' }).click();

  await page.getByLabel('Name').fill('Ilse Marrow');
  await page.getByLabel('Country').selectOption('Norway');
  await page.reload();
  await expect(page.getByLabel('Name')).toHaveValue('Ilse Marrow');
  await expect(page.getByLabel('Country')).toHaveValue('Norway');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Ilse Marrow');
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ilse Marrow' })).toBeVisible();
});

test('a pasted message gives its code', async ({ page }) => {
  await page.goto('/developer-signup');
  await page.getByLabel('Phone Number').fill('+16125550153');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const field = page.getByLabel('Verification Code');
  await field.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Your code is 123 456.');
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(field).toHaveValue('123456');
});

test.describe('what the server refuses', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('is told beside the field, and nothing typed is lost', async ({ page }) => {
    await page.goto('/developer-signup');
    await page.getByLabel('Phone Number').fill('12');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByText('Error', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Phone Number')).toHaveAccessibleDescription(
      /not a phone number we can read/,
    );
    await expect(page.getByLabel('Phone Number')).toHaveValue('12');

    await page.getByLabel('Phone Number').fill('+16125550154');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    const code = Number(await page.getByLabel('Your code').textContent());
    const wrongCode = String((code + 1) % 1_000_000).padStart(6, '0');
    await page.getByLabel('Verification Code').fill(wrongCode);
    await page.getByRole('button', { name: 'Verify Phone' }).click();
    await expect(page.getByText('Verification Failed', { exact: true })).toBeVisible();
    await expect(page.getByLabel('Verification Code')).toHaveValue(wrongCode);
    await expect(page.getByText('Invalid or expired verification code').first()).toBeVisible();
  });
});

test('only countries that get codes can be chosen, and the choice is remembered', async ({
  page,
}) => {
  await page.goto('/developer-signup');
  const country = page.getByLabel('Country');
  await expect(country).toHaveValue('US');
  await expect(country.getByRole('option', { name: 'Jamaica' })).toHaveCount(0);
  await country.selectOption('United Kingdom (+44)');
  await page.reload();
  await expect(country).toHaveValue('GB');
  await page.getByLabel('Phone Number').fill('07400 123456');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Sent to +447400123456')).toBeVisible();
});

test('a number that begins with its country chooses it, and one without codes is told at once', async ({
  page,
}) => {
  await page.goto('/developer-signup');
  await hydrated(page);
  const number = page.getByLabel('Phone Number');
  await number.fill('0044 7911');
  await expect(page.getByLabel('Country')).toHaveValue('GB');
  await number.fill('+93 70');
  await expect(number).toHaveAccessibleDescription(/cannot send codes to numbers of this country/);
  await number.fill('0044 7911 123456');
  await expect(number).not.toHaveAccessibleDescription(/cannot send codes/);
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  await expect(page.getByText('Sent to +447911123456')).toBeVisible();
});

test('somebody who has a code already can enter it', async ({ page, browser }) => {
  await page.goto('/developer-signup');
  await page.getByLabel('Phone Number').fill('+16125550156');
  await page.getByRole('button', { name: 'Send Verification Code' }).click();
  const code = (await page.getByLabel('Your code').textContent()) ?? '';

  const elsewhere = await browser.newPage();
  await elsewhere.goto('/developer-signup');
  await hydrated(elsewhere);
  await elsewhere.getByRole('link', { name: 'I have a code already' }).click();
  await elsewhere.getByLabel('Phone Number').fill('(612) 555-0156');
  await elsewhere.getByLabel('Verification Code').fill(code);
  await elsewhere.getByRole('button', { name: 'Verify Phone' }).click();
  await expect(elsewhere.getByText('Phone Verified!', { exact: true })).toBeVisible();
});

test.describe('while the scripts are on the way', () => {
  test('the sign-up goes through all of its steps, and keeps what is typed', async ({
    page,
    context,
  }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/developer-signup', { waitUntil: 'commit' });
    await page.getByLabel('Country').selectOption('United Kingdom (+44)');
    await page.getByLabel('Phone Number').fill('07400 123457');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByText('Sent to +447400123457')).toBeVisible();
    const code = (await page.getByLabel('Your code').textContent()) ?? '';
    await page.getByLabel('Verification Code').fill(code);
    await page.getByRole('button', { name: 'Verify Phone' }).click();

    await page.getByLabel('Name').fill('Early Bird');
    await page.getByLabel('Country').selectOption('Norway');
    await page.getByLabel('Show my phone number').uncheck({ force: true });
    arrive();
    await expect(page.getByLabel('State')).toHaveCount(0);
    await expect(page.getByLabel('Name')).toHaveValue('Early Bird');
    await expect(page.getByLabel('Country')).toHaveValue('Norway');
    await expect(page.getByLabel('Show my phone number')).not.toBeChecked();
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Early Bird' })).toBeVisible();
  });

  test('the first steps keep what is typed before they arrive', async ({ page, context }) => {
    const { arrive } = await slowScripts(context);
    await page.goto('/developer-signup', { waitUntil: 'commit' });
    await page.getByLabel('Phone Number').fill('(612) 555-0157');
    await page.getByLabel('Country').selectOption('Canada (+1)');
    arrive();
    await hydrated(page);
    await expect(page.getByLabel('Phone Number')).toHaveValue('(612) 555-0157');
    await expect(page.getByLabel('Country')).toHaveValue('CA');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByText('Sent to +16125550157')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/status of 400/] });

  test('a new developer goes from phone to code to profile', async ({ page }) => {
    await page.goto('/developer-signup');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await expect(page.getByText('Please enter a phone number')).toBeVisible();
    await page.getByLabel('Phone Number').fill('(612) 555-0158');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    await page.getByLabel('Verification Code').fill('12');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByLabel('Phone Number')).toBeVisible();
    await page.getByRole('link', { name: 'I have a code already' }).click();
    await expect(page.getByLabel('Verification Code')).toBeVisible();

    await page.goto('/developer-signup');
    await page.getByLabel('Phone Number').fill('(612) 555-0159');
    await page.getByRole('button', { name: 'Send Verification Code' }).click();
    const code = (await page.getByLabel('Your code').textContent()) ?? '';
    await page.getByLabel('Verification Code').fill(code);
    await page.getByRole('button', { name: 'Verify Phone' }).click();
    await page.getByLabel('Name').fill('Plain Paper');
    await page.getByLabel('Country').selectOption('United States');
    await page.getByLabel('State').selectOption('Vermont');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Plain Paper' })).toBeVisible();
    await expect(page.getByText('Vermont, United States')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See the other developers' })).toBeVisible();
  });
});
