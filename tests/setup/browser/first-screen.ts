import type { Page } from '@playwright/test';
import { paths } from '../../../src/shared/paths.ts';
import { expect } from './e2e.ts';
import { afterTwoFrames } from './frames.ts';

const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const highestContentPx = 620;
/** Visible height that is enough to recognize the content. */
const shownOnPhonePx = 60;
const compactHeroPx = 380;

const tallPages: readonly string[] = [
  paths.home,
  paths.about,
  paths.services,
  paths.serviceWebsites,
  paths.serviceApps,
  paths.serviceSoftware,
  paths.serviceAutomation,
  paths.serviceConsulting,
  paths.caseStudy('developer-network'),
  paths.caseStudy('bakery-preorder'),
  paths.developerSignup,
];

/** Checks that a compact page has a low opening, and that every page shows content on its first screen. */
export async function expectContentOnFirstScreen(page: Page, address: string): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.setViewportSize(wide);
  await afterTwoFrames(page);
  if (!tallPages.includes(address))
    expect.soft(await openingHeightPx(page)).toBeLessThanOrEqual(compactHeroPx);
  expect.soft(await topOfContentPx(page)).toBeLessThan(highestContentPx);
  await page.setViewportSize(phone);
  await afterTwoFrames(page);
  expect.soft(await topOfContentPx(page)).toBeLessThan(phone.height - shownOnPhonePx);
}

function topOfContentPx(page: Page): Promise<number> {
  const leastDrawingPx = 200;
  return page.getByRole('main').evaluate((main, least) => {
    const pieces = main.querySelectorAll('h2, h3, img, input, select, [role="tab"], figure, svg');
    const tops = [...pieces]
      .filter((piece) => piece.checkVisibility() && !piece.closest('.visually-hidden'))
      .filter((piece) => piece.tagName !== 'svg' || piece.getBoundingClientRect().width >= least)
      .map((piece) => piece.getBoundingClientRect().top);
    return Math.min(...tops);
  }, leastDrawingPx);
}

async function openingHeightPx(page: Page): Promise<number> {
  const bar = await page.getByRole('banner').boundingBox();
  const opening = await page
    .locator('header', { has: page.getByRole('heading', { level: 1 }) })
    .boundingBox();
  if (!bar || !opening) throw new Error('The page has no bar or no opening.');
  return opening.y + opening.height - bar.y;
}
