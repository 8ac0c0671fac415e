import type { CropPercent } from '../../../shared/media.ts';
import { paths } from '../../../shared/paths.ts';

function messageOf(body: string): string {
  try {
    const answer: unknown = JSON.parse(body);
    if (typeof answer === 'object' && answer !== null && 'message' in answer) {
      return String(answer.message);
    }
  } catch {
    // A proxy may answer with a page of its own; the caller has words for that.
  }
  return '';
}

/**
 * Sends a picture and the chosen part of it. XMLHttpRequest, because fetch does not report how much has been sent.
 * @param onProgress gets the sent share, 0 to 1
 * @throws Error with the server's message, or an empty one
 */
export function uploadPhoto(
  file: File,
  crop: CropPercent,
  onProgress: (share: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const query = new URLSearchParams(
      Object.entries(crop).map(([side, percent]) => [
        side,
        String(Math.min(100, Math.max(0, percent))),
      ]),
    );
    request.open('POST', `${paths.developerPhotoUpload}?${query}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new Error(messageOf(request.responseText)));
    });
    request.addEventListener('error', () => reject(new Error('')));
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
