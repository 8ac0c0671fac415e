import type { Locator } from '@playwright/test';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openHydrated } from '../../setup/browser/hydration.ts';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { expectToFit, setWidth } from '../../setup/browser/widths.ts';

const menus = {
  Services: [
    ['All Services', '/services'],
    ['Vibecoded Websites', '/services/websites'],
    ['Vibecoded Apps', '/services/apps'],
    ['Vibecoded Software', '/services/software'],
    ['AI Automation', '/services/automation'],
    ['Consulting & Training', '/services/consulting'],
  ],
  Learn: [
    ['Tips', '/tips'],
    ['What is Vibecoding', '/what-is-vibecoding'],
    ['Glossary', '/glossary'],
  ],
  Explore: [
    ['Blog', '/blog'],
    ['Explore Developers', '/explore-developers'],
    ['Resources', '/resources'],
    ['Creators', '/creators'],
    ['Examples', '/examples'],
  ],
} as const;

const topLevel = [
  ['About', '/about'],
  ['Contact', '/contact'],
  ['For Developers', '/developers'],
  ['Developer Login', '/developer-signup'],
  ['Get Started', '/contact'],
] as const;

async function expectOneLine(bar: Locator) {
  const boxes = await bar.locator('a, button').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => one.getBoundingClientRect())
      .sort((a, b) => a.left - b.left)
      .map(({ left, right, top, bottom }) => ({ left, right, middle: (top + bottom) / 2 })),
  );
  expect(boxes.length).toBeGreaterThan(8);
  const [first] = boxes;
  boxes.slice(1).forEach((box, index) => {
    expect(box.left).toBeGreaterThanOrEqual((boxes[index]?.right ?? 0) - 1);
    expect(Math.abs(box.middle - (first?.middle ?? 0))).toBeLessThan(8);
  });
}

