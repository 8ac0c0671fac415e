import { createFlatPicture } from '../factories/pictures.ts';
import { createPost, expect, test } from '../setup/admin-steps.ts';
import { hydrated } from '../setup/hydration.ts';
import { layoutShiftOf, maxLayoutShift } from '../setup/layout-shift.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('pictures in a post hold their place until they come', async ({ page, baseURL }) => {
  const picture = {
    name: 'slope.png',
    mimeType: 'image/png',
    buffer: await createFlatPicture(1_600, 1_200),
  };
  const stored = await page.request.post('/uploads/post-image', {
    headers: { origin: new URL(baseURL ?? '').origin },
    multipart: { file: picture },
  });
  expect(stored.status()).toBe(200);
  const { url } = await stored.json();
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
