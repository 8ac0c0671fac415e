import { traceHeaders } from '../observation/trace.ts';

/** An answer that went on for longer than anybody asked for. */
export class AnswerTooLargeError extends Error {
  override readonly name = 'AnswerTooLargeError';
}

export interface AnswerBounds {
  maxBytes: number;
  /** Bounds the lines of event streams: reading one line gets slower with the square of its length. */
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
 * A `fetch` for one outside service: it follows no redirect, because requests go only where the settings say, and
 * it gives an answer up once it grows beyond its bounds, so that no service can fill our memory. The service is told which
 * request of ours it works for.
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
