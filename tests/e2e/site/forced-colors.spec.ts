import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { test as adminTest } from '../../setup/steps/admin-steps.ts';

const inForcedColors = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

const lookOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, outlineStyle };
  });

async function expectToDiffer(one: Locator, other: Locator) {
  const [marked, plain] = [await lookOf(one), await lookOf(other)];
  expect(marked.backgroundColor).not.toBe(plain.backgroundColor);
  expect(marked.color).not.toBe(plain.color);
}

test.describe('in forced colors', () => {
  test.use({ reducedMotion: 'reduce' });

  test.afterEach(({ page }) => page.emulateMedia({ forcedColors: 'none' }));

  test('what is chosen, pressed or current looks other than its neighbors', async ({ page }) => {
    await inForcedColors(page);
    await openHydrated(page, '/tips');
    const tabs = page.getByRole('tab');
    await expectToDiffer(tabs.nth(0), tabs.nth(1));
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expectToDiffer(
      bar.getByRole('button', { name: 'Learn' }),
      bar.getByRole('button', { name: 'Explore' }),
    );
    await bar.getByRole('button', { name: 'Learn' }).hover();
    await expectToDiffer(
      bar.getByRole('link', { name: 'Tips' }),
      bar.getByRole('link', { name: 'Glossary' }),
    );
    const scheme = page.getByRole('group', { name: 'Color scheme' });
    await expectToDiffer(
      scheme.locator('label').filter({ hasText: 'System' }),
      scheme.locator('label').filter({ hasText: 'Dark' }),
    );
    await expectNoViolations(page, [], { withoutColors: true });

    await page.goto('/resources');
    const filters = page.getByRole('group', { name: 'Filter tools by category' });
    await expectToDiffer(
      filters.getByRole('button', { pressed: true }),
      filters.getByRole('button', { pressed: false }).first(),
    );
    await page.goto('/explore-developers?tool=Cursor');
    await expectToDiffer(
      page.getByRole('main').locator('a[aria-current="true"]').first(),
      page.getByRole('list', { name: 'Has built with' }).getByRole('link', { name: 'Lovable' }),
    );
    await page.goto('/developer-signup');
    const steps = page
      .getByRole('list', { name: 'Steps of signing up' })
      .locator('li > :first-child');
    await expectToDiffer(steps.nth(0), steps.nth(1));
  });

  test('focus can be seen in fields, on cards and in the search', async ({ page }) => {
    await inForcedColors(page);
    await openHydrated(page, '/contact');
    await page.getByLabel('First Name').focus();
    expect(await lookOf(page.getByLabel('First Name'))).toMatchObject({ outlineStyle: 'solid' });
    await page.getByRole('button', { name: 'Search the site' }).click();
    const box = page.getByRole('combobox', { name: 'Search the site' });
    await expect(box).toBeFocused();
    expect(await lookOf(box)).toMatchObject({ outlineStyle: 'solid' });
    await box.press('ArrowDown');
    await expectToDiffer(
      page.getByRole('dialog').getByRole('option', { selected: true }),
      page.getByRole('dialog').getByRole('option', { selected: false }).first(),
    );
    await expectNoViolations(page, [], { withoutColors: true });
    await page.keyboard.press('Escape');
    await page.goto('/explore-developers?q=Lindqvist');
    await page.getByRole('link', { name: 'Marit Lindqvist' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await lookOf(focused)).toMatchObject({ outlineStyle: 'solid' });
  });
});

adminTest(
  'in forced colors a tab and a switch of the admin area say their state',
  async ({ page }) => {
    await inForcedColors(page);
    await page.goto('/admin');
    const tabs = page.getByRole('tab');
    await expectToDiffer(tabs.nth(0), tabs.nth(1));
    await page.getByRole('link', { name: 'New Post' }).click();
    const published = page.getByRole('switch', { name: 'Published' });
    const track = published.locator('xpath=following-sibling::*[1]');
    const { backgroundColor } = await lookOf(track);
    await published.setChecked(!(await published.isChecked()), { force: true });
    await expect.poll(async () => (await lookOf(track)).backgroundColor).not.toBe(backgroundColor);
  },
);
