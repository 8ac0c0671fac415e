import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

const shop = '/tools/finder?what=web&who=business&code=none&budget=25';

test.describe('the finder of tools', () => {
  test.use({ expectedMessages: [/ERR_FAILED.*tools\.finder/] });

  test('leads from the list of tools to three of them, and to their comparison', async ({
    page,
  }) => {
    await openHydrated(page, '/resources');
    await page.getByRole('link', { name: 'Not sure? Answer four questions' }).click();
    await expect(page).toHaveURL('/tools/finder');
    await page.getByRole('radio', { name: 'A website or web app' }).check();
    await page.getByRole('radio', { name: 'A founder or a business' }).check();
    await page.getByRole('radio', { name: 'None: I describe, it builds' }).check();
    await page.getByRole('radio', { name: 'Up to $25' }).check();
    await page.getByRole('button', { name: 'Show three tools' }).click();
    await expect(page).toHaveURL(shop);
    const found = page.getByRole('region', { name: 'Three tools for you' });
    await expect(found.getByRole('heading', { level: 3 })).toHaveText([
      'Lovable',
      'Emergent',
      'Base44',
    ]);
    await expect(page.getByRole('radio', { name: 'Up to $25' })).toBeChecked();
    await found.getByRole('link', { name: 'Compare these three' }).click();
    await expect(page).toHaveURL('/compare/base44-vs-emergent-vs-lovable');
    await page.goBack();
    await expect(found.getByRole('heading', { level: 3 })).toHaveCount(3);
  });

  test('begins again with every question open', async ({ page }) => {
    await openHydrated(page, shop);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page).toHaveURL('/tools/finder');
    await expect(page.getByRole('heading', { name: 'Three tools for you' })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: 'No matter', checked: true })).toHaveCount(4);
  });

  test('asks again when the tools did not arrive', async ({ page }) => {
    await openHydrated(page, '/tools/finder');
    await page.route('**/trpc/tools.finder**', (route) => route.abort());
    await page.evaluate((address) => {
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, shop);
    await expect(page.getByRole('alert')).toContainText('The tools did not arrive');
    await page.unroute('**/trpc/tools.finder**');
    await page.getByRole('button', { name: 'Ask again' }).click();
    await expect(page.getByRole('link', { name: 'Compare these three' })).toBeVisible();
  });

  test('fits a small phone with its answer, and axe finds nothing in it', async ({ page }) => {
    await openHydrated(page, shop);
    await expectNoViolations(page, [390, 1440]);
    await expectToFit(page, [320]);
  });
});

test.describe('the finder of tools without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('answers too', async ({ page }) => {
    await page.goto('/tools/finder');
    await page.getByRole('radio', { name: 'An agent in the terminal' }).check();
    await page.getByRole('button', { name: 'Show three tools' }).click();
    await expect(page).toHaveURL(/what=terminal/);
    await expect(page.getByRole('region', { name: 'Three tools for you' })).toBeVisible();
  });
});
