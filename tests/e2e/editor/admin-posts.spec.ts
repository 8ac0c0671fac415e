import type { Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { clickInto } from '../../setup/browser/rich-text.ts';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';

test.use({ expectedMessages: [/status of (400|404|409)/] });

async function saveElsewhere(page: Page, id: number, excerpt: string) {
  const post = {
    title: 'Contested Ground',
    slug: 'contested-ground',
    categoryId: 1,
    content: '<p>Text.</p>',
  };
  const answer = await page.request.put(`/api/blog/posts/${id}`, { data: { ...post, excerpt } });
  expect(answer.ok()).toBe(true);
}

test('posts are found by words and state, deleted and brought back', async ({ page }) => {
  await createPost(page.request, { title: 'Quartz Seam Found', slug: 'quartz-seam-found' });
  await openDashboard(page);
  await page.getByLabel('Search posts').fill('quartz seam');
  await expect(page.getByText('1 post', { exact: true })).toBeVisible();
  const card = postCard(page, 'Quartz Seam Found');
  await expect(card).toContainText('Last updated');

  await card.getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page, 'Post deleted')).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/ });
  await expect(undo).toBeFocused();
  expect((await page.request.get('/blog/quartz-seam-found')).status()).toBe(404);
  await undo.click();
  await expect(toast(page, 'Post is back')).toBeVisible();
  await expect(card).toContainText('Published');
  expect((await page.request.get('/blog/quartz-seam-found')).status()).toBe(200);

  await card.getByRole('button', { name: 'Unpublish' }).click();
  await expect(card.getByText('Draft', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Delete' }).click();
  await page.getByLabel('Show').selectOption('Deleted');
  await expect(page).toHaveURL(/status=deleted/);
  await card.getByRole('button', { name: 'Bring back' }).click();
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(page.getByLabel('Search posts')).toHaveValue('');
  await expect(card).toContainText('Draft');
});

