export interface OpenPicture {
  /** Of the upright picture. */
  widthPx: number;
  heightPx: number;
  /** The whole picture at this size, without metadata; null where the browser has no room for it. */
  toJpeg(widthPx: number, heightPx: number): Promise<Blob | null>;
  close(): void;
}

const jpegQuality = 0.9;
const paperWhite = '#ffffff';

/** Opens a picture with whatever the browser can read, HEIC too where it can; null where it cannot. */
export async function openPicture(file: Blob): Promise<OpenPicture | null> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(
    () => null,
  );
  if (!bitmap) return null;
  return {
    widthPx: bitmap.width,
    heightPx: bitmap.height,
    toJpeg(widthPx, heightPx) {
      const canvas = document.createElement('canvas');
      canvas.width = widthPx;
      canvas.height = heightPx;
      const context = canvas.getContext('2d');
      if (!context) return Promise.resolve(null);
      // A JPEG has no transparent parts; the server would put the same white behind them.
      context.fillStyle = paperWhite;
      context.fillRect(0, 0, widthPx, heightPx);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, widthPx, heightPx);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', jpegQuality));
    },
    close: () => bitmap.close(),
  };
}
