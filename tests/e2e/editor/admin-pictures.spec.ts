import type { Locator, Page, Request } from '@playwright/test';
import { maxChosenBytes } from '../../../src/shared/media/media.ts';
import { createFlatPicture } from '../../factories/pictures.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { clickInto, drop, paste } from '../../setup/browser/rich-text.ts';
import {
  createPost,
  expect,
  openDashboard,
  postCard,
  test,
  toast,
} from '../../setup/steps/admin-steps.ts';

const richText = (page: Page) => page.getByRole('textbox', { name: 'Content as rich text' });

async function openRichText(page: Page, title: string, content: string): Promise<Locator> {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const id = await createPost(page.request, { title, slug, content });
  await page.goto(`/admin?post=${id}`);
  await page.getByText('Rich text', { exact: true }).click();
  await clickInto(richText(page));
  await page.keyboard.press('Control+End');
  return richText(page);
}

async function pictures(...widths: number[]) {
  return Promise.all(
    widths.map(async (width) => {
      const buffer = await createFlatPicture(width, 60);
      const base64 = buffer.toString('base64');
      return { name: `${width}.png`, mimeType: 'image/png', buffer, base64 };
    }),
  );
}

const isOf = (upload: Request, name: string) =>
  upload.postDataBuffer()?.includes(`filename="${name}"`) === true;

const arrive = (page: Page, count: number, how: 'As a gallery' | 'One by one') =>
  page
    .getByRole('group', { name: `${count} pictures` })
    .getByRole('button', { name: how })
    .click();

const widthsIn = (rich: Locator) =>
  rich
    .locator('img[src^="/media/"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('width')));

test('three that are pasted or dropped come all, in their order, and undo takes them back', async ({
  page,
}) => {
  const rich = await openRichText(page, 'Three At Once', '<p>Top</p>');
  await page.keyboard.press('Enter');
  await paste(rich, { pictures: await pictures(81, 82, 83) });
  await arrive(page, 3, 'One by one');
  await expect.poll(() => widthsIn(rich)).toEqual(['81', '82', '83']);
  await drop(rich, await pictures(84, 85, 86));
  await arrive(page, 3, 'One by one');
  await expect.poll(() => widthsIn(rich)).toEqual(['81', '82', '83', '84', '85', '86']);

  await page.keyboard.press('Control+z');
  await expect.poll(() => widthsIn(rich)).toEqual(['81', '82', '83']);
  await page.keyboard.press('Control+z');
  await expect.poll(() => widthsIn(rich)).toEqual([]);
  await page.keyboard.press('Control+Shift+z');
  await expect.poll(() => widthsIn(rich)).toEqual(['81', '82', '83']);
  await page.getByRole('button', { name: 'Update Post' }).click();
  await expect(postCard(page, 'Three At Once')).toBeVisible();
  await page.goto('/blog/three-at-once');
  await expect(page.locator('article img[src^="/media/"]')).toHaveCount(3);
});

test('one that is too large is named, and the others stay', async ({ page }) => {
  const rich = await openRichText(page, 'One Too Large', '<p>Top</p>');
  const [first, last] = await pictures(91, 92);
  await rich.evaluate(
    (element, { files, sizeBytes }) => {
      const clipboardData = new DataTransfer();
      const add = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
        clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
      const [before, behind] = files.map((one) =>
        Uint8Array.from(atob(one), (letter) => letter.charCodeAt(0)),
      );
      if (before) add('91.png', before);
      add('huge.png', new Uint8Array(sizeBytes));
      if (behind) add('92.png', behind);
      const passed = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', passed));
    },
    { files: [first?.base64 ?? '', last?.base64 ?? ''], sizeBytes: maxChosenBytes + 1 },
  );
  await arrive(page, 3, 'One by one');
  await expect.poll(() => widthsIn(rich)).toEqual(['91', '92']);
  await expect(rich.getByRole('status')).toHaveText(
    /^huge\.png: Please choose a picture of at most/,
  );
  await rich.getByRole('button', { name: 'Try again: huge.png' }).click();
  await expect(rich.getByRole('status')).toHaveText(
    /^huge\.png: Please choose a picture of at most/,
  );
  await rich.getByRole('button', { name: 'Remove: huge.png' }).click();
  await expect(rich.getByRole('status')).toHaveCount(0);
  expect(await widthsIn(rich)).toEqual(['91', '92']);
});

test('twenty that are dropped make a gallery in the order of their files, though the first arrives last', async ({
  page,
}) => {
  const rich = await openRichText(page, 'Twenty At Once', '<p>Top</p>');
  const widths = Array.from({ length: 20 }, (_one, index) => 60 - index);
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/api/admin/pictures', async (route) => {
    if (isOf(route.request(), '60.png')) await held;
    await route.continue();
  });
  await drop(rich, await pictures(...widths));
  await expect(page.getByRole('group', { name: '20 pictures' })).toBeVisible();
  await expectNoViolations(page, [320, 1440]);
  await arrive(page, 20, 'As a gallery');
  await expect.poll(() => widthsIn(rich), { timeout: 60_000 }).toHaveLength(19);
  letThrough();
  await expect.poll(() => widthsIn(rich)).toEqual(widths.map(String));
  await expect(rich.locator('[data-block="gallery"] img')).toHaveCount(20);

  await paste(rich, { pictures: await pictures(31, 32) });
  // The choice is remembered, and can be changed where it was made.
  await expect(rich.locator('[data-block="gallery"]')).toHaveCount(2);
  await arrive(page, 2, 'One by one');
  await expect(rich.locator('[data-block="gallery"]')).toHaveCount(1);
  await expect(rich.locator('img')).toHaveCount(22);
});