test('several posts are chosen, changed at once, taken back and deleted for good', async ({
  page,
}) => {
  for (const name of ['One', 'Two', 'Three']) {
    const slug = `basalt-${name.toLowerCase()}`;
    await createPost(page.request, { title: `Basalt ${name}`, slug, isPublished: 'false' });
  }
  await openDashboard(page, '/admin?q=basalt&sort=title');
  await expect(page.getByText('3 posts', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toHaveText([/Basalt One/, /Basalt Three/, /Basalt Two/]);
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  const report = page.getByRole('region', { name: 'What was changed' });
  const choose = (name: string) => page.getByRole('checkbox', { name: `Choose Basalt ${name}` });

  await choose('One').click();
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(bar.getByRole('button', { name: /^Publish/ })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await choose('Two').focus();
  await page.keyboard.press('Shift+Space');
  await expect(bar).toContainText('3 chosen');
  await choose('Three').click();
  await expect(bar).toContainText('2 chosen');
  await bar.getByRole('button', { name: /^Publish/ }).click();
  await expect(report).toContainText('2 posts published.');
  await expect(postCard(page, 'Basalt Two').getByText('Published', { exact: true })).toBeVisible();
  const undo = report.getByRole('button', { name: 'Undo all' });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(report).toContainText('2 posts as before.');
  await expect(postCard(page, 'Basalt Two').getByText('Draft', { exact: true })).toBeVisible();

  await postCard(page, 'Basalt One')
    .getByRole('button', { name: /^Duplicate/ })
    .click();
  await expect(
    postCard(page, 'Copy of Basalt One').getByText('Draft', { exact: true }),
  ).toBeVisible();

  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByLabel('Move to category').selectOption({ index: 2 });
  await expect(report).toContainText('4 posts moved.');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByRole('button', { name: /^Delete/ }).click();
  await expect(report).toContainText('4 posts deleted.');

  await page.getByLabel('Show').selectOption('Deleted');
  await expect(postCard(page, 'Basalt Two')).toContainText('30 more days');
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByRole('button', { name: /^Delete for good/ }).click();
  const question = page.getByRole('dialog', { name: 'Delete 4 posts for good?' });
  await question.getByRole('button', { name: 'Delete for good' }).click();
  await expect(report).toContainText('4 posts deleted for good.');
  await expect(page.getByRole('heading', { name: 'No posts found' })).toBeVisible();
});

test('a post is tagged, signed and found by its tag, there and on the blog', async ({ page }) => {
  await createPost(page.request, { title: 'Feldspar Notes', slug: 'feldspar-notes' });
  await openDashboard(page, '/admin?q=feldspar');
  const card = postCard(page, 'Feldspar Notes');
  await card.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog', { name: 'Details of “Feldspar Notes”' });
  await details.getByLabel('Tags').fill('Minerals');
  await page.keyboard.press('Enter');
  await details.getByLabel('Byline').fill('Nora Quill');
  await details.getByLabel('Canonical address').fill('http://journal.example');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(details.getByLabel('Canonical address')).toHaveAttribute('aria-invalid', 'true');
  await details.getByLabel('Canonical address').fill('');
  await details.getByRole('button', { name: 'Save details' }).click();
  await expect(toast(page, 'Details saved')).toBeVisible();
  await expect(card).toContainText('Minerals');

  await page.getByRole('checkbox', { name: 'Choose Feldspar Notes' }).click();
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await bar.getByLabel('Tag', { exact: true }).fill('Stones');
  await bar.getByRole('button', { name: /^Add tag/ }).click();
  await expect(card).toContainText('Stones');
  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(card).not.toContainText('Stones');

  await openDashboard(page);
  await page.getByLabel('With tag').selectOption('Minerals');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/blog/feldspar-notes');
  await expect(page.getByText('Nora Quill')).toBeVisible();
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Minerals' }).click();
  await expect(page).toHaveURL('/blog?tag=minerals');
  await expect(page.getByText('Tagged: Minerals')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('two windows at one post: the second save asks instead of overwriting', async ({ page }) => {
  const title = 'Contested Ground';
  const id = await createPost(page.request, { title, slug: 'contested-ground' });
  await page.goto(`/admin?post=${id}`);
  await page.getByLabel('Excerpt').fill('Mine.');
  await saveElsewhere(page, id, 'Theirs.');

  await page.getByRole('button', { name: 'Update Post' }).click();
  const conflict = page.getByRole('dialog', { name: 'This post was saved by somebody else' });
  await expect(conflict.getByRole('listitem')).toHaveText(['Excerpt']);
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Mine.');

  await page.getByRole('button', { name: 'Update Post' }).click();
  await conflict.getByRole('button', { name: 'Load theirs, drop mine' }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Theirs.');

  await page.getByLabel('Excerpt').fill('Mine again.');
  await saveElsewhere(page, id, 'Theirs again.');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(toast(page, 'Post updated')).toBeVisible();
  await expect(postCard(page, title)).toContainText('Mine again.');
});

test('a taken slug is told under its field', async ({ page }) => {
  await createPost(page.request, { title: 'North Face', slug: 'north-face' });
  const id = await createPost(page.request, { title: 'South Face', slug: 'south-face' });
  await page.goto(`/admin?post=${id}`);
  await page.getByLabel('Slug').fill('north-face');
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(toast(page, 'Error')).toBeVisible();
  await expect(page.getByLabel('Slug')).toHaveAttribute('aria-invalid', 'true');
});

test('rich text keeps what it cannot edit, and HTML stays as it was until something changes', async ({
  page,
}) => {
  const terms = '<dl><dt>Vibe</dt><dd>A mood</dd></dl>';
  const content = `<p>One   line</p>${terms}`;
  const id = await createPost(page.request, { title: 'Strata', slug: 'strata', content });
  await page.goto(`/admin?post=${id}`);
  const html = page.getByRole('textbox', { name: 'Content', exact: true });
  await expect(html).toHaveValue(content);
  await page.getByText('Rich text', { exact: true }).click();
  const rich = page.getByRole('textbox', { name: 'Content as rich text' });
  await expect(rich).toContainText('<dl> is kept as it is');
  await page.getByText('HTML', { exact: true }).click();
  await expect(html).toHaveValue(content);

  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(rich.getByText('One line'));
  await page.keyboard.press('End');
  await page.keyboard.type(', and more');
  await page.getByText('HTML', { exact: true }).click();
  await expect(html).toHaveValue(/, and more<\/p>\n<dl>/);
  await expect(html).toHaveValue(new RegExp(terms));

  await html.fill('<p style="color: red">a</p>');
  await page.getByText('Rich text', { exact: true }).click();
  const loss = page.getByRole('dialog', { name: 'Rich text cannot hold everything in this post' });
  await expect(loss.getByRole('listitem')).toHaveText(['<p style="color: red">']);
  await loss.getByRole('button', { name: 'Stay in HTML' }).click();
  await expect(html).toHaveValue('<p style="color: red">a</p>');
});

test('a picture is uploaded for a post, and a file that is none is refused', async ({ page }) => {
  const id = await createPost(page.request, { title: 'Lookout', slug: 'lookout' });
  await page.goto(`/admin?post=${id}`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';
  const picture = {
    name: 'dot.png',
    mimeType: 'image/png',
    buffer: Buffer.from(png, 'base64'),
  };
  await (await chooser).setFiles(picture);
  await expect(page.getByText('Picture uploaded')).toBeVisible();
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(/^\/media\/post-/);
  await expect(page.getByRole('img', { name: 'The featured image' })).toBeVisible();

  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ ...picture, name: 'notes.txt', mimeType: 'text/plain' });
  await expect(
    page.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.', { exact: true }),
  ).toBeVisible();

  const large = await createFlatPicture(8_064, 6_048);
  const stored = page.waitForResponse(/\/api\/admin\/pictures/);
  await input.setInputFiles({ name: 'large.png', mimeType: 'image/png', buffer: large });
  expect((await stored).status()).toBe(200);
  await expect(page.getByLabel('Featured Image URL')).toHaveValue(/-1600x1200-w1600\.jpg$/);
});

test('a card on a page opened before the post was renamed still leads to it', async ({ page }) => {
  const post = { title: 'Shale Renamed', slug: 'shale-before' };
  const id = await createPost(page.request, post);
  const goneId = await createPost(page.request, { title: 'Shale Gone', slug: 'shale-gone' });
  await page.goto('/blog', { waitUntil: 'networkidle' });

  const renamed = {
    ...post,
    slug: 'shale-after',
    categoryId: 1,
    excerpt: 'E.',
    content: '<p>T.</p>',
  };
  expect((await page.request.put(`/api/blog/posts/${id}`, { data: renamed })).ok()).toBe(true);
  await page.getByRole('link', { name: /Shale Renamed/ }).click();
  await expect(page).toHaveURL('/blog/shale-after');
  await expect(page.getByRole('heading', { level: 1, name: 'Shale Renamed' })).toBeVisible();

  await page.goto('/blog', { waitUntil: 'networkidle' });
  const gone = await page.request.post('/trpc/admin.posts.delete', { data: { id: goneId } });
  expect(gone.ok()).toBe(true);
  await page.getByRole('link', { name: /Shale Gone/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
});
