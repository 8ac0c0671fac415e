import { lookup as systemLookup } from 'node:dns/promises';
import type http from 'node:http';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { slots } from '../../shared/limits/limits.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { Turns } from '../limits/turns.ts';
import { AnswerTooLargeError } from './bounded-fetch.ts';
import {
  AddressRefusedError,
  checkAddress,
  checkedLookup,
  type Resolve,
  requestTo,
} from './checked-connection.ts';
import { guardedSend, isReachable, type SentAnswer, type ToSend } from './guarded-send.ts';
import { inTime } from './in-time.ts';

export type GuardedAnswer =
  /** `address` is the last one of the redirects. */
  | { outcome: 'read'; address: string; contentType: string; bytes: Buffer }
  /** The address, or one that it leads to, is none of the public internet. */
  | { outcome: 'refused' }
  | { outcome: 'tooLarge' }
  /** `status` is null when no whole answer came. */
  | { outcome: 'unavailable'; status: number | null; cause: unknown };

export interface GuardedRead {
  /** Counted after decompression. */
  maxBytes: number;
  /** Limits the whole read with its redirects, without the wait for a turn. */
  timeoutMs: number;
  maxRedirects?: 0 | 1 | 2 | 3;
  accept?: string;
  signal?: AbortSignal;
}

/**
 * Reads addresses that people enter, and sends to them (security row 82). Nothing else may fetch such an address. Answers are
 * untrusted: the caller checks their type.
 */
export interface GuardedFetch {
  /** Never throws. */
  read(address: string, options: GuardedRead): Promise<GuardedAnswer>;
  /** Posts a text, and follows no redirect. Never throws. The caller bounds how many are sent at once. */
  send(address: string, options: ToSend): Promise<SentAnswer>;
  /** Says whether requests may go to an address, by its form and by what its name leads to now. Never throws. */
  mayReach(address: string): Promise<boolean>;
}

class OtherStatusError extends Error {
  override readonly name = 'OtherStatusError';
  constructor(readonly status: number) {
    super(`The address answered ${status}.`);
  }
}

const defaultMaxRedirects = 3;
const redirectStatuses = [301, 302, 303, 307, 308];

/** @throws Error for an encoding that was not asked for */
function decompressed(answer: http.IncomingMessage): Readable {
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  if (encoding === 'identity') return answer;
  const decoders = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const create = decoders[encoding as keyof typeof decoders];
  if (!create) throw new Error('The answer has an unknown encoding.');
  const decoder = create();
  answer.on('error', (error) => decoder.destroy(error));
  return answer.pipe(decoder);
}

/** @throws AnswerTooLargeError */
async function bytesOf(answer: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  for await (const chunk of decompressed(answer) as AsyncIterable<Buffer>) {
    byteSize += chunk.byteLength;
    if (byteSize > maxBytes) throw new AnswerTooLargeError('The answer is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * @param options.trustedOrigins origins of the settings that may be local and may use http
 * @param options.resolve finds the addresses of a name
 */
export function createGuardedFetch({
  trustedOrigins,
  resolve = (name) => systemLookup(name, { all: true }),
}: {
  trustedOrigins: readonly string[];
  resolve?: Resolve;
}): GuardedFetch {
  const turns = new Turns(slots.outsideReads);
  const lookup = checkedLookup(resolve);

  async function answerOf(
    url: URL,
    { accept = '*/*' }: GuardedRead,
    signal: AbortSignal,
  ): Promise<http.IncomingMessage> {
    const isTrusted = checkAddress(url, trustedOrigins);
    const headers = { accept, 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'site-reader' };
    return requestTo(url, { signal, headers, ...(isTrusted ? {} : { lookup }) });
  }

  async function follow(
    start: URL,
    options: GuardedRead,
    signal: AbortSignal,
  ): Promise<GuardedAnswer> {
    let url = start;
    let redirectsLeft = options.maxRedirects ?? defaultMaxRedirects;
    for (;;) {
      const answer = await answerOf(url, options, signal);
      try {
        const { statusCode = 0, headers } = answer;
        if (redirectStatuses.includes(statusCode)) {
          const next = headers.location ? parsedUrl(new URL(headers.location, url).href) : null;
          if (!next || redirectsLeft === 0) throw new Error('The address leads on too often.');
          redirectsLeft -= 1;
          url = next;
          continue;
        }
        if (statusCode !== 200) throw new OtherStatusError(statusCode);
        const bytes = await bytesOf(answer, options.maxBytes);
        const contentType = headers['content-type'] ?? '';
        return { outcome: 'read', address: url.href, contentType, bytes };
      } finally {
        answer.destroy();
      }
    }
  }

  return {
    send: (address, options) => guardedSend(address, options, { trustedOrigins, lookup }),
    mayReach: (address) => isReachable(address, { trustedOrigins, lookup }),
    async read(address, options) {
      const url = parsedUrl(address);
      if (!url) return { outcome: 'refused' };
      let endTurn = () => {};
      try {
        endTurn = await turns.take({ ip: '' }, options.signal);
        return await inTime('The address', options.timeoutMs, (late) =>
          follow(url, options, options.signal ? AbortSignal.any([options.signal, late]) : late),
        );
      } catch (cause) {
        if (cause instanceof AddressRefusedError) return { outcome: 'refused' };
        if (cause instanceof AnswerTooLargeError) return { outcome: 'tooLarge' };
        const status = cause instanceof OtherStatusError ? cause.status : null;
        return { outcome: 'unavailable', status, cause };
      } finally {
        endTurn();
      }
    },
  };
}
