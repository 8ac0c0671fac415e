import { demoAdmin, expect, test } from '../../setup/browser/e2e.ts';

test.use({ expectedMessages: [/status of 401/] });

test('the login gate asks for both, refuses a wrong pair and lets the shown one in', async ({
  page,
}) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  await expect(page).toHaveTitle(/Admin/);
  const username = page.getByLabel('Username');
  const password = page.getByRole('textbox', { name: 'Password' });
  const login = page.getByRole('button', { name: 'Login', exact: true });

  await login.click();
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await expect(username).toBeFocused();

  await username.fill('admin');
  await password.fill('not the password');
  await login.click();
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials. Please try again.');

  const demo = page.getByRole('complementary', { name: 'Demo credentials' });
  await expect(demo).toContainText(demoAdmin.username);
  await expect(demo).toContainText(demoAdmin.password);
  await demo.getByRole('button', { name: 'Fill them in' }).click();
  await login.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText('Manage your blog content and settings')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBe('true');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('admin-auth'))).toBeNull();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
});

test('the flag in the browser grants nothing', async ({ page, request }) => {
  await page.addInitScript(() => localStorage.setItem('admin-auth', 'true'));
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Login' })).toBeVisible();
  expect((await request.get('/trpc/admin.activity.list?input=%7B%7D')).status()).toBe(401);
});

test('everybody gets the same page, which search engines leave out', async ({ page, request }) => {
  const html = await (await request.get('/admin')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain(demoAdmin.password);
  expect(await (await page.goto('/admin'))?.text()).toBe(html);
});

test('a session that ends while somebody writes asks again and loses nothing', async ({ page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Fill them in' }).click();
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Admin Dashboard' }).waitFor();
  await page.goto('/admin?tab=categories');
  await page.getByRole('button', { name: 'New Category' }).click();
  await page.getByLabel('Name').fill('Field notes');
  await page.getByLabel('Description').fill('Written outdoors.');

  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create category' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again.getByLabel('Username')).toHaveValue('admin');
  await again.getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(again).toBeHidden();

  await expect(page.getByLabel('Description')).toHaveValue('Written outdoors.');
  await page.getByRole('button', { name: 'Create category' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Field notes' })).toBeVisible();

  await page.goto('/admin?post=3');
  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Written while nobody was signed in.');
  await page.context().clearCookies();
  await page.getByRole('textbox', { name: 'Meta Keywords' }).fill('night');
  await again.getByRole('textbox', { name: 'Password' }).fill(demoAdmin.password);
  await again.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Excerpt' })).toHaveValue(
    'Written while nobody was signed in.',
  );
});