test.describe('on a line that breaks', () => {
  test.use({ expectedMessages: [/ERR_FAILED.*admin\/pictures/] });

  test('a picture is tried again, and no save goes off without those on their way', async ({
    page,
  }) => {
    const rich = await openRichText(page, 'Broken Line', '<p>Top</p>');
    await page.route('**/api/admin/pictures', (route) =>
      isOf(route.request(), '71.png') ? route.abort() : route.continue(),
    );
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await paste(rich, { pictures: await pictures(71, 72) });
    await arrive(page, 2, 'One by one');
    await expect.poll(() => widthsIn(rich)).toEqual(['72']);
    await page.unroute('**/api/admin/pictures');
    await page.route('**/api/admin/pictures', async (route) => {
      await held;
      await route.continue();
    });
    await rich.getByRole('button', { name: 'Try again: 71.png' }).click();
    await page.getByRole('button', { name: 'Update Post' }).click();
    await expect(toast(page, 'A picture is still on its way')).toBeVisible();
    await page.getByText('HTML', { exact: true }).click();
    await expect(rich).toBeVisible();
    letThrough();
    await expect.poll(() => widthsIn(rich)).toEqual(['71', '72']);
    await page.getByText('HTML', { exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
      /width="71"[\s\S]*width="72"/,
    );
  });
});

test('several are chosen in the dialog and from Media, in their order, and make a gallery', async ({
  page,
}) => {
  await openDashboard(page, '/admin?tab=media');
  const [one, two] = await pictures(61, 62);
  const mark = crypto.randomUUID();
  const named = [one, two].map((file) => ({
    name: `${mark}-${file?.name}`,
    mimeType: 'image/png',
    buffer: file?.buffer ?? Buffer.alloc(0),
  }));
  const broken = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello') };
  await page.locator('input[type="file"]').setInputFiles([...named, broken]);
  const uploads = page.getByRole('list', { name: 'Uploads' });
  await expect(uploads.getByText('Picture uploaded')).toHaveCount(2);
  const refused = uploads.getByRole('listitem').filter({ hasText: 'notes.txt' });
  await expect(refused).toContainText('Please choose a JPEG');
  await expect(refused.getByRole('button', { name: 'Try again' })).toBeVisible();

  const rich = await openRichText(page, 'Gallery At Once', '<p>Top</p>');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/gallery');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Insert pictures?$/ });
  await dialog.locator('input[type="file"]').setInputFiles(await pictures(63, 64));
  const rows = dialog.getByRole('list', { name: 'Pictures to insert' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByLabel('Description for people who cannot see it').fill('The second');
  await dialog.getByRole('button', { name: 'Choose from Media' }).click();
  const library = page.getByRole('dialog', { name: 'Choose pictures' });
  await library.getByLabel('Search pictures').fill(mark);
  await expect(library.getByText('2 pictures', { exact: true })).toBeVisible();
  await library.getByRole('button', { name: `${mark}-62.png` }).click();
  await library.getByRole('button', { name: `${mark}-61.png` }).click();
  await library.getByRole('button', { name: 'Use 2 pictures' }).click();
  await expect(rows).toHaveCount(4);
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await page.getByText('HTML', { exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
    /<div data-block="gallery">(<figure><img [^>]*><\/figure>){4}<\/div>$/,
  );
  await expect(page.getByRole('textbox', { name: 'Content', exact: true })).toHaveValue(
    /-63x60-[^>]*>.*-64x60-[^>]*alt="The second".*-62x60-.*-61x60-/,
  );
  await expect(rich).toBeHidden();
});
