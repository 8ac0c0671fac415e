import { randomUUID } from 'node:crypto';
import sharp from 'sharp';

export const exifCanary = 'canary-of-the-camera';

/** A camera-like photo: some noise, and a location and a name in its metadata. */
export async function createPhoto(widthPx = 1_800, heightPx = 1_200): Promise<Buffer> {
  return sharp({
    create: {
      width: widthPx,
      height: heightPx,
      channels: 3,
      background: '#d6451b',
      noise: { type: 'gaussian', mean: 120, sigma: 4 },
    },
  })
    .jpeg()
    .withExif({
      IFD0: { Copyright: exifCanary },
      IFD3: { GPSLatitude: '44/1 58/1 0/1', GPSLatitudeRef: 'N' },
    })
    .toBuffer();
}

/** Each is another file, because the library recognizes the same one. */
export function createFlatPicture(widthPx: number, heightPx: number): Promise<Buffer> {
  return sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#0e5a5a' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .withExif({ IFD0: { ImageDescription: randomUUID() } })
    .toBuffer();
}

export function multipartBody(
  bytes: Buffer,
  file: { name?: string; type?: string; field?: string } = {},
) {
  const boundary = 'boundary-of-the-test';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field ?? 'file'}"; filename="${file.name ?? 'photo.jpg'}"\r\nContent-Type: ${file.type ?? 'image/jpeg'}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
