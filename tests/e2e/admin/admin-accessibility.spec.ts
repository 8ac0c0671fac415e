import type { Page } from '@playwright/test';
import { adminAreas } from '../../../src/shared/words/admin.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { usualTextPx, withTextSize } from '../../setup/browser/text-size.ts';
import { expectToFit } from '../../setup/browser/widths.ts';
import {
  areaLink,
  createPost,
  expect,
  openDashboard,
  test,
} from '../../setup/steps/admin-steps.ts';

const widths = [390, 1440];

test.use({ reducedMotion: 'reduce' });

/** Leaves the page 320 px wide. */
async function expectToFitEnlarged(page: Page) {
  await withTextSize(page, 2 * usualTextPx, () => expectToFit(page, [390, 1440]));
  await page.setViewportSize({ width: 320, height: 800 });
  await expectToFit(page);
}

for (const { id, label } of adminAreas) {
  test(`axe finds nothing in the area ${label}, which fits 320 px and text twice as large`, async ({
    page,
  }) => {
    await page.goto(`/admin?tab=${id}`, { waitUntil: 'networkidle' });
    await expect(areaLink(page, new RegExp(`^${label}`))).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoViolations(page, widths);
    await expectToFitEnlarged(page);
    await page.getByRole('button', { name: 'Areas' }).click();
    await expect(areaLink(page, new RegExp(`^${label}`))).toHaveAttribute('aria-current', 'page');
    await expectToFit(page);
  });
}

test('axe finds nothing in what is found, the menu of areas and the list of keys', async ({
  page,
}) => {
  await openDashboard(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await expectNoViolations(page, widths);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page
    .getByRole('dialog', { name: 'Find in the admin area' })
    .getByRole('textbox')
    .fill('quo');
  await expect(page.getByRole('button', { name: /^Quotes/ })).toBeVisible();
  await expectNoViolations(page, widths);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Areas' }).click();
  await expect(areaLink(page, 'Inbox')).toBeVisible();
  await expectNoViolations(page);
});

test('axe finds nothing in the editor and its dialogs, which fit 320 px and text twice as large', async ({
  page,
}) => {
  const title = 'Every Part';
  const wide = `<p>Text.</p><pre><code>${'npm run site -- '.repeat(12)}</code></pre>`;
  const postId = await createPost(page.request, { title, slug: 'every-part', content: wide });
  await page.goto(`/admin?post=${postId}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('region', { name: 'Live preview' })).toContainText('Text.');
  await expectNoViolations(page, widths);
  await expectToFitEnlarged(page);

  await page.getByText('Rich text', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content as rich text' })).toBeVisible();
  await expectNoViolations(page, widths);
  await expectToFitEnlarged(page);

  await page.getByRole('button', { name: 'Post settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Post settings' })).toBeVisible();
  await expectNoViolations(page, [320]);
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Revision history' });
  await history.getByRole('button', { name: /^Current version/ }).click();
  await expect(history).toContainText('Text.');
  await expectNoViolations(page, widths);
  await page.keyboard.press('Escape');

  await page.getByRole('textbox', { name: 'Excerpt' }).fill('Changed.');
  await page.getByRole('button', { name: 'Cancel' }).last().click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await expectNoViolations(page, widths);
  await question.getByRole('button', { name: 'Discard changes' }).click();
});

test('the keyboard alone reaches a tab, a post and its editor', async ({ page }) => {
  await page.goto('/admin', { waitUntil: 'networkidle' });
  await page.getByRole('tab', { name: 'Blog Posts' }).focus();
  await page.evaluate(() => {
    for (const code of ['ArrowRight', 'ArrowLeft']) {
      const press = new KeyboardEvent('keydown', { key: code, code, bubbles: true });
      document.activeElement?.dispatchEvent(press);
    }
  });
  await expect(page.getByRole('tab', { name: 'Blog Posts', selected: true })).toBeFocused();
  await expect(page).toHaveURL('/admin');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/admin?tab=categories');
  await expect(page.getByRole('tab', { name: 'Categories' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/admin');
  await page.getByLabel('Search posts').focus();
  await page.keyboard.type('"Weekend, Hour"');
  await expect(page.getByText('1 post', { exact: true })).toBeVisible();
  const edit = page.getByRole('link', { name: /^Edit: / });
  const isThere = () => edit.evaluate((link) => link === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(edit).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Blog Post' })).toBeVisible();
});
