import type { Locator, Page } from '@playwright/test';
import { createFlatPicture, createPhoto } from '../../factories/pictures.ts';
import {
  longDocument,
  longGhostPost,
  longPostParts,
  videoAddress,
} from '../../factories/posts/long-post.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { suggested } from '../../setup/browser/e2e-global.ts';
import { pressOn, tabTo, typeInto } from '../../setup/browser/keyboard.ts';
import { paste } from '../../setup/browser/rich-text.ts';
import { expect, openDashboard, postCard, test, toast } from '../../setup/steps/admin-steps.ts';
import { makeZip } from '../../setup/zip.ts';

const { pictureCount, tableCount, sectionCount } = longPostParts;
const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });

async function expectWhole(rich: Locator): Promise<void> {
  await expect(rich.getByRole('heading', { level: 2 })).toHaveCount(sectionCount);
  await expect(rich.locator('img')).toHaveCount(pictureCount);
  await expect(rich.getByRole('table')).toHaveCount(tableCount);
  await expect(rich.locator(`[data-block="video"] a[href="${videoAddress}"]`)).toBeVisible();
  const sources = await rich
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  expect(sources.filter((source) => !source.startsWith('/media/post-'))).toEqual([]);
}

test('a document of 3,000 words comes from Google Docs to its readers without a mouse and without HTML', async ({
  page,
}) => {
  test.slow();
  const body = await createFlatPicture(64, 40);
  await page.route('https://lh7-rt.googleusercontent.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  );
  const { keyboard } = page;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('it is pasted, with a video between', async () => {
    await openDashboard(page);
    await pressOn(page, page.getByRole('link', { name: 'New Post' }));
    await typeInto(page, field('Title'), 'A winter on the ridge');
    await typeInto(page, page.getByLabel('Excerpt'), 'Three months in a hut.');
    await tabTo(page, page.getByRole('radio', { name: 'HTML', exact: true }));
    await keyboard.press('ArrowRight');
    const rich = richText(page);
    await tabTo(page, rich);
    await paste(rich, {
      html: longDocument(
        'It is by way of the scree that one goes up.',
        'A night is $40, and the hut opened on May 3, 2021.',
      ),
    });
    await expect(toast(page, `All ${pictureCount} are stored here now.`)).toBeVisible();
    await expect(rich.getByRole('link', { name: 'the hut' })).toHaveAttribute(
      'href',
      'https://example.com/hut',
    );
    await keyboard.press('ControlOrMeta+End');
    await keyboard.press('Enter');
    await keyboard.type('/video');
    await keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Insert video' });
    await typeInto(page, dialog.getByLabel('Address of the video on YouTube'), videoAddress);
    await pressOn(page, dialog.getByRole('button', { name: 'Insert', exact: true }));
    await expectWhole(rich);
  });

  await test.step('three suggestions of the AI are accepted', async () => {
    await expect(richText(page)).toBeFocused();
    // Retries: a key pressed before the caret is stable has no effect.
    await expect(async () => {
      await keyboard.press('ControlOrMeta+Home');
      const at = () => document.getSelection()?.anchorNode?.textContent;
      expect(await page.evaluate(at)).toContain('It is by way of the scree');
    }).toPass();
    await keyboard.press('Control+j');
    const passage = page.getByRole('dialog', { name: 'Ask the AI about this passage' });
    await expect(passage.getByRole('button', { name: 'Shorten' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(passage.getByRole('insertion').first()).toBeVisible();
    await keyboard.press('Control+Enter');
    await expect(richText(page)).toContainText('Go up by the scree.');

    await pressOn(page, page.getByRole('button', { name: 'Ask the AI', exact: true }));
    const dialog = page.getByRole('dialog', { name: 'Ask the AI about this post' });
    const [title = '', excerpt = ''] = suggested.texts;
    for (const [about, accepted] of [
      ['Titles', title],
      ['Excerpts', excerpt],
    ] as const) {
      await pressOn(page, dialog.getByRole('button', { name: about, exact: true }));
      const choice = dialog.getByRole('button', { name: `Accept: ${accepted}` });
      await pressOn(page, choice);
      await expect(dialog.getByRole('listitem', { name: accepted })).toContainText('Accepted');
    }
    await keyboard.press('Escape');
    await expect(field('Title')).toHaveValue(title);
    await expect(page.getByLabel('Excerpt')).toHaveValue(excerpt);
  });

  await test.step('its facts are ticked', async () => {
    await pressOn(page, page.getByRole('button', { name: /^Facts: \d+ open$/ }));
    await pressOn(page, page.getByRole('button', { name: /^Add a source: \$40/ }));
    await expect(page.getByLabel('Source address')).toBeFocused();
    await keyboard.type('https://example.com/prices');
    await keyboard.press('Enter');
    const opinions = page.getByRole('button', { name: /^Mark as opinion: / });
    await expect(page.getByRole('button', { name: /^Add a source: \$40/ })).toBeHidden();
    for (let left = await opinions.count(); left > 0; left -= 1) {
      await pressOn(page, opinions.first());
      await expect(opinions).toHaveCount(left - 1);
    }
    await expect(page.getByText('All facts are ticked')).toBeVisible();
  });

  await test.step('it is scheduled, and published', async () => {
    await typeDate(page, '01022099');
    await pressOn(page, page.getByRole('button', { name: 'Create Post' }));
    await expect(toast(page, 'Post created')).toBeVisible();
    const card = postCard(page, suggested.texts[0] ?? '');
    await expect(card).toContainText('Scheduled');
    await pressOn(page, card.getByRole('link', { name: 'Edit' }));
    await expectWhole(richText(page));
    await typeDate(page, '01022026');
    await pressOn(page, page.getByRole('button', { name: 'Update Post' }));
    await expect(toast(page, 'Post updated')).toBeVisible();
    await expect(card).toContainText('Published');
    const address = await card.getByRole('link', { name: 'Preview' }).getAttribute('href');
    const html = await (await page.request.get(address ?? '')).text();
    expect(html).toContain('Go up by the scree.');
    // Without the covers of other tests' posts.
    const [article = ''] = html.split('Read next');
    expect(article.match(/<img src="\/media\/post-/g)).toHaveLength(pictureCount);
    expect(html).not.toMatch(/googleusercontent|google\.com\/url|docs-internal/);
  });
});

/** Types each part of the date, like a keyboard user. @param date MMDDYYYY */
async function typeDate(page: Page, date: string): Promise<void> {
  await tabTo(page, page.getByLabel('Publication time'));
  await page.keyboard.type(date);
  await page.keyboard.press('Tab');
  await page.keyboard.type('1000AM');
}

test('the same post comes whole from an export of Ghost', async ({ page }) => {
  const images = await Promise.all(
    Array.from({ length: pictureCount }, (_, at) => createPhoto(300 + at, 200)),
  );
  const zip = await makeZip({
    'ghost.json': ghostExport([
      { slug: 'a-winter-in-ghost', title: 'A winter in Ghost', html: longGhostPost('2024/01') },
    ]),
    ...Object.fromEntries(
      images.map((image, at) => [`content/images/2024/01/${at}.jpg`, image] as const),
    ),
  });
  await openDashboard(page, '/admin?tab=transfer');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'winter.zip', mimeType: 'application/zip', buffer: zip });
  const card = page.getByRole('listitem').filter({ hasText: 'winter.zip from Ghost' });
  await pressOn(page, card.getByRole('button', { name: 'Write all: 1 post' }));
  await expect(card.getByRole('button', { name: 'Take the import back' })).toBeVisible();
  await pressOn(page, card.getByRole('button', { name: 'Show the post one by one' }));
  await pressOn(page, card.getByRole('link', { name: 'A winter in Ghost' }));
  await tabTo(page, page.getByRole('radio', { name: 'HTML', exact: true }));
  await page.keyboard.press('ArrowRight');
  await expectWhole(richText(page));
});
