import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

async function scrollTo(page: Page, piece = cards(page).first()): Promise<void> {
  const stepPx = 60;
  const isInSight = () =>
    piece.evaluate((element) => element.getBoundingClientRect().top < window.innerHeight);
  while (!(await isInSight())) {
    await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), stepPx);
    await afterTwoFrames(page);
  }
}

const runningAnimations = (page: Page) => page.evaluate(() => document.getAnimations().length);

test('cards come in when they are scrolled to, one after another, and are there before', async ({
  page,
}) => {
  await openHydrated(page, '/developers');
  await expect(cards(page).first()).toHaveCSS('opacity', '1');
  const starts = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const delays: string[] = [];
        document.addEventListener('animationstart', ({ target }) => {
          if (!(target instanceof Element) || !target.matches('main article')) return;
          delays.push(getComputedStyle(target).animationDelay);
          if (delays.length === 2) resolve(delays);
        });
      }),
  );
  await scrollTo(page);
  await cards(page)
    .nth(1)
    .evaluate((card) => {
      const { top } = card.getBoundingClientRect();
      window.scrollBy({ top: top - window.innerHeight + 20, behavior: 'instant' });
    });
  expect((await starts).length).toBe(2);
  for (const card of await cards(page).all()) await expect(card).toHaveCSS('opacity', '1');
});

test('a trail is drawn when it is scrolled to', async ({ page }) => {
  await openHydrated(page, '/what-is-vibecoding');
  const trail = page.locator('main svg[viewBox="0 0 1200 260"]');
  const drawn = trail.evaluate(
    (drawing) =>
      new Promise<string>((resolve) => {
        document.addEventListener('animationstart', ({ target, animationName }) => {
          const isInside = target instanceof Node && drawing.contains(target);
          if (isInside && target !== drawing) resolve(animationName);
        });
      }),
  );
  await scrollTo(page, trail);
  expect(await drawn).toContain('trace');
  await expect(trail).not.toHaveAttribute('data-arriving');
});

test('the first screen is there at once', async ({ page }) => {
  await page.goto('/blog');
  await expect(cards(page).first()).toHaveCSS('opacity', '1');
  expect(await runningAnimations(page)).toBe(0);
});

test('nothing comes in where less motion is wanted', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/developers');
  await scrollTo(page);
  await afterTwoFrames(page);
  expect(await runningAnimations(page)).toBe(0);
});

async function travels(page: Page, go: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      document.documentElement.dataset.travels = JSON.stringify(frames);
      return animate.call(this, frames, options);
    };
  });
  await go();
  await afterTwoFrames(page);
  const frames = await page.evaluate(() => document.documentElement.dataset.travels);
  return frames ? JSON.parse(frames).map(({ transform }: Keyframe) => transform) : [];
}

// A search keeps the same post first, whatever other tests publish at the same time.
for (const { place, from, link, data, script } of [
  {
    place: 'cover',
    from: '/blog?q=What+AI+app+building+really+costs',
    link: /^Read More/,
    data: /trpc\/.*blog\.article/,
    script: /\/PostPage-/,
  },
  {
    place: 'face',
    from: '/explore-developers?q=Lindqvist',
    link: /\w/,
    data: /trpc\/.*developer\.profile/,
    script: /DeveloperProfilePage/,
  },
]) {
  test(`a ${place} goes along from the list to its page and back, but not where less motion is wanted`, async ({
    page,
  }) => {
    const follow = async () => {
      await openHydrated(page, from);
      const title = await cards(page).first().getByRole('heading').innerText();
      const next = cards(page).first().getByRole('link', { name: link });
      const loaded = [data, script].map((part) => page.waitForResponse(part));
      await next.hover();
      await Promise.all(loaded);
      return travels(page, async () => {
        await next.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      });
    };
    const flight = [expect.stringMatching(/^translate\(.*scale\(/), 'none'];
    // A page that comes later than half a second shows no flight, and a busy machine can be that late.
    await expect(async () => {
      expect(await follow()).toEqual(flight);
      const back = await travels(page, async () => {
        await page.goBack();
        await expect(cards(page).first()).toBeVisible();
      });
      expect(back).toEqual(flight);
    }).toPass();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await follow()).toEqual([]);
  });
}
