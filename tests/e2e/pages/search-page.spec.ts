import { paths } from '../../../src/shared/paths.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { decisiveWidthsPx, expectToFit } from '../../setup/browser/widths.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar leads to the page of results, whose form bears typing errors', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('link', { name: 'Search the site' }).click();
    await expect(page).toHaveURL('/search');
    const start = page.getByRole('region', { name: 'Good places to start' });
    await expect(start.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search the site' }).fill('vector databse');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL('/search?q=vector+databse');
    const results = page.getByRole('region', { name: 'Glossary' });
    await results.getByRole('link', { name: 'Vector database' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vector database' })).toBeVisible();
  });
});

for (const [name, address] of [
  ['many results', paths.searchFor('database')],
  ['no result', paths.searchFor('qqzzxx')],
  ['posts that were searched', '/blog?q=app'],
] as const) {
  test(`a page of ${name} is accessible and fits every width`, async ({ page }) => {
    await page.goto(address);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expectNoViolations(page, [390, 1440]);
    await expectToFit(page, decisiveWidthsPx);
  });
}
