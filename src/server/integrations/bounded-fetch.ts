import { traceHeaders } from '../observation/trace.ts';

export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

export interface AnswerBounds {
  maxBytes: number;
  /** Bounds the lines of event streams: the time to read a line grows with the square of its length. */
  maxLineBytes?: number;
}

const lineFeed = 0x0a;

function boundedBody({ maxBytes, maxLineBytes = Number.POSITIVE_INFINITY }: AnswerBounds) {
  let receivedBytes = 0;
  let lineBytes = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      receivedBytes += chunk.byteLength;
      const lastLineFeed = chunk.lastIndexOf(lineFeed);
      lineBytes =
        lastLineFeed < 0 ? lineBytes + chunk.byteLength : chunk.byteLength - lastLineFeed - 1;
      if (receivedBytes > maxBytes || lineBytes > maxLineBytes) {
        controller.error(new AnswerTooLargeError('The answer is too large.'));
      } else {
        controller.enqueue(chunk);
      }
    },
  });
}

/**
 * Creates a `fetch` for one outside service. It follows no redirect, because requests go only to the configured address. It
 * aborts an answer beyond its bounds, so that no service can fill our memory. It sends the id of the request that it works
 * for.
 */
export function createBoundedFetch(bounds: AnswerBounds): typeof fetch {
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
    const response = await fetch(input, { ...init, headers, redirect: 'error' });
    if (!response.body) return response;
    const { status, statusText } = response;
    const body = response.body.pipeThrough(boundedBody(bounds));
    return new Response(body, { status, statusText, headers: response.headers });
  };
}
