import type { Page, Response } from '@playwright/test';
import { seedPosts } from '../../../prisma/seed/blog.ts';
import { seedDevelopers } from '../../../prisma/seed/developers/seed-developers.ts';
import { navigationKind } from '../../../src/shared/content/navigation.ts';
import { paths } from '../../../src/shared/paths.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { contentUnder } from '../../setup/browser/covered-content.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { expectContentOnFirstScreen } from '../../setup/browser/first-screen.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { hydrated, openHydrated } from '../../setup/browser/hydration.ts';
import {
  goodLayoutShift,
  layoutShiftOf,
  maxLayoutShift,
} from '../../setup/browser/layout-shift.ts';
import { publicPages } from '../../setup/browser/public-pages.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { unevenStacks } from '../../setup/browser/uneven-stacks.ts';
import { unstyledClasses } from '../../setup/browser/unstyled-classes.ts';
import { decisiveWidthsPx, expectToFit, setWidth } from '../../setup/browser/widths.ts';

/** Opens each page once for all checks, because opening takes the time. A failed step does not stop the next ones. */

const KILOBYTE = 1_000;
const SCRIPT_BUDGET_KB = { marketing: 130, withData: 155 };
/** Transfer size of a first visit, without pictures. */
const TOTAL_BUDGET_KB = { marketing: 205, withData: 265 };
const pagesWithData: string[] = [
  paths.blog,
  paths.exploreDevelopers,
  `${paths.saveSearch}?country=Chile`,
  paths.shortlist('1-2-3'),
  paths.shortlist('mine'),
  paths.marks,
  paths.developerSignup,
  paths.search,
  paths.submit,
];
const STYLE_BUDGET_KB = 20;
const MAX_REQUESTS = 15;
/** Asked for once the page has loaded; playable-proof.spec.ts and estimate-in-form.spec.ts hold their weight. */
const lateFiles: Partial<Record<string, RegExp>> = {
  [paths.home]: /\/Playable-/,
  [paths.caseStudy('developer-network')]: /\/Playable-/,
  [paths.caseStudy('bakery-preorder')]: /\/Playable-/,
  [paths.contact]: /\/(?:EstimateInForm|services)-/,
};
/** Covers, portraits, contour drawings and screens beside the entries of a list. Their number depends on the list. */
const pictureOfData = /^\/(?:(?:avatars|contours|covers|media)\/|illustrations\/(?:phone|screen)-)/;

type PageKind = keyof typeof SCRIPT_BUDGET_KB;

const designWidthsPx = [390, 1440];

