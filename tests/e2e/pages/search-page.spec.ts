import { expect, test } from '../../setup/browser/e2e.ts';

test.use({ javaScriptEnabled: false });

test('without scripts the bar leads to the page of results, whose form bears typing errors', async ({
  page,
}) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Search the site' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox', { name: 'Search the site' }).fill('vector databse');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL('/search?q=vector+databse');
  const results = page.getByRole('region', { name: 'Glossary' });
  await results.getByRole('link', { name: 'Vector database' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vector database' })).toBeVisible();
});
