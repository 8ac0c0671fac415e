import { maxUploadBytes } from '../../shared/media/media.ts';

const timeoutMs = 20_000;

export type DownloadedPicture =
  | { outcome: 'read'; bytes: Buffer }
  | { outcome: 'tooLarge' }
  | { outcome: 'unavailable'; cause: unknown };

/**
 * Reads a document's picture from Google only and follows no redirect to another host.
 * @param address one that `isGooglePicture` accepts
 */
export async function downloadGooglePicture(address: string): Promise<DownloadedPicture> {
  try {
    const answer = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok || !answer.body) {
      return { outcome: 'unavailable', cause: new Error(`Google answered ${answer.status}`) };
    }
    const chunks: Uint8Array[] = [];
    let byteSize = 0;
    const reader = answer.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      byteSize += part.value.length;
      if (byteSize > maxUploadBytes) {
        void reader.cancel();
        return { outcome: 'tooLarge' };
      }
      chunks.push(part.value);
    }
    return { outcome: 'read', bytes: Buffer.concat(chunks) };
  } catch (cause) {
    return { outcome: 'unavailable', cause };
  }
}
