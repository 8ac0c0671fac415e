import type { BrowserContextOptions, Page } from '@playwright/test';
import { moments } from '../../factories/moments.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { expect, test } from '../../setup/steps/admin-steps.ts';
import { addOwnAdmin, submitLogin } from '../../setup/steps/own-admin.ts';

const smallestTargetPx = 24;

const toasts = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');

/** Links within a sentence are as small as its letters may be. */
async function expectFingersToHit(page: Page): Promise<void> {
  const small = await page
    .locator('[data-scene]')
    .locator('..')
    .locator('button, a')
    .evaluateAll(
      (controls, leastPx) =>
        controls
          .filter((control) => !control.closest('p'))
          .filter((control) => control.getBoundingClientRect().height < leastPx)
          .map(({ outerHTML }) => outerHTML),
      smallestTargetPx,
    );
  expect.soft(small).toEqual([]);
}

for (const [name, bring] of Object.entries(moments)) {
  test(`the moment "${name}" holds on every screen, with large text and in forced colors`, async ({
    browser,
    page: owner,
  }) => {
    test.slow();
    const open = async (options: BrowserContextOptions = {}) =>
      (
        await browser.newContext({
          ...{ storageState: { cookies: [], origins: [] }, reducedMotion: 'reduce' },
          ...options,
        })
      ).newPage();
    const author = await open();
    if (name === 'first post') await submitLogin(author, await addOwnAdmin());

    const scene = await bring({ owner, author, visitor: await open() });
    await expect(scene.locator('svg')).toHaveAttribute('aria-hidden', 'true');
    const page = scene.page();
    await expectToFit(page, [320, 390, 768, 1440, 1920]);
    for (const width of [390, 1440])
      await withTextSize(page, 2 * usualTextPx, () => expectToFit(page, [width]));
    // A toast that fades out has too little contrast for a moment.
    await expect(toasts(page)).toHaveCount(0);
    await expectNoViolations(page, [320, 1440]);
    await expectFingersToHit(page);
    await page.emulateMedia({ forcedColors: 'active' });
    await expectNoViolations(page, [390], { withoutColors: true });
  });
}
