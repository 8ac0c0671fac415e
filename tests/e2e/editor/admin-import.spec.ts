import { createPhoto } from '../../factories/pictures.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, openDashboard, test } from '../../setup/steps/admin-steps.ts';
import { makeZip } from '../../setup/zip.ts';

const crossing = [
  '<p>Over the <a href="__GHOST_URL__/the-ferry-back/">ferry</a>.</p>',
  '<figure class="kg-card kg-image-card kg-width-wide"><img src="__GHOST_URL__/content/images/2021/06/bay.jpg" alt="The bay"><figcaption>At noon</figcaption></figure>',
  '<figure class="kg-card kg-embed-card"><iframe src="https://www.youtube.com/embed/SQEQr7c0-dw?feature=oembed"></iframe></figure>',
  '<div class="kg-card kg-callout-card kg-callout-card-red"><div class="kg-callout-emoji">!</div><div class="kg-callout-text">Mind the tide</div></div>',
  '<form><input name="mail"></form>',
].join('');

test('an import is listed also when it is sent before the list has come', async ({ page }) => {
  const sent = page.waitForResponse(/\/uploads\/post-import/);
  await page.route(
    /admin\.transfer\.imports/,
    async (route) => {
      const answer = await route.fetch();
      await sent;
      await route.fulfill({ response: answer });
    },
    { times: 1 },
  );
  await openDashboard(page, '/admin?tab=transfer');
  await page.locator('input[type="file"]').setInputFiles({
    ...{ name: 'early.json', mimeType: 'application/json' },
    buffer: Buffer.from(ghostExport([{ slug: 'early-tide', title: 'Early Tide' }])),
  });
  await expect(
    page.getByRole('listitem').filter({ hasText: 'early.json from Ghost' }),
  ).toBeVisible();
});

