import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { tabTo } from '../../setup/browser/keyboard.ts';
import { layoutShiftOf, maxLayoutShift } from '../../setup/browser/layout-shift.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import { exampleSteps } from '../../setup/steps/example-steps.ts';

async function openExample(page: Page, slug: string, name: string) {
  await openHydrated(page, `/examples/${slug}`);
  const tryIt = page.getByRole('region', { name: 'Try it' });
  const app = page.getByRole('region', { name, exact: true });
  await expect(app).toBeVisible();
  return {
    app,
    said: app.getByRole('status').first(),
    button: (label: string) => app.getByRole('button', { name: label }).first(),
    async expectDone(count: number) {
      await expect(tryIt.getByRole('listitem').filter({ hasText: '(done)' })).toHaveCount(count);
      const note = tryIt.getByText('of 4 steps done');
      if (count === 0) await expect(note).toHaveCount(0);
      else await expect(note).toHaveText(`${count} of 4 steps done`);
    },
  };
}

for (const { slug, name, steps, end } of exampleSteps) {
  test(`the four steps of ${name} are done by keyboard, and nothing is asked for`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { said, button, expectDone } = await openExample(page, slug, name);
    // Before any resizing, after which the new layout counts as a shift.
    expect(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
    await expectNoViolations(page, [390, 1440]);
    await expectToFit(page, [320, 390]);
    await tabTo(page, button(steps[0][0]));
    const asked: string[] = [];
    page.on('request', (request) => {
      // The search loads its index when the keyboard passes its button.
      if (!request.url().includes('search.index')) asked.push(request.url());
    });
    await expectDone(0);
    for (const [index, presses] of steps.entries()) {
      for (const label of presses) {
        await button(label).focus();
        await page.keyboard.press('Enter');
      }
      await expectDone(index + 1);
    }
    await expect(said).toHaveText(end);
    expect(asked).toEqual([]);
    await expectNoViolations(page, [390, 1440]);
    await button('Start again').focus();
    await page.keyboard.press('Enter');
    await expectDone(0);
  });
}

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('four steps are done, one is taken back, and a new visit begins anew', async ({ page }) => {
    const { button, expectDone } = await openExample(page, 'support-triage', 'First Reply');
    for (const label of ['Sort the inbox', 'Open: Where is my sofa?', 'Send the reply']) {
      await button(label).tap();
    }
    await expectDone(2);
    await expect(page.getByText('The rules of the store name no day. Choose one.')).toBeVisible();
    await button('Friday').tap();
    await button('Send the reply').tap();
    await expectDone(4);
    await button('Undo').tap();
    await expectDone(3);
    await page.reload();
    await expectDone(0);
    await expect(button('Open: Where is my sofa?')).toBeVisible();
  });
});

test('what an example would cost is what the estimate says', async ({ page }) => {
  await openHydrated(page, '/examples/court-booking');
  const made = page.getByRole('region', { name: 'How it was made' });
  const price = await made.getByText(/^\$[\d,]+ – \$[\d,]+$/).textContent();
  await made.getByRole('link', { name: 'I need something like this' }).click();
  await expect(page).toHaveURL(/\/services\?service=apps&.*#estimate$/);
  await expect(page.getByLabel('What is to be built?')).toHaveValue('apps');
  await expect(page.getByRole('checkbox', { name: 'Payments' })).toBeChecked();
  await expect(page.getByRole('status').filter({ hasText: price ?? 'no price' })).toBeVisible();
  await page.getByRole('link', { name: 'Take this into a request' }).click();
  await expect(page).toHaveURL(/\/contact\?estimate=apps\.customers\.accounts_payments\.open/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('an example shows its picture, the steps and the way to the estimate', async ({ page }) => {
    await page.goto('/examples/stockroom');
    const tryIt = page.getByRole('region', { name: 'Try it' });
    await expect(tryIt.getByRole('listitem')).toHaveCount(4);
    await expect(tryIt.getByRole('figure').locator('img').first()).toBeAttached();
    await expect(tryIt.getByRole('button')).toHaveCount(0);
    await expect(tryIt).toContainText('The app needs scripts.');
    await page.getByRole('link', { name: 'I need something like this' }).click();
    await expect(page.getByLabel('What is to be built?')).toHaveValue('software');
    await expect(page.getByRole('checkbox', { name: 'Data from an older system' })).toBeChecked();
  });
});
