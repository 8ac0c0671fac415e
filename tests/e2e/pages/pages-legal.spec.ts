import { expect, test } from '../../setup/browser/e2e.ts';

for (const [name, address, table] of [
  ['Privacy', '/privacy', 'What is kept for how long'],
  ['Terms', '/terms', null],
] as const) {
  test(`${address} is reached from the foot of every page and says that its owner has to check it`, async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('To be checked by the owner of this site')).toBeVisible();
    await expect(page.getByText('Last changed: November 2026')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Text messages' })
      .click();
    await expect(page).toHaveURL(`${address}#text-messages`);
    await expect(page.getByRole('heading', { name: 'Text messages' })).toBeInViewport();
    if (table) await expect(page.getByRole('table', { name: table })).toBeVisible();
  });
}

test('somebody who only reads gets no cookie, as the privacy page says', async ({ page }) => {
  for (const address of ['/', '/privacy', '/blog', '/creators', '/explore-developers']) {
    await page.goto(address, { waitUntil: 'networkidle' });
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('the forms that take data lead to what becomes of it', async ({ page }) => {
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await expect(form.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy');
  await page.goto('/developer-signup');
  await expect(form.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
  await expect(form.getByRole('link', { name: 'treat your data' })).toHaveAttribute(
    'href',
    '/privacy',
  );
  await page.goto('/developer-profile/1');
  await expect(form.getByRole('link', { name: 'privacy' })).toHaveAttribute('href', '/privacy');
});