async function openWithEmptyCache(page: Page, address: string) {
  const files: Promise<{ type: string; pathname: string; bytes: number }>[] = [];
  const note = (response: Response) => {
    const request = response.request();
    if (lateFiles[address]?.test(request.url())) return;
    const sizes = request.sizes();
    files.push(
      sizes.then(({ responseBodySize }) => ({
        type: request.resourceType(),
        pathname: new URL(request.url()).pathname,
        bytes: responseBodySize,
      })),
    );
  };
  page.on('response', note);
  const document = await page.goto(address);
  await page.waitForLoadState('networkidle');
  expect(document?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  page.off('response', note);
  const loaded = await Promise.all(files);
  const kilobytesOf = (counts: (type: string) => boolean) =>
    loaded.reduce((sum, { type, bytes }) => sum + (counts(type) ? bytes : 0), 0) / KILOBYTE;
  return {
    scriptKb: kilobytesOf((type) => type === 'script'),
    styleKb: kilobytesOf((type) => type === 'stylesheet'),
    kbWithoutPictures: kilobytesOf((type) => type !== 'image'),
    styleFiles: loaded.filter(({ type }) => type === 'stylesheet').length,
    requests: loaded.filter(({ pathname }) => !pictureOfData.test(pathname)).length,
  };
}

async function expectLightAndSteady(page: Page, address: string, kind: PageKind) {
  await test.step('it opens within its weight', async () => {
    const visit = await openWithEmptyCache(page, address);
    expect.soft(visit.scriptKb).toBeLessThan(SCRIPT_BUDGET_KB[kind]);
    expect.soft(visit.styleKb).toBeLessThan(STYLE_BUDGET_KB);
    expect.soft(visit.kbWithoutPictures).toBeLessThan(TOTAL_BUDGET_KB[kind]);
    expect.soft(visit.styleFiles).toBe(1);
    expect.soft(visit.requests).toBeLessThanOrEqual(MAX_REQUESTS);
  });
  await test.step('what the server drew has its styles', async () => {
    expect.soft(await unstyledClasses(page)).toEqual([]);
  });
  // Fonts are cached from here on: the time of their first load depends on the machine.
  for (const width of [390, 1280]) {
    await test.step(`nothing moves while it loads at ${width} px`, async () => {
      await setWidth(page, width);
      await page.reload();
      await hydrated(page);
      expect.soft(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
    });
  }
  for (const width of [390, 768]) {
    await test.step(`the round button covers nothing at ${width} px`, async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await setWidth(page, width);
      const button = page.getByRole('link', {
        name: navigationKind.release.floatingButton.tooltip,
        includeHidden: true,
      });
      await expect.poll(() => contentUnder(button)).toEqual([]);
      // The button appears only on scrolling up.
      for (const top of [3_000, 2_400, 1_000]) {
        await page.evaluate((y) => window.scrollTo(0, y), top);
        await afterTwoFrames(page);
        await expect.poll(() => contentUnder(button)).toEqual([]);
      }
    });
  }
}

async function expectEvenStacks(page: Page) {
  for (const width of [320, 390]) {
    await test.step(`buttons below one another are equally wide at ${width} px`, async () => {
      await setWidth(page, width);
      expect.soft(await unevenStacks(page)).toEqual([]);
    });
  }
}

async function expectAccessibleAndFitting(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('axe finds nothing', () => expectNoViolations(page, designWidthsPx));
  await test.step('it fits every width', () => expectToFit(page, decisiveWidthsPx));
  for (const share of [1.5, 2])
    await test.step(`it fits with text ${share} times as large`, () =>
      withTextSize(page, share * usualTextPx, () => expectToFit(page, [390, 768, 1280])));
}

// These tests weigh and time a first visit.
test.use({ hasEmptyCache: true });

for (const address of [...publicPages, paths.developerSignup]) {
  test(`${address} is light, steady and accessible, and fits every width`, async ({ page }) => {
    const kind = pagesWithData.includes(address) ? 'withData' : 'marketing';
    await expectLightAndSteady(page, address, kind);
    await test.step('it shows its content on the first screen', () =>
      expectContentOnFirstScreen(page, address));
    await expectEvenStacks(page);
    await expectAccessibleAndFitting(page);
  });
}

test('a post is light, steady and accessible, and fits every width', async ({ page }) => {
  const [post] = seedPosts;
  await expectLightAndSteady(page, paths.post(post?.slug ?? ''), 'withData');
  await expectAccessibleAndFitting(page);
});

test("a developer's profile is light, steady and accessible, and fits every width", async ({
  page,
}) => {
  const [seeded] = seedDevelopers;
  const found = await page.request.get(paths.exploreDevelopers, {
    params: { q: seeded?.developerName ?? '' },
  });
  const [, id = ''] = /\/developer-profile\/(\d+)/.exec(await found.text()) ?? [];
  await expectLightAndSteady(page, paths.developerProfile(id), 'withData');
  await expectEvenStacks(page);
  await expectAccessibleAndFitting(page);
});

test.describe('a page that is no destination', () => {
  test.use({ expectedMessages: [/status of 404/] });

  for (const address of [paths.admin, '/no-such-page']) {
    test(`${address} is accessible and fits every width`, async ({ page }) => {
      await openHydrated(page, address);
      await expectAccessibleAndFitting(page);
    });
  }
});

for (const address of [paths.home, paths.blog, paths.serviceApps]) {
  test(`${address} hardly moves when its fonts come late`, async ({ page }) => {
    let deliver = () => {};
    const delivery = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route('**/*.woff2', async (route) => {
      await delivery;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    await hydrated(page);
    deliver();
    await page.evaluate(() => document.fonts.ready);
    expect(await layoutShiftOf(page)).toBeLessThan(goodLayoutShift);
  });
}

test('no script is fetched before what paints the page', async ({ request }) => {
  const html = await (await request.get(paths.home)).text();
  const tags = html.match(/<(?:script|link)[^>]* (?:src=|rel="modulepreload")[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(2);
  for (const tag of tags) expect(tag).toContain('fetchpriority="low"');
});

for (const address of [paths.tips, paths.contact, paths.blog]) {
  test(`a button of ${address} works as soon as the page has loaded`, async ({ page }) => {
    await page.goto(address);
    await page.getByRole('button', { name: /^Switch to/ }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });
}

test('a page that is gone to is styled before it is there: no style file comes with it', async ({
  page,
}) => {
  await page.goto(paths.about);
  const styles: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') styles.push(request.url());
  });
  for (const address of [paths.examples, paths.blog]) {
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(styles).toEqual([]);
});
