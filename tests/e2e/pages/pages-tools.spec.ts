import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { expectToFit } from '../../setup/browser/widths.ts';

test.describe('the page of a tool', () => {
  test('opens from its card, and names a source and a day for what is known', async ({ page }) => {
    await openHydrated(page, '/resources');
    await page.getByRole('link', { name: 'All facts about Cursor' }).click();
    await expect(page).toHaveURL('/tools/cursor');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursor');
    await expect(page).toHaveTitle('Cursor: facts with sources | vibecode.land');
    const facts = page.getByRole('region', { name: 'What is known' });
    await expect(facts.getByText('Price', { exact: true })).toBeVisible();
    await expect(facts.getByText('Source:').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All tools' }).click();
    await expect(page.getByRole('heading', { name: '7 Tools Found' })).toBeVisible();
  });

  test('of the list below opens too, and leads back to the whole list', async ({ page }) => {
    await openHydrated(page, '/resources');
    await page.getByRole('link', { name: 'All facts about Cursor' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursor');
    await page.getByRole('main').getByRole('link', { name: 'All tools' }).click();
    await expect(page.getByRole('heading', { name: 'The others we cover' })).toBeVisible();
    await page.getByRole('link', { name: 'All facts about Aider' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aider');
  });
});

test.describe('a comparison', () => {
  test('is made from a card in three presses, shows differences alone, and is shared by its address', async ({
    page,
  }) => {
    await openHydrated(page, '/resources');
    await page.getByRole('link', { name: 'Compare Cursor', exact: true }).click();
    await expect(page.getByText('Choose a second tool below.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Lovable', exact: true }).click();
    await expect(page).toHaveURL('/compare/cursor-vs-lovable');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cursor vs Lovable');
    await expect(page.getByRole('columnheader')).toHaveCount(2);
    await page.getByRole('main').getByRole('link', { name: 'Differences only' }).click();
    await expect(page).toHaveURL('/compare/cursor-vs-lovable?show=differences');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Differences only' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.getByRole('main').getByRole('link', { name: 'v0', exact: true }).click();
    await expect(page).toHaveURL('/compare/cursor-vs-lovable-vs-v0');
    await expect(page.getByRole('columnheader')).toHaveCount(3);
  });

  test('of four tools fits a small phone, and axe finds nothing in it', async ({ page }) => {
    await openHydrated(page, '/compare/cline-vs-junie-vs-kiro-vs-zed');
    await expectNoViolations(page, [390, 1440]);
    await page.setViewportSize({ width: 320, height: 800 });
    await expectToFit(page);
  });
});
