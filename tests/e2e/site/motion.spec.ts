import type { Page } from '@playwright/test';
import { expect, test } from '../../setup/browser/e2e.ts';
import { afterTwoFrames } from '../../setup/browser/frames.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { fillContactForm } from '../../setup/steps/contact-steps.ts';

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

/** Follows the step, and returns what traveled meanwhile in transitions of the browser. */
async function travels(page: Page, go: () => Promise<void>): Promise<string[]> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.traveled;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const note = () => {
        const pieces = document
          .getAnimations()
          .flatMap(({ effect }) =>
            effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : [],
          );
        const groups = pieces.map((piece) => /group\(((?!root)[a-z]+)-\d+\)/.exec(piece)?.[1]);
        dataset.traveled = groups.filter(Boolean).sort().join(' ');
      };
      transition.ready.then(note, () => undefined);
      return transition;
    };
  });
  await go();
  await afterTwoFrames(page);
  const traveled = await page.evaluate(() => document.documentElement.dataset.traveled);
  return traveled ? traveled.split(' ') : [];
}

// A search keeps the same post first, whatever other tests publish at the same time.
for (const { pieces, from, link, data, script } of [
  {
    pieces: ['cover'],
    from: '/blog?q=What+AI+app+building+really+costs',
    link: /^Read More/,
    data: /trpc\/.*blog\.article/,
    script: /\/PostPage-/,
  },
  {
    pieces: ['face', 'name'],
    from: '/explore-developers?q=Lindqvist',
    link: /\w/,
    data: /trpc\/.*developer\.profile/,
    script: /DeveloperProfilePage/,
  },
]) {
  test(`${pieces.join(' and ')} of a card: it goes along from the list to its page and back, but not where less motion is wanted`, async ({
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
    // A busy machine may miss the moment in which the pieces travel.
    await expect(async () => {
      expect(await follow()).toEqual(pieces);
      const back = await travels(page, async () => {
        await page.goBack();
        await expect(cards(page).first()).toBeVisible();
      });
      expect(back).toEqual(pieces);
    }).toPass();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await follow()).toEqual([]);
  });
}

const receipt = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^Request received, answer by / });

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(`the scene of a moment ${reducedMotion === 'reduce' ? 'is still where less motion is wanted' : 'draws itself once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        const { dataset } = document.documentElement;
        if (this instanceof SVGElement && typeof options === 'object') {
          const end = Number(options.duration) + Number(options.delay);
          dataset.ends = `${Math.max(Number(dataset.ends ?? 0), end)}`;
        }
        return animate.call(this, frames, options);
      };
    });
    await openHydrated(page, '/contact');
    await fillContactForm(page, 'A booking site for guided walks, with payments.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(receipt(page).locator('svg')).toBeVisible();
    const end = await page.evaluate(() => document.documentElement.dataset.ends);
    if (reducedMotion === 'reduce') expect(end).toBeUndefined();
    else expect(Number(end)).toBeLessThanOrEqual(900);
  });
}

test.describe('a moment whose scene does not load', () => {
  test.use({ expectedMessages: [/Failed to load resource/] });

  test('has its words and its next step', async ({ page }) => {
    await page.route(/\/Scene-.*\.js/, (route) => route.abort());
    await openHydrated(page, '/contact');
    await fillContactForm(page, 'A booking site for guided walks, with payments.');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(receipt(page)).toBeFocused();
    await expect(receipt(page).getByRole('link')).toHaveText(['Follow your request']);
  });
});
