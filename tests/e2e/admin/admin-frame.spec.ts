import type { Page } from '@playwright/test';
import { slowScripts } from '../../setup/browser/slow-scripts.ts';
import { setWidth } from '../../setup/browser/widths.ts';
import { areaLink, expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';

const roundButton = (page: Page) => page.getByRole('link', { name: 'Get Started!' });

async function heightOf(page: Page, role: 'banner' | 'contentinfo'): Promise<number> {
  return (await page.getByRole(role).boundingBox())?.height ?? 0;
}

test('around the work the frame is small, and keeps what every page has', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(page);
  await expect(page.getByRole('complementary', { name: 'Promotion' })).toContainText(
    'Text VIBE to (612) 555-0142',
  );
  expect(await heightOf(page, 'banner')).toBeLessThan(60);
  expect(await heightOf(page, 'contentinfo')).toBeLessThan(80);
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Today', 'Blog Posts', 'Inbox', 'Tokens']) {
    await expect(areaLink(page, name)).toBeInViewport({ ratio: 1 });
  }
  await expect(bar.getByRole('button', { name: 'Search the site' })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Sign out' })).toBeVisible();

  await bar.getByRole('button', { name: 'Open menu' }).click();
  await bar.getByRole('button', { name: 'Learn' }).click();
  await expect(bar.getByRole('link', { name: 'Glossary' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Developer Login' })).toBeVisible();
  await page.keyboard.press('Escape');

  const footer = page.getByRole('contentinfo');
  for (const name of ['All Services', 'Portfolio', 'Contact', 'For Developers', 'Blog']) {
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(footer.getByText('© 2024 vibecode.land')).toBeVisible();
  await expect(roundButton(page)).toHaveAttribute('href', '/contact');
});

test('the frame is as small from the first paint, and whole on every other page', async ({
  page,
  context,
}) => {
  await openDashboard(page);
  const scripts = await slowScripts(context);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect.poll(() => heightOf(page, 'contentinfo')).toBeGreaterThan(0);
  // Before the stylesheet arrives nothing is painted.
  await expect.poll(() => heightOf(page, 'banner')).toBeLessThan(60);
  scripts.arrive();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL('/blog');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('button', { name: 'Services' })).toBeVisible();
  await page.goBack();
  await expect(areaLink(page, 'Blog Posts')).toBeVisible();
});

test('the round button is clear of the save bar and of the work', async ({ page }) => {
  await page.goto('/admin?post=1');
  const save = page.getByRole('button', { name: 'Update Post' });
  for (const width of [390, 768, 1440]) {
    await setWidth(page, width);
    await save.scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const work = await page.getByRole('main').boundingBox();
    const button = await roundButton(page).boundingBox();
    expect((work?.y ?? 0) + (work?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
    const bar = await save.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
  }
});

test('in the editor the areas stand in a menu, and what is typed is not lost by them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin?post=2');
  await page.getByRole('textbox', { name: 'Meta Keywords' }).fill('typed and left');
  await page.getByRole('button', { name: 'Areas' }).click();
  await areaLink(page, 'Inbox').click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin?tab=inbox');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
});
