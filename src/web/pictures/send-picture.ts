import type { StoredPicture } from '../../shared/media.ts';

export type UploadFailure = 'type' | 'size' | 'network' | 'cancelled' | 'signedOut' | 'other';

/** Why a picture was not stored; `message` is the server's, or '' where it said nothing. */
export class UploadError extends Error {
  constructor(
    readonly failure: UploadFailure,
    message = '',
  ) {
    super(message);
    this.name = 'UploadError';
  }
}

interface SendOptions {
  onProgress: (percent: number) => void;
  /** Cancels the upload. */
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
 * Sends a prepared picture to the server, which checks and re-encodes it. Not fetch: only XMLHttpRequest tells how much
 * of an upload has left.
 * @throws UploadError
 */
export function sendPicture(
  address: string,
  file: File,
  { onProgress, signal }: SendOptions,
): Promise<StoredPicture> {
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0),
    );
    request.addEventListener('load', () => {
      const answer = parse(request.responseText);
      if (request.status === 200 && isStoredPicture(answer)) return resolve(answer);
      const failure = failuresByStatus[request.status] ?? 'other';
      reject(new UploadError(failure, messageIn(answer)));
    });
    request.addEventListener('error', () => reject(new UploadError('network')));
    request.addEventListener('abort', () => reject(new UploadError('cancelled')));
    signal.addEventListener('abort', () => request.abort());
    request.open('POST', address);
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
