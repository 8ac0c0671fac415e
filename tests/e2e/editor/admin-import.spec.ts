import { createPhoto } from '../../factories/pictures.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
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
  const start = card.getByRole('button', { name: 'Import 2 posts' });
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
