import type { Locator, Page } from '@playwright/test';
import { longPost } from '../../factories/posts/long-post.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { createPost, expect, openDashboard, test, toast } from '../../setup/steps/admin-steps.ts';

const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const topOf = async (text: Locator) => (await text.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
const isScrolledInside = (text: Locator) =>
  text.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 4);

/** @returns lengths of the lines of a paragraph but the last */
function linesOf(paragraph: Locator): Promise<number[]> {
  return paragraph.evaluate((element) => {
    const range = document.createRange();
    const byTop = new Map<number, number>();
    const text = element.firstChild;
    for (let at = 0; text && at < (text.textContent ?? '').length; at += 1) {
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      const top = Math.round(range.getBoundingClientRect().top);
      byTop.set(top, (byTop.get(top) ?? 0) + 1);
    }
    return [...byTop.values()].slice(0, -1);
  });
}

test('the text stands on the first screen, as wide as it is read, and Enter leads from the title to it', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  const words = 'Some words of a usual length in a line that goes on and on for a while. ';
  const content = `<p>${words.repeat(4)}</p>${longPost}`;
  const id = await createPost(page.request, { title: 'Canvas', slug: 'canvas', content });
  await page.goto(`/admin?post=${id}`);
  const html = field(page, 'Content');
  expect(await topOf(html)).toBeLessThanOrEqual(260);
  expect(await isScrolledInside(html)).toBe(false);
  await field(page, 'Title').press('Enter');
  await expect(html).toBeFocused();

  await page.getByText('Rich text', { exact: true }).click();
  const rich = richText(page);
  await expect(rich).toContainText('The end.');
  await expect(page.getByRole('region', { name: 'Live preview' })).toBeHidden();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await topOf(rich)).toBeLessThanOrEqual(260);
  expect(await isScrolledInside(rich)).toBe(false);
  const lines = await linesOf(rich.getByRole('paragraph').first());
  const average = lines.reduce((sum, length) => sum + length, 0) / lines.length;
  expect(average).toBeGreaterThan(60);
  expect(average).toBeLessThan(75);

  await field(page, 'Title').press('End');
  await page.keyboard.type('!');
  await page.keyboard.press('Enter');
  await expect(rich).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Canvas!');
});

test('Enter in the title leads to rich text as soon as that has loaded', async ({ page }) => {
  await openDashboard(page, '/admin?post=new');
  await page.getByText('Rich text', { exact: true }).click();
  await expect(richText(page)).toBeVisible();
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\/assets\/RichText-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  await field(page, 'Title').fill('Slate in the rain');
  await field(page, 'Title').press('Enter');
  letThrough();
  await expect(richText(page)).toBeFocused();
});

test('tags, byline and the like are typed before a post is created, and go with it', async ({
  page,
}) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill('Feldspar at Dusk');
  await page.getByLabel('Excerpt').fill('Stones.');
  await field(page, 'Content').fill('<p>Text.</p>');
  await page.getByRole('combobox', { name: 'Tags' }).fill('Dusk');
  await page.keyboard.press('Enter');
  await page.getByLabel('Byline').fill('Nora Quill');
  await page.getByLabel('Canonical address').fill('http://journal.example');
  await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByLabel('Byline')).toHaveValue('Nora Quill');
  await page.getByRole('button', { name: 'Create Post' }).click();
  const canonical = page.getByLabel('Canonical address');
  await expect(canonical).toHaveAttribute('aria-invalid', 'true');
  await expect(canonical).toBeFocused();
  await canonical.fill('https://journal.example/feldspar');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(toast(page, 'Post created')).toBeVisible();

  await page.goto('/blog/feldspar-at-dusk');
  await expect(page.getByText('Nora Quill')).toBeVisible();
  const tags = page.getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('link', { name: 'Dusk' })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'https://journal.example/feldspar',
  );
});

test('details of a created post change with it; text restored later undoes no change by others', async ({
  page,
}) => {
  const id = await createPost(page.request, { title: 'Gneiss', slug: 'gneiss' });
  const details = `/api/admin/posts/${id}/details`;
  await page.goto(`/admin?post=${id}`);
  await page.getByLabel('Byline').fill('First Name');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  expect(await (await page.request.get(details)).json()).toMatchObject({ byline: 'First Name' });

  await page.getByLabel('Excerpt').fill('Typed, not saved.');
  await expect(page.getByRole('status').filter({ hasText: /^Saved at/ })).toBeVisible();
  const changed = await page.request.put(details, { data: { byline: 'Second Name' } });
  expect(changed.ok()).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: 'Restore my text' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Typed, not saved.');
  await expect(page.getByLabel('Byline')).toHaveValue('Second Name');
});

test('in focus nothing but title and text is there, by key and until Escape', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Quiet', slug: 'quiet' });
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page));
  await page.keyboard.press('Control+Shift+f');
  const toggle = page.getByRole('button', { name: 'Focus', exact: true });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('complementary', { name: 'Post settings' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Update Post' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(field(page, 'Title')).toBeVisible();
  await expectNoViolations(page);

  await page.keyboard.press('Control+f');
  const search = page.getByRole('search', { name: 'Find and replace in the content' });
  await expect(search).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await clickInto(richText(page));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary', { name: 'Post settings' })).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
});

test('folded sections stay folded, and open for a refused field', async ({ page }) => {
  await openDashboard(page);
  await page.getByRole('link', { name: 'New Post' }).click();
  const fold = page.getByText('Basic Information', { exact: true });
  await fold.click();
  await expect(page.getByLabel('Excerpt')).toBeHidden();
  await page.reload();
  await expect(fold).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toBeHidden();
  await field(page, 'Title').fill('Folded');
  // A text without words has no beginning that could be its excerpt.
  await field(page, 'Content').fill('<hr>');
  await page.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Excerpt is required')).toBeVisible();
  await expect(page.getByLabel('Excerpt')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the text comes first; the rest is a sheet, which opens for a refused field', async ({
    page,
  }) => {
    const id = await createPost(page.request, { title: 'Small', slug: 'small' });
    await page.goto(`/admin?post=${id}`);
    const html = field(page, 'Content');
    await expect(html).toBeInViewport();
    await expect(page.getByLabel('Excerpt')).toBeHidden();

    await page.getByRole('button', { name: 'Post settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Post settings' });
    await sheet.getByLabel('Excerpt').fill('');
    await sheet.getByRole('button', { name: 'Back to the text' }).click();
    await expect(sheet).toBeHidden();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(sheet.getByText('Excerpt is required')).toBeVisible();
    await expect(sheet.getByLabel('Excerpt')).toBeFocused();
    await sheet.getByLabel('Excerpt').fill('Short.');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(toast(page, 'Post updated')).toBeVisible();
  });
});
