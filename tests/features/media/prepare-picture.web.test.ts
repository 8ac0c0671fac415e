import { describe, expect, it, vi } from 'vitest';
import { maxChosenBytes, maxUploadBytes } from '../../../src/shared/media/media.ts';
import type { OpenPicture } from '../../../src/web/pictures/prepare-picture.ts';
import { preparePicture } from '../../../src/web/pictures/prepare-picture.ts';

/** Simulates a browser that opens pictures of this size, because jsdom opens none. */
function opener(widthPx: number, heightPx: number, jpegBytes: (px: number) => number = () => 10) {
  const toJpeg = vi.fn(async (width: number, height: number) => {
    return new Blob([new Uint8Array(jpegBytes(Math.max(width, height)))], { type: 'image/jpeg' });
  });
  const close = vi.fn();
  const open = async (): Promise<OpenPicture | null> => ({ widthPx, heightPx, toJpeg, close });
  return { open, toJpeg, close };
}

const file = (bytes: Uint8Array<ArrayBuffer>, type: string, name = 'beach.x') =>
  new File([bytes], name, { type });
const jpeg = (byteSize = 100) => file(new Uint8Array(byteSize), 'image/jpeg', 'beach.jpeg');
const heic = () =>
  file(new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), '', 'IMG_1.HEIC');

describe('a chosen picture', () => {
  it('of up to 24 megapixels and 10 MB stays the file that it is', async () => {
    const { open, toJpeg, close } = opener(5712, 4284);
    const chosen = jpeg();
    expect(await preparePicture(chosen, open)).toBe(chosen);
    expect(toJpeg).not.toHaveBeenCalled();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('of 48 megapixels is made smaller, in its proportions', async () => {
    const { open, toJpeg, close } = opener(8064, 6048);
    const sent = await preparePicture(jpeg(), open);
    expect(toJpeg).toHaveBeenCalledWith(4096, 3072);
    expect([sent.name, sent.type]).toEqual(['beach.jpg', 'image/jpeg']);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('that is too heavy is made lighter, and smaller once more where that does not do', async () => {
    const { open, toJpeg } = opener(6000, 4000, (px) => (px > 4000 ? maxUploadBytes + 1 : 10));
    const sent = await preparePicture(jpeg(maxUploadBytes + 1), open);
    expect(toJpeg.mock.calls).toEqual([
      [4096, 2731],
      [2560, 1707],
    ]);
    expect(sent.size).toBe(10);
  });

  it('keeps its size where only its weight is too much', async () => {
    const { open, toJpeg } = opener(1200, 800);
    await preparePicture(jpeg(maxUploadBytes + 1), open);
    expect(toJpeg).toHaveBeenCalledWith(1200, 800);
  });

  it('in HEIC becomes a JPEG where the browser opens it', async () => {
    const sent = await preparePicture(heic(), opener(4032, 3024).open);
    expect([sent.name, sent.type]).toEqual(['IMG_1.jpg', 'image/jpeg']);
  });
});

describe('what is refused when it is chosen', () => {
  const fault = (chosen: File, open: () => Promise<OpenPicture | null> = opener(10, 10).open) =>
    preparePicture(chosen, open).then(
      () => null,
      (error: { fault: string }) => error.fault,
    );

  it('HEIC where the browser does not open it', async () => {
    expect(await fault(heic(), async () => null)).toBe('heic');
  });

  it('what the browser cannot open', async () => {
    expect(await fault(jpeg(), async () => null)).toBe('unreadable');
  });

  it('what is no picture', async () => {
    expect(await fault(file(new Uint8Array(9), 'text/plain'))).toBe('type');
  });

  it('what no browser should have to open', async () => {
    expect(await fault(jpeg(maxChosenBytes + 1))).toBe('size');
  });

  it('what moves', async () => {
    const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 1, 0x44, 0];
    const gif = (...frames: number[][]) =>
      file(
        new Uint8Array([
          ...new TextEncoder().encode('GIF89a'),
          ...[1, 0, 1, 0, 0, 0, 0],
          ...frames.flat(),
          0x3b,
        ]),
        'image/gif',
      );
    expect(await fault(gif(frame, frame))).toBe('animated');
    expect(await fault(gif(frame))).toBeNull();
  });
});
