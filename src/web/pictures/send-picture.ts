import type { StoredPicture } from '../../shared/media/media.ts';

export type UploadFailure = 'type' | 'size' | 'network' | 'cancelled' | 'signedOut' | 'other';

/** `message` is the server's; '' when it sent none. `retryAfterSeconds` is 0 without a Retry-After. */
export class UploadError extends Error {
  constructor(
    readonly failure: UploadFailure,
    message = '',
    readonly retryAfterSeconds = 0,
  ) {
    super(message);
    this.name = 'UploadError';
  }
}

export interface SendOptions {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

const failuresByStatus: Partial<Record<number, UploadFailure>> = {
  0: 'network',
  401: 'signedOut',
  413: 'size',
  415: 'type',
};

function isStoredPicture(value: unknown): value is StoredPicture {
  return (
    typeof value === 'object' && value !== null && 'url' in value && typeof value.url === 'string'
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageIn(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return '';
  return typeof answer.message === 'string' ? answer.message : '';
}

/**
 * Uses XMLHttpRequest, because fetch does not report the progress of an upload.
 * @returns the server's answer
 * @throws UploadError
 */
export function sendBody(
  address: string,
  body: FormData | Blob,
  { onProgress, signal }: SendOptions,
): Promise<unknown> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status === 200) return resolve(answer);
      const failure = failuresByStatus[request.status] ?? 'other';
      const retryAfter = Number(request.getResponseHeader('retry-after'));
      reject(new UploadError(failure, messageIn(answer), retryAfter));
    });
    request.addEventListener('error', () => reject(new UploadError('network')));
    request.addEventListener('abort', () => reject(new UploadError('cancelled')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    request.send(body);
  });
}

/** The server checks and re-encodes the picture. @throws UploadError */
export async function sendPicture(
  address: string,
  file: File,
  options: SendOptions,
): Promise<StoredPicture> {
  const body = new FormData();
  body.append('file', file);
  const answer = await sendBody(address, body, options);
  if (isStoredPicture(answer)) return answer;
  throw new UploadError('other', messageIn(answer));
}
