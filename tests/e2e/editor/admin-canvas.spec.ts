import type { Locator, Page } from '@playwright/test';
import { clickInto } from '../../setup/browser/rich-text.ts';
import { createPost, expect, test, toast } from '../../setup/steps/admin-steps.ts';

const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });
const html = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true });

async function openRichText(page: Page, id: number): Promise<Locator> {
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page));
  return richText(page);
}

async function showHtml(page: Page): Promise<Locator> {
  await page.getByText('HTML', { exact: true }).click();
  return html(page);
}

test('a post is written with the keyboard, saved without leaving, and its undo outlives the save', async ({
  page,
}) => {
  const id = await createPost(page.request, {
    title: 'Scree',
    slug: 'scree',
    content: '<p>One.</p>',
  });
  const rich = await openRichText(page, id);
  const { keyboard } = page;
  await keyboard.press('Control+End');
  await keyboard.press('Enter');
  await keyboard.type('/head');
  const menu = page.getByRole('listbox', { name: 'Blocks' });
  await expect(menu.getByRole('option')).toHaveCount(3);
  await expect(menu.getByRole('option', { name: 'Heading 2', exact: false })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await keyboard.type('The way up');
  await keyboard.press('Enter');
  await keyboard.type('- stones, **many** of them: [a map](/tips)');
  await expect(page.getByText('10 words, about 1 min to read')).toBeVisible();
  await keyboard.press('Control+s');
  await expect(toast(page, 'Post updated')).toBeVisible();
  await expect(page.getByText('Version 2')).toBeVisible();
  await expect(rich).toBeFocused();

  await keyboard.press('Control+Home');
  await keyboard.type('At ');
  await expect(rich).toContainText('At One.');
  await keyboard.press('Control+Shift+ArrowDown');
  const field = await showHtml(page);
  const list = '<ul><li>stones, <strong>many</strong> of them: <a href="/tips">a map</a></li></ul>';
  await expect(field).toHaveValue(`<h2>The way up</h2>\n<p>At One.</p>\n${list}`);

  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page));
  await keyboard.press('Control+End');
  await keyboard.type('!');
  await keyboard.press('Control+s');
  await expect(page.getByText('Version 3')).toBeVisible();
  await keyboard.press('Control+z');
  await expect(richText(page)).toContainText(/a map$/);
  await keyboard.press('Control+s');
  await expect(page.getByText('Version 4')).toBeVisible();
  await page.reload();
  await expect(richText(page)).toContainText('The way up');
  await showHtml(page);
  await page.reload();
  await expect(html(page)).toHaveValue(/The way up/);
});

test('words are found and replaced in both faces, and one step takes it back', async ({ page }) => {
  const content = '<p>One fox, two foxes.</p>';
  const id = await createPost(page.request, { title: 'Foxes', slug: 'foxes', content });
  await page.goto(`/admin?post=${id}`);
  await html(page).click();
  await page.keyboard.press('Control+f');
  const bar = page.getByRole('search', { name: 'Find and replace in the content' });
  await expect(bar.getByLabel('Find', { exact: true })).toBeFocused();
  await page.keyboard.type('fox');
  await expect(bar.getByRole('status')).toHaveText('2 found');
  await bar.getByLabel('Replace with').fill('owl');
  await bar.getByRole('button', { name: 'Replace all' }).click();
  await expect(html(page)).toHaveValue('<p>One owl, two owles.</p>');
  await page.keyboard.press('Control+z');
  await expect(html(page)).toHaveValue(content);

  const rich = await openRichText(page, id);
  await page.keyboard.press('Control+f');
  await page.keyboard.type('fox');
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toHaveText('1 of 2');
  await bar.getByLabel('Replace with').fill('owl');
  await bar.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(rich).toHaveText('One owl, two foxes.');
  await clickInto(rich);
  await page.keyboard.press('Control+z');
  await expect(rich).toHaveText('One fox, two foxes.');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect(bar).toBeHidden();
});