test('an export of Ghost is looked through, imported with its pictures, and taken back', async ({
  page,
}) => {
  const zip = await makeZip({
    'ghost.json': ghostExport(
      [
        {
          ...{ slug: 'the-crossing', title: 'The Crossing', html: crossing },
          feature_image: '__GHOST_URL__/content/images/2021/06/bay.jpg',
        },
        { slug: 'the-ferry-back', title: 'The Ferry Back' },
      ],
      { tags: [{ id: 't1', name: 'Ferries' }], posts_tags: [{ post_id: 'p1', tag_id: 't1' }] },
    ),
    'content/images/2021/06/bay.jpg': await createPhoto(900, 600),
  });
  await openDashboard(page, '/admin?tab=transfer');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'crossing.zip', mimeType: 'application/zip', buffer: zip });
  const card = page.getByRole('listitem').filter({ hasText: 'crossing.zip from Ghost' });
  const start = card.getByRole('button', { name: 'Write all: 2 posts' });
  await expect(start).toBeVisible();
  await expect(card).toContainText('Ferries');
  await card.getByRole('button', { name: 'Show all 2 posts one by one' }).press('Enter');
  await expect(card.getByRole('row', { name: /The Crossing/ })).toContainText('Left out: a form.');
  await expectNoViolations(page, [390, 1440]);

  await card.getByRole('checkbox', { name: /^Publish the 2/ }).press('Space');
  await start.press('Enter');
  await expect(card.getByRole('button', { name: 'Take the import back' })).toBeVisible();
  const article = await page.request.get('/blog/the-crossing');
  const html = await article.text();
  for (const part of [
    'data-block="video"',
    'data-block="warning"',
    'href="/blog/the-ferry-back"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toMatch(/<img src="\/media\/post-[^"]+" alt="The bay"/);
  const former = await page.request.get('/the-ferry-back', { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([301, '/blog/the-ferry-back']);

  await card.getByRole('button', { name: 'All', exact: true }).click();
  await card.getByRole('link', { name: 'The Ferry Back' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'The Ferry Back',
  );
  await page.goBack();

  await card.getByRole('button', { name: 'Take the import back' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Take the import back?' });
  await question.getByRole('button', { name: 'Take It Back' }).press('Enter');
  await expect(card).toContainText('Taken back');
  expect((await page.request.get('/blog/the-crossing')).status()).toBe(404);
});

test('a folder of Markdown is sent as one, and what it cannot be is said', async ({ page }) => {
  await openDashboard(page, '/admin?tab=transfer');
  const input = page.locator('input[type="file"]');
  await input.setInputFiles([
    {
      name: '2020-02-03-moor.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('---\ntitle: On the Moor\ntags: [Peat]\n---\n![Heather](heather.jpg)\n'),
    },
    { name: 'heather.jpg', mimeType: 'image/jpeg', buffer: await createPhoto(400, 300) },
  ]);
  const card = page.getByRole('listitem').filter({ hasText: 'from Markdown' });
  await expect(card).toContainText('Peat');
  await expect(card).toContainText('1 in the file');
  await card.getByRole('button', { name: /^Discard the import/ }).click();
  await expect(card).toHaveCount(0);

  await input.setInputFiles({
    ...{ name: 'holiday.jpg', mimeType: 'image/jpeg' },
    buffer: await createPhoto(40, 30),
  });
  const refused = page.getByRole('listitem').filter({ hasText: 'holiday.jpg' });
  await expect(refused.getByRole('alert')).toContainText('There is no export');
  await refused.getByRole('button', { name: /^Forget this import/ }).click();
  await expect(refused).toHaveCount(0);
});

test('an import is signed off: compared post by post, with one choice for a shortcode, written at once', async ({
  page,
}) => {
  const item = (id: number, slug: string) => ({
    ...{ id, slug },
    content: `Over ${slug} [box tone="warm"]Mind the tide[/box]`,
  });
  const file = wordpressExport([
    item(1, 'sandbank'),
    item(2, 'headland'),
    { id: 3, slug: 'empty', content: '' },
  ]);
  await openDashboard(page, '/admin?tab=transfer');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'coast.xml', mimeType: 'text/xml', buffer: Buffer.from(file) });
  const card = page.getByRole('listitem').filter({ hasText: 'coast.xml from WordPress' });
  await expect(card).toContainText('0 of 2 looked at');
  await card
    .getByRole('combobox', { name: 'shortcode box, in 2 posts' })
    .selectOption('Make it a callout');
  await card.getByRole('button', { name: 'Use these choices' }).press('Enter');
  await expect(card.getByRole('button', { name: 'Use these choices' })).toBeDisabled();
  await expect(card).toContainText('These choices are in use.');

  await card.getByRole('button', { name: /^Show all 3 posts/ }).click();
  await card.getByRole('button', { name: 'All', exact: true }).click();
  const refused = card.getByRole('row', { name: /Post empty/ });
  await expect(refused.getByRole('checkbox', { name: /^Will be written/ })).toBeDisabled();
  await expect(refused).toContainText('It holds no text.');
  const compare = (slug: string) => card.getByRole('button', { name: `Compare: Post ${slug}` });
  await compare('sandbank').focus();
  await page.keyboard.press('j');
  await expect(compare('headland')).toBeFocused();
  await page.keyboard.press('x');
  await expect(card).toContainText('1 of 2 looked at');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Before it is made: Post sandbank' });
  await expect(dialog.getByRole('region', { name: 'In the file' })).toContainText(
    '[box tone="warm"]Mind the tide[/box]',
  );
  const converted = dialog.getByRole('region', { name: 'As it will be here' });
  await expect(converted.locator('[data-block="note"]')).toHaveText('Mind the tide');
  await expect(dialog).toContainText('is a callout now, as chosen');
  await expectNoViolations(page, [320, 1440]);
  await dialog.getByRole('checkbox', { name: 'Looked at' }).press('Space');
  await dialog.getByRole('button', { name: 'Next' }).press('Enter');
  const next = page.getByRole('dialog', { name: 'Before it is made: Post headland' });
  await expect(next.getByRole('checkbox', { name: 'Looked at' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(card).toContainText('2 of 2 looked at');

  await card.getByRole('button', { name: 'Write all: 2 posts, 1 not' }).press('Enter');
  await card.getByRole('button', { name: 'Take the import back' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Take the import back?' });
  await question.getByRole('button', { name: 'Take It Back' }).press('Enter');
  await expect(card).toContainText('Taken back');
});
