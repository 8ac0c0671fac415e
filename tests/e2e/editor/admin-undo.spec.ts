import type { Page } from '@playwright/test';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { createPost, expect, test } from '../../setup/steps/admin-steps.ts';

const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });
const html = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });
const toRichText = (page: Page) => page.getByText('Rich text', { exact: true }).click();
const toHtml = (page: Page) => page.getByText('HTML', { exact: true }).click();

async function openPost(page: Page, title: string): Promise<void> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const id = await createPost(page.request, { title, slug, content: '<p>Top</p>' });
  await page.goto(`/admin?post=${id}`);
  await expect(html(page)).toHaveValue('<p>Top</p>');
}

test('what was typed as HTML is taken back and brought again in rich text', async ({ page }) => {
  await openPost(page, 'Undo From Html');
  await html(page).press('Control+End');
  await html(page).pressSequentially('<p>One</p>');
  await html(page).fill('<p>Top</p><p>One</p><p>Two, pasted</p>');
  await toRichText(page);
  const rich = richText(page);
  await expect(rich.getByRole('paragraph')).toHaveText(['Top', 'One', 'Two, pasted']);
  await clickInto(rich);
  await page.keyboard.press('Control+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top', 'One']);
  await page.keyboard.press('Control+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top']);
  await page.keyboard.press('Control+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top']);
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top', 'One', 'Two, pasted']);
  await toHtml(page);
  await expect(html(page)).toHaveValue(/^<p>Top<\/p>\s*<p>One<\/p>\s*<p>Two, pasted<\/p>$/);
});

test('what was typed in rich text is taken back and brought again as HTML', async ({ page }) => {
  await openPost(page, 'Undo From Rich');
  await toRichText(page);
  await clickInto(richText(page));
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and more');
  await toHtml(page);
  await expect(html(page)).toHaveValue('<p>Top and more</p>');
  await html(page).press('Control+z');
  await expect(html(page)).toHaveValue('<p>Top</p>');
  await html(page).press('Control+y');
  await expect(html(page)).toHaveValue('<p>Top and more</p>');
  await page.keyboard.type('!');
  await expect(html(page)).toHaveValue('<p>Top and more!</p>');
});

test('undo goes back through both faces, and what was taken back in one is brought again in the other', async ({
  page,
}) => {
  await openPost(page, 'Undo Through Both');
  await html(page).fill('<p>Top</p><p>As HTML</p>');
  await toRichText(page);
  const rich = richText(page);
  await clickInto(rich.getByText('As HTML'));
  await page.keyboard.press('End');
  await page.keyboard.type(', then rich');
  await toHtml(page);
  await expect(html(page)).toHaveValue(/^<p>Top<\/p>\s*<p>As HTML, then rich<\/p>$/);
  await html(page).press('Control+z');
  await expect(html(page)).toHaveValue('<p>Top</p><p>As HTML</p>');
  await html(page).press('Control+z');
  await expect(html(page)).toHaveValue('<p>Top</p>');

  await toRichText(page);
  await expect(rich.getByRole('paragraph')).toHaveText(['Top']);
  await clickInto(rich);
  await page.keyboard.press('Control+Shift+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top', 'As HTML']);
  await page.keyboard.press('Control+Shift+z');
  await expect(rich.getByRole('paragraph')).toHaveText(['Top', 'As HTML, then rich']);

  await page.keyboard.press('Control+z');
  await page.keyboard.type(' Anew');
  await toHtml(page);
  await expect(html(page)).toHaveValue(/Anew/);
  await html(page).press('Control+Shift+z');
  await expect(html(page)).toHaveValue(/Anew/);
});

test('opening rich text changes nothing, also after something was taken back', async ({ page }) => {
  await openPost(page, 'Undo Changes Nothing');
  await html(page).fill('<p>Top</p>\n\n<p>Kept as it was</p>');
  await html(page).press('Control+z');
  await expect(html(page)).toHaveValue('<p>Top</p>');
  await html(page).press('Control+Shift+z');
  await toRichText(page);
  await expect(richText(page).getByRole('paragraph')).toHaveText(['Top', 'Kept as it was']);
  await toHtml(page);
  await expect(html(page)).toHaveValue('<p>Top</p>\n\n<p>Kept as it was</p>');
});
