import type { Locator } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { signUp } from '../../setup/steps/developer-steps.ts';

const directionOf = (text: Locator) =>
  text.evaluate((element) => getComputedStyle(element).direction);

const textStart = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const [line] = range.getClientRects();
    return (line?.left ?? 0) - element.getBoundingClientRect().left;
  });

test('an Arabic profile and a message in Hebrew go from right to left in an English page', async ({
  page,
  browser,
}) => {
  await signUp(page, {
    phoneNumber: '+16125550241',
    name: 'ليلى حداد',
    bio: 'أبني تطبيقات صغيرة للمكتبات.',
  });
  const name = page.getByRole('heading', { level: 1, name: 'ليلى حداد' });
  expect(await directionOf(name)).toBe('rtl');
  expect(await directionOf(page.getByText('أبني تطبيقات صغيرة للمكتبات.'))).toBe('rtl');
  expect(await directionOf(page.locator('html'))).toBe('ltr');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.clock.install();
  await visitor.goto(page.url());
  const form = visitor.getByRole('form', { name: 'Write to ليلى حداد' });
  await form.getByLabel('Your name').fill('נועה לוי');
  await form.getByLabel('Your email').fill('noa@example.com');
  await form.getByLabel('Message').fill('שלום, יש לי שאלה (קצרה).');
  expect(await directionOf(form.getByLabel('Your name'))).toBe('rtl');
  expect(await directionOf(form.getByLabel('Message'))).toBe('rtl');
  expect(await directionOf(form.getByLabel('Your email'))).toBe('ltr');
  await visitor.clock.fastForward(10_000);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(visitor.getByRole('link', { name: 'Follow your message' })).toBeVisible();

  await page.reload();
  const message = page.getByText('שלום, יש לי שאלה (קצרה).');
  await expect(message).toBeVisible();
  expect(await directionOf(message)).toBe('rtl');
  expect(await textStart(message)).toBeGreaterThan(0);
  expect(await directionOf(page.getByText('נועה לוי', { exact: true }))).toBe('rtl');
});

test('a field follows what is typed, and one for addresses stays as it is', async ({ page }) => {
  await page.goto('/contact');
  const name = page.getByLabel('First Name');
  const address = page.getByRole('textbox', { name: 'Email' });
  for (const [typed, direction] of [
    ['Noa', 'ltr'],
    ['נועה', 'rtl'],
  ] as const) {
    await name.fill(typed);
    await address.fill(`${typed}@example.com`);
    expect(await directionOf(name)).toBe(direction);
    expect(await directionOf(address)).toBe('ltr');
  }
});