test.describe('the navigation bar', () => {
  test('opens three menus and leads everywhere', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [menu, links] of Object.entries(menus)) {
      await bar.getByRole('button', { name: menu }).hover();
      for (const [name, target] of links) {
        const link = bar.getByRole('link', { name, exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', target);
      }
    }
    for (const [name, target] of topLevel) {
      const link = bar.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', target);
    }
    const current = bar.locator('[aria-current="page"]').filter({ visible: true });
    await expect(current).toHaveText('About');
  });

  test('goes to a chosen page, closes the menu and marks the new place', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Learn' }).click();
    await bar.getByRole('link', { name: 'Glossary' }).click();
    await expect(page).toHaveURL('/glossary');
    const learn = bar.getByRole('button', { name: 'Learn' });
    await expect(learn).toHaveAttribute('aria-expanded', 'false');
    await expect(learn).toHaveAttribute('data-current', 'true');
    await learn.click();
    await expect(bar.getByRole('link', { name: 'Glossary' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('says of every entry of a menu what is there', async ({ page }) => {
    await page.goto('/about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [menu, links] of Object.entries(menus)) {
      await bar.getByRole('button', { name: menu }).hover();
      for (const [name] of links) {
        const link = bar.getByRole('link', { name, exact: true });
        await expect(link).toHaveAccessibleDescription(/\w+ \w+/);
      }
    }
    await bar.getByRole('button', { name: 'Learn' }).hover();
    const line = bar.getByText('The jargon in plain words').filter({ visible: true });
    const box = await line.boundingBox();
    if (!box) throw new Error('The line is not shown.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(page).toHaveURL('/glossary');
  });

  test('shows Get Started from 640 px and its menus from 1024 px, on one line', async ({
    page,
  }) => {
    await page.goto('/about');
    const bar = page.getByRole('navigation', { name: 'Main' });
    const menu = bar.getByRole('button', { name: 'Services' });
    const opener = bar.getByRole('button', { name: 'Open menu' });
    const getStarted = bar.getByRole('link', { name: 'Get Started', exact: true });
    await setWidth(page, 639);
    await expect(getStarted).toBeHidden();
    for (const width of [640, 1023]) {
      await setWidth(page, width);
      await expect(getStarted).toBeVisible();
      await expect(opener).toBeVisible();
      await expect(menu).toBeHidden();
    }
    for (const width of [1024, 1279, 1280]) {
      await setWidth(page, width);
      await expect(getStarted).toBeVisible();
      await expect(opener).toBeHidden();
      await expectOneLine(bar);
    }
    // Larger text leaves less room at the same width.
    await withTextSize(page, 2 * usualTextPx, async () => {
      await expect(opener).toBeVisible();
      await expect(menu).toBeHidden();
      await expectToFit(page);
    });
  });

  test('axe finds nothing in its open menus, nor in that of a small screen', async ({ page }) => {
    await openHydrated(page, '/services/apps');
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Services' }).click();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await setWidth(page, 390);
    await bar.getByRole('button', { name: 'Open menu' }).click();
    await expect(bar.getByRole('link', { name: 'Vibecoded Apps' })).toBeVisible();
    await expectNoViolations(page);
  });

  test('marks one link on every page below /services', async ({ page }) => {
    await page.goto('/services/apps');
    const current = page.getByRole('navigation', { name: 'Main' }).locator('a[aria-current]');
    const texts = await current.allTextContents();
    expect(new Set(texts)).toEqual(new Set(['Vibecoded Apps']));
  });
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu expands its groups and closes on a choice', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const [menu, links] of Object.entries(menus)) {
      const group = bar.getByRole('button', { name: menu });
      await group.click();
      for (const [name, target] of links) {
        const link = bar.getByRole('link', { name, exact: true });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', target);
      }
      await group.click();
      await expect(bar.getByRole('link', { name: links[0][0], exact: true })).toBeHidden();
    }
    for (const [name, target] of topLevel) {
      await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', target);
    }
    await bar.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
  });

  test('the menu answers before the scripts are there, and keeps its place when they come', async ({
    page,
    context,
  }) => {
    const scripts = await slowScripts(context);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    const bar = page.getByRole('navigation', { name: 'Main' });
    await expect(bar.getByRole('link', { name: 'Glossary' })).toBeVisible();
    scripts.arrive();
    await expect(page.getByRole('button', { name: 'Close menu' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(bar.getByRole('link', { name: 'Contact', exact: true })).toBeVisible();
  });

  test('the menu closes on Escape, on its button and when the focus leaves', async ({ page }) => {
    await page.goto('/blog');
    const open = page.getByRole('button', { name: 'Open menu' });
    const close = page.getByRole('button', { name: 'Close menu' });
    const bar = page.getByRole('navigation', { name: 'Main' });
    await open.click();
    await expect(bar.getByRole('link', { name: 'Blog' })).toHaveAttribute('aria-current', 'page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await open.click();
    await close.click();
    await expect(bar.getByRole('link', { name: 'Blog' })).toBeHidden();
    await open.click();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await bar.getByRole('link', { name: 'Get Started' }).focus();
    await page.keyboard.press('Tab');
    await expect(open).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });
});

test('the footer has three columns, and what has no target is no link', async ({ page }) => {
  await page.goto('/tips');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText([
    'Services',
    'Company',
    'Resources',
  ]);
  const links = footer.getByRole('region').getByRole('link');
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/services', '/examples', '/contact', '/developers', '/blog']);
  await expect(footer.getByRole('link', { name: 'Portfolio' })).toHaveAttribute(
    'href',
    '/examples',
  );
  await expect(footer.getByText('coming soon')).toHaveCount(5);
  const social = footer.getByRole('list', { name: 'Social profiles' });
  await expect(social.getByRole('img')).toHaveCount(4);
  await expect(social.getByRole('link')).toHaveCount(0);
  await expect(footer.getByText('© 2024 vibecode.land')).toBeVisible();
});

test('the round button leads to contact and says so on hover', async ({ page }) => {
  await page.goto('/');
  const button = page.getByRole('link', { name: 'Get Started!' });
  await expect(button).toHaveAttribute('href', '/contact');
  const tooltip = button.getByText('Get Started!');
  await expect(tooltip).toHaveCSS('opacity', '0');
  await button.hover();
  await expect(tooltip).toHaveCSS('opacity', '1');
});

test('on a phone the round button makes way while one scrolls down or fills in a field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/glossary');
  const button = page.getByRole('link', { name: 'Get Started!' });
  await expect(button).toBeVisible();
  await page.mouse.move(195, 600);
  await page.mouse.wheel(0, 600);
  await expect(button).toBeHidden();
  await expect(async () => {
    await page.mouse.wheel(0, -100);
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('searchbox').focus();
  await expect(button).toBeHidden();
});

test('the banner stays closed from page to page and is back on the next load', async ({ page }) => {
  await page.goto('/');
  const banner = page.getByRole('complementary', { name: 'Promotion' });
  for (const name of ['vibecode project', 'vibecode pro']) {
    await expect(banner.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      '/contact#top',
    );
  }
  await expect(banner).toContainText('Text VIBE to (612) 555-0142');
  await banner.getByRole('button', { name: 'Close banner' }).click();
  await expect(banner).toBeHidden();
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveURL('/about');
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeVisible();
});

test.describe('an address without a page', () => {
  test.use({ expectedMessages: [/status of 404/] });

  test('is a 404 that asks about the router and leads on', async ({ page }) => {
    const answer = await page.goto('/services/none');
    expect(answer?.status()).toBe(404);
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: 'Back to the home page' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  });
});

test.describe('places', () => {
  test('a link starts at the top, going back returns to where the reader was', async ({ page }) => {
    await page.goto('/blog');
    const link = page.getByRole('main').getByRole('link', { name: 'Read More' }).nth(8);
    // Uses the keyboard because Playwright's click would scroll the page first.
    await link.focus();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(300);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: /back to/i }).first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });

  test('a reader who scrolls while the scripts start stays there', async ({ page }) => {
    // Whatever the reader has done until then, the router must not move the page that came with its document.
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () => {
        const { scrollTo } = window;
        window.scrollTo = (...place: unknown[]) => {
          document.documentElement.dataset.movedTo = JSON.stringify(place);
          Reflect.apply(scrollTo, window, place);
        };
      });
    });
    await openHydrated(page, '/blog');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(page.locator('html')).not.toHaveAttribute('data-moved-to');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-moved-to', '[0,0]');
  });

  test('#top is the top of the page, banner included', async ({ page }) => {
    await page.goto('/services');
    await page.getByRole('link', { name: 'Contact for Quote' }).last().click();
    await expect(page).toHaveURL('/contact#top');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('complementary', { name: 'Promotion' })).toBeInViewport();
  });

  test('the keyboard starts at a link to the content', async ({ page }) => {
    await page.goto('/tips');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });
});

test.describe('the color scheme', () => {
  test.use({ colorScheme: 'dark' });

  test('follows the system from the first paint, and keeps what is chosen', async ({ page }) => {
    await page.addInitScript(() => {
      const watcher = new MutationObserver(() => {
        if (!document.body) return;
        watcher.disconnect();
        const { mantineColorScheme = '' } = document.documentElement.dataset;
        document.documentElement.dataset.firstScheme = mantineColorScheme;
      });
      watcher.observe(document, { childList: true, subtree: true });
    });
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('data-first-scheme', 'dark');
    await page.getByRole('button', { name: 'Switch to light colors' }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
    await page.goto('/about');
    await expect(html).toHaveAttribute('data-first-scheme', 'light');
    await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
    await page.getByText('System', { exact: true }).click();
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  });
});

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('nothing moves', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