test('a link is found by words: a term, a post, a heading of the text', async ({ page }) => {
  const content = '<h2>Maps and more</h2><p>See here</p>';
  const id = await createPost(page.request, { title: 'Links', slug: 'links-by-words', content });
  const rich = await openRichText(page, id);
  await rich.getByText('See here').dblclick({ position: { x: 40, y: 10 } });
  await expect(page.getByRole('toolbar', { name: 'Format the selection' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Link' });
  await expect(dialog.getByLabel('Words that are linked')).toHaveValue('here');
  await dialog.getByLabel('Address, or words to search for').fill('prompt');
  await expect(dialog.getByRole('button', { name: /^Prompt/ }).first()).toBeVisible();
  await dialog.getByLabel('Address, or words to search for').fill('maps');
  await dialog.getByRole('button', { name: 'Maps and more' }).click();
  await expect(dialog).toBeHidden();
  await expect(rich.getByRole('link', { name: 'here' })).toHaveAttribute(
    'href',
    '#section-maps-and-more',
  );

  await rich.getByRole('link', { name: 'here' }).click();
  await page.keyboard.press('Control+k');
  await dialog.getByLabel('Address, or words to search for').fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(dialog).toContainText('A link starts with https://');
  await dialog.getByLabel('Address, or words to search for').fill('example.com/a');
  await page.keyboard.press('Enter');
  await expect(rich.getByRole('link', { name: 'here' })).toHaveAttribute(
    'href',
    'https://example.com/a',
  );
});

test('blocks are moved and copied by their handle; in focus nothing but the text is there', async ({
  page,
}) => {
  const content = '<p>One</p><p>Two</p>';
  const id = await createPost(page.request, { title: 'Handles', slug: 'handles', content });
  const rich = await openRichText(page, id);
  await rich.getByText('Two').hover();
  await clickInto(rich.getByText('Two'));
  await page.getByRole('button', { name: 'Move or change this block' }).click();
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  await expect(rich).toHaveText('TwoOne');
  await page.getByRole('button', { name: 'Move or change this block' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(rich).toHaveText('TwoTwoOne');

  await rich.getByText('One').selectText();
  await page
    .getByRole('toolbar', { name: 'Format the selection' })
    .getByRole('button', { name: 'Bold' })
    .click();
  await expect(rich.getByRole('strong')).toHaveText('One');

  await page.getByRole('button', { name: 'Focus', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'SEO Settings' })).toBeHidden();
  await expect(rich).toBeVisible();
  await page.getByRole('button', { name: 'Focus', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'SEO Settings' })).toBeVisible();
});

test('every block is made with the keyboard and stands in the post as readers see it', async ({
  page,
}) => {
  const id = await createPost(page.request, {
    title: 'Blocks',
    slug: 'blocks',
    content: '<p>Top.</p>',
  });
  const rich = await openRichText(page, id);
  const { keyboard } = page;
  const block = async (filter: string) => {
    await keyboard.press('Control+End');
    await keyboard.press('Enter');
    await keyboard.type(`/${filter}`);
    await keyboard.press('Enter');
  };
  const goOn = async () => {
    await page.getByRole('button', { name: 'Insert a block' }).click();
    await keyboard.press('Backspace');
  };

  await block('tip');
  await keyboard.type('Rest often.');
  await page.getByRole('toolbar', { name: 'Block' }).getByLabel('Kind').selectOption('Warning');
  await clickInto(rich.getByText('Rest often.'));
  await goOn();

  await keyboard.type('/table');
  await keyboard.press('Enter');
  await keyboard.type('Stone');
  await keyboard.press('Tab');
  await keyboard.type('Weight');
  await page.getByRole('button', { name: 'Delete column' }).click();
  await goOn();

  await keyboard.type('/fold');
  await keyboard.press('Enter');
  await keyboard.type('Why?');
  await keyboard.press('Enter');
  await keyboard.type('Because.');
  await goOn();

  await keyboard.type('/video');
  await keyboard.press('Enter');
  const video = page.getByRole('dialog', { name: 'Insert video' });
  await video.getByLabel('Address of the video on YouTube').fill('https://example.com/');
  await video.getByRole('button', { name: 'Insert' }).click();
  await expect(video).toContainText('This is no address of a video on YouTube.');
  await video.getByLabel('Address of the video on YouTube').fill('youtu.be/dQw4w9WgXcQ');
  await video.getByLabel('Words on it').fill('A walk');
  await keyboard.press('Enter');
  await video.getByRole('button', { name: 'Insert' }).click();
  await goOn();

  await keyboard.type('/glossary');
  await keyboard.press('Enter');
  const card = page.getByRole('dialog', { name: 'Insert glossary card' });
  await card.getByLabel('Term').selectOption('API');
  await card.getByRole('button', { name: 'Insert' }).click();
  await keyboard.press('Control+s');
  await expect(page.getByText('Version 2')).toBeVisible();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await page.goto('/blog/blocks');
  await expect(page.getByText('Rest often.')).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Stone', '']);
  await expect(page.getByText('Because.')).toBeHidden();
  await page.getByText('Why?').click();
  await expect(page.getByText('Because.')).toBeVisible();
  await expect(page.getByText(/agreed way for one program/)).toBeVisible();
  await page.getByRole('link', { name: 'A walk' }).click();
  await expect(page.locator('iframe[title="A walk"]')).toHaveAttribute(
    'src',
    /youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  );
  expect(
    asked.slice(
      0,
      asked.findIndex((host) => host.includes('youtube')),
    ),
  ).not.toContain('www.youtube-nocookie.com');
});

test('a preview is shared by a link, and ended', async ({ page, browser }) => {
  const id = await createPost(page.request, {
    title: 'Shared Preview',
    slug: 'shared-preview',
    isPublished: 'false',
  });
  await page.goto(`/admin?post=${id}`);
  await html(page).fill('<h2>Typed</h2><p>Not saved yet.</p>');
  await page.getByRole('button', { name: 'Share by link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share by link' });
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const link = await dialog.getByLabel('Link to the preview').inputValue();

  const stranger = await browser.newPage();
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Shared Preview');
  await expect(stranger.getByText('Not saved yet.')).toBeVisible();
  await expect(stranger.getByText('You were given a link')).toBeVisible();

  await dialog.getByRole('button', { name: 'End all links' }).click();
  await expect(toast(page, 'Links ended')).toBeVisible();
  expect((await stranger.request.get(link)).status()).toBe(404);
});

test('a post is checked before it goes out, and one field of an older version comes back', async ({
  page,
}) => {
  const id = await createPost(page.request, {
    title: 'To Be Checked',
    slug: 'to-be-checked',
    content: '<p>First words <a href="/tips">here</a>.</p>',
  });
  await page.goto(`/admin?post=${id}`);
  await page.getByRole('button', { name: 'Check before publishing' }).click();
  const check = page.getByRole('dialog', { name: 'Check before publishing' });
  const item = (title: string) => check.getByRole('listitem').filter({ hasText: title });
  await expect(item('Links').first()).toContainText('lead somewhere');
  await expect(item('Search result').first()).toContainText('Look at this');
  await check.getByRole('button', { name: 'Close', exact: true }).last().click();

  await html(page).fill('<p>Other words here.</p>');
  await page.getByLabel('Excerpt').fill('Another excerpt.');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByText('Version 2')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  const history = page.getByRole('dialog', { name: 'Revision history' });
  await history.getByRole('button', { name: /^Version 1/ }).click();
  await history
    .getByRole('switch', { name: 'Show what differs from the text in the editor' })
    .press('Space');
  const changed = history.getByRole('region', { name: 'Content' });
  await expect(changed.getByRole('deletion')).toContainText('First');
  await expect(changed.getByRole('insertion')).toContainText('Other');
  await history.getByRole('button', { name: 'Take this back: Excerpt' }).click();
  await expect(history.getByRole('region', { name: 'Excerpt' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Excerpt')).toHaveValue('About To Be Checked.');
  await expect(html(page)).toHaveValue('<p>Other words here.</p>');
});
