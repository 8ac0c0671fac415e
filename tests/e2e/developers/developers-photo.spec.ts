import sharp from 'sharp';
import { createFlatPicture } from '../../factories/pictures.ts';
import { expectNoViolations } from '../../setup/browser/axe.ts';
import { expect, test } from '../../setup/browser/e2e.ts';
import { openEditor, signUp } from '../../setup/steps/developer-steps.ts';

test('the owner uploads a photo, which everybody sees, and removes it', async ({ page }) => {
  await signUp(page, { phoneNumber: '+16125550161', name: 'Tove Lens' });
  await openEditor(page);
  const picture = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f8c88' },
  })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Upload a photo')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture });
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  await expectNoViolations(page);
  await dialog.getByLabel('Zoom').fill('2');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(page.getByText('Photo updated', { exact: true })).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo of Tove Lens' });
  await expect(photo).toHaveAttribute('src', /^\/media\/photo-/);
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByText('Photo removed', { exact: true })).toBeVisible();
  await expect(photo).toHaveCount(0);

  await page
    .getByLabel('Upload a photo')
    .setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(
    page.getByText('Please choose a JPEG, PNG, WebP, AVIF or GIF picture.', { exact: true }),
  ).toBeVisible();
});

test('a photo of 48 megapixels is made smaller, and what cannot be shown is refused when it is chosen', async ({
  page,
}) => {
  await signUp(page, { phoneNumber: '+16125550168', name: 'Lotte Large' });
  await openEditor(page);
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel('Upload a photo').setInputFiles({ name, mimeType, buffer });

  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  await choose('IMG_1.HEIC', 'image/heic', heic);
  await expect(
    page.getByText(/Your browser cannot open HEIC pictures. Save it as JPEG/).first(),
  ).toBeVisible();
  const frame = await createFlatPicture(20, 20);
  const other = await sharp(frame).negate().png().toBuffer();
  const moving = await sharp([frame, other], { join: { animated: true } })
    .gif()
    .toBuffer();
  await choose('dance.gif', 'image/gif', moving);
  await expect(
    page.getByText('Moving pictures cannot be shown here. Please choose a still one.', {
      exact: true,
    }),
  ).toBeVisible();

  await choose('large.png', 'image/png', await createFlatPicture(8_064, 6_048));
  const dialog = page.getByRole('dialog', { name: 'Choose the part to show' });
  // The server accepts at most 24 megapixels, so the browser scales the photo down.
  const sent = page.waitForResponse(/uploads\/profile-photo/);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Photo updated', { exact: true })).toBeVisible();
});
