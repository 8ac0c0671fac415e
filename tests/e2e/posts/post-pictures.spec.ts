import type { Page } from '@playwright/test';
import { createFlatPicture } from '../../factories/pictures.ts';
import { hydrated } from '../../setup/browser/hydration.ts';
import { layoutShiftOf, maxLayoutShift } from '../../setup/browser/layout-shift.ts';
import { createPost, expect, test } from '../../setup/steps/admin-steps.ts';

const phone = { width: 390, height: 844 };
test.use({ viewport: phone });

async function storePicture(
  { request }: Page,
  baseURL: string | undefined,
  picture: { name: string; widthPx: number; heightPx: number },
): Promise<string> {
  const file = {
    name: picture.name,
    mimeType: 'image/png',
    buffer: await createFlatPicture(picture.widthPx, picture.heightPx),
  };
  const stored = await request.post('/api/admin/pictures', {
    headers: { origin: new URL(baseURL ?? '').origin },
    multipart: { file },
  });
  expect(stored.status()).toBe(200);
  return (await stored.json()).url;
}

test('pictures in a post hold their place until they come', async ({ page, baseURL }) => {
  const url = await storePicture(page, baseURL, {
    ...{ name: 'slope.png', widthPx: 1_600, heightPx: 1_200 },
  });
  const content = `<p>Above.</p><p><img src="${url}" alt="A slope"></p><p>Below.</p>`.repeat(2);
  await createPost(page.request, {
    title: 'Slope in Pictures',
    slug: 'slope-in-pictures',
    content,
  });

  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route('**/media/**', async (route) => {
    await delivery;
    await route.continue();
  });
  await page.goto('/blog/slope-in-pictures', { waitUntil: 'commit' });
  await hydrated(page);
  const first = page.getByRole('img', { name: 'A slope' }).first();
  await first.scrollIntoViewIfNeeded();
  deliver();
  await expect
    .poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  expect(await layoutShiftOf(page)).toBeLessThan(maxLayoutShift);
});

test('pictures are as wide as was chosen, on every screen', async ({ page, baseURL }) => {
  const url = await storePicture(page, baseURL, {
    ...{ name: 'ridge.png', widthPx: 1_600, heightPx: 800 },
  });
  const figure = (alt: string, width: string) =>
    `<figure${width}><img src="${url}" alt="${alt}"></figure>`;
  const content = `<p>Hi.</p>${figure('Text', '')}${figure('Small', ' data-width="small"')}${figure('Wide', ' data-width="wide"')}`;
  const sections = '<h2>One</h2><p>a</p><h2>Two</h2><p>b</p><h2>Three</h2><p>c</p>';
  const post = { title: 'Widths', slug: 'widths', content };
  await createPost(page.request, post);
  await createPost(page.request, {
    ...{ title: 'Widths Beside Sections', slug: 'widths-beside-sections' },
    content: `${sections}${content}`,
  });
  const box = async (alt: string) => {
    const found = await page.getByRole('img', { name: alt, exact: true }).boundingBox();
    if (!found) throw new Error(`The picture ${alt} does not show.`);
    return { left: Math.round(found.x), width: Math.round(found.width) };
  };
  const expected = [
    { width: 390, text: 390, small: 320, wide: 390 },
    { width: 768, text: 704, small: 320, wide: 704 },
    { width: 1_440, text: 704, small: 320, wide: 896 },
  ];
  for (const { width, text, small, wide } of expected) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/blog/widths');
    const [asText, asSmall, asWide] = [await box('Text'), await box('Small'), await box('Wide')];
    const widths = { text: asText.width, small: asSmall.width, wide: asWide.width };
    expect({ width, ...widths }).toEqual({ width, text, small, wide });
    const paragraph = await page.getByText('Hi.', { exact: true }).boundingBox();
    expect(asSmall.left).toBe(Math.round(paragraph?.x ?? 0));
    expect(asWide.left).toBe(asText.left - (wide - text) / 2);
    const isScrolled = () =>
      page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(await isScrolled()).toBe(false);

    await page.goto('/blog/widths-beside-sections');
    expect((await box('Wide')).width).toBe(wide);
    expect(await isScrolled()).toBe(false);
    const list = page.getByRole('navigation', { name: 'On this page' });
    if (!(await list.isVisible())) continue;
    const beside = await list.boundingBox();
    expect((await box('Wide')).left).toBeGreaterThan((beside?.x ?? 0) + (beside?.width ?? 0));
  }
});

test('a short post is as wide as a long one, with and without a list of its sections', async ({
  page,
}) => {
  const line = '<p>Hi.</p>';
  const sections = '<h2>One</h2><h2>Two</h2><h2>Three</h2>';
  for (const [slug, content] of [
    ['short', line],
    ['short-beside-sections', `${sections}${line}`],
  ] as const) {
    await createPost(page.request, { title: slug, slug, content });
    for (const [width, text] of [
      [390, 350],
      [768, 704],
      [1_440, 704],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/blog/${slug}`);
      const box = await page.getByText('Hi.', { exact: true }).boundingBox();
      expect({ slug, width, text: Math.round(box?.width ?? 0) }).toEqual({ slug, width, text });
    }
  }
});
