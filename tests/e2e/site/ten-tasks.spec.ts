import type { Locator, Page } from '@playwright/test';
import { paths } from '../../../src/shared/paths.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';

const phone = { width: 390, height: 844 };
const mostScreens = 2;
const mostPresses = 4;

test.use({ viewport: phone });

/** Counts presses. Typed words are not counted, the key that sends them is. */
function handOn(page: Page) {
  let presses = 0;
  return {
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    async find(words: string) {
      presses += 2;
      await page.getByRole('button', { name: 'Search the site' }).click();
      const box = page.getByRole('combobox', { name: 'Search the site' });
      await box.fill(words);
      await expect(page.getByRole('option').first()).toBeVisible();
      await box.press('Enter');
    },
    /** Tells if somebody reads the answer without leaving the first two screens, or what is in view after a jump. */
    async expectAnswer(answer: Locator) {
      await expect(answer).toBeVisible();
      // A move may still change the page and scroll to its place.
      const topPx = async () => {
        const box = await answer.boundingBox();
        const scrolled = await page.evaluate(() => window.scrollY);
        const top = box?.y ?? Number.POSITIVE_INFINITY;
        return Math.min(top + scrolled, scrolled > 0 ? top : Number.POSITIVE_INFINITY);
      };
      await expect.poll(topPx).toBeLessThan(mostScreens * phone.height);
      expect(presses).toBeLessThanOrEqual(mostPresses);
    },
  };
}

const main = (page: Page) => page.getByRole('main');

test('a tool for a shop without code, under $25 a month', async ({ page }) => {
  await openHydrated(page, paths.resources);
  const { press, expectAnswer } = handOn(page);
  await press(page.getByRole('link', { name: 'Not sure? Answer four questions' }).first());
  await press(page.getByRole('radio', { name: 'None: I describe, it builds' }));
  await press(page.getByRole('radio', { name: 'Up to $25' }));
  await press(page.getByRole('button', { name: 'Show three tools' }));
  await expectAnswer(main(page).getByText('It stays within the budget.').first());
});

test('where to begin, and what comes next on the map', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { press, expectAnswer } = handOn(page);
  await press(main(page).getByText('First station:').getByRole('link', { name: 'Vibecoding' }));
  await expect(page).toHaveURL(paths.glossaryTermPage('vibecoding'));
  await press(main(page).getByRole('link', { name: 'A first app' }));
  await expect(page).toHaveURL(`${paths.learningPath('first-app')}#station-1`);
  await press(main(page).getByRole('checkbox', { name: 'Done: Vibecoding' }));
  const next = main(page).getByRole('link', { name: /^Next station: / });
  const title = ((await next.textContent()) ?? '').replace('Next station: ', '');
  await press(next);
  await expect(page).toHaveURL(/\/creators\?tab=trending-videos#/);
  await expectAnswer(main(page).getByRole('heading', { name: title }));
});

test('what row-level security is', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { find, expectAnswer } = handOn(page);
  await find('row level securty');
  await expect(page).toHaveURL(paths.glossaryTermPage('row-level-security'));
  await expectAnswer(page.getByRole('heading', { name: 'In plain words' }));
});

test('how to ask for row-level security', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, paths.home);
  const { find, press, expectAnswer } = handOn(page);
  await find('row level security');
  await press(page.getByRole('button', { name: /^Copy prompt/ }).first());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('row');
  await expectAnswer(page.getByRole('heading', { name: 'What to say to your tool' }));
});

test('a prompt for sign-in', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, paths.home);
  const { find, press, expectAnswer } = handOn(page);
  await find('prompt for sign-in');
  const copy = page.getByRole('button', { name: /^Copy the prompt/ });
  await press(copy);
  await expect(page.getByRole('button', { name: /^Copied/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Google');
  await expectAnswer(page.getByRole('button', { name: /^Cop/ }).first());
});

test('a prompt for a plan, in a quarter of an hour', async ({ page }) => {
  await openHydrated(page, paths.prompts);
  const { press, expectAnswer } = handOn(page);
  await page.getByLabel('Kind of work').selectOption('Plan');
  await page.getByLabel('Time').selectOption('15 minutes or less');
  await press(page.getByRole('button', { name: 'Show' }));
  await expectAnswer(main(page).getByRole('link', { name: 'Ask for a plan before any code' }));
});

test('Cursor or Lovable, by export', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { find, press, expectAnswer } = handOn(page);
  await find('cursor or lovable');
  await expect(page).toHaveURL(paths.comparison('cursor-vs-lovable'));
  await press(page.getByRole('link', { name: 'Export', exact: true }));
  await expectAnswer(page.getByRole('rowheader', { name: 'Export' }));
});

test('who owns the code that Bolt.new writes', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { find, expectAnswer } = handOn(page);
  await find('bolt');
  await expect(page).toHaveURL(paths.toolPage('bolt-new'));
  await expectAnswer(main(page).getByText('Who owns the code', { exact: true }));
});

test('what Replit Agent costs, and who says so', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { find, expectAnswer } = handOn(page);
  await find('replit agent');
  await expect(page).toHaveURL(paths.toolPage('replit-agent'));
  await expectAnswer(main(page).getByRole('link', { name: /agentdeals/ }));
});

test('a channel about Claude Code', async ({ page }) => {
  await openHydrated(page, paths.home);
  const { find, expectAnswer } = handOn(page);
  await find('alex finn');
  await expect(page).toHaveURL(/\/creators#alex-finn$/);
  await expectAnswer(main(page).getByRole('link', { name: 'Alex Finn' }));
});
