import type http from 'node:http';
import { isIP, type LookupFunction } from 'node:net';
import { promisify } from 'node:util';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { AddressRefusedError, checkAddress, hostOf, requestTo } from './checked-connection.ts';
import { inTime } from './in-time.ts';

const lookupMs = 5_000;

export interface ToSend {
  body: string;
  headers: Readonly<Record<string, string>>;
  /** Limits everything, from the lookup of the name to the end of the answer. */
  timeoutMs: number;
  /** The rest of a longer answer is not read. */
  mostAnswerBytes: number;
  signal?: AbortSignal;
}

export type SentAnswer =
  /** `text` is the beginning of the answer, as far as it came in time. */
  | { outcome: 'answered'; status: number; retryAfter: string | null; text: string }
  /** The address is none of the public internet. */
  | { outcome: 'refused' }
  | { outcome: 'unavailable'; cause: unknown };

interface Guard {
  trustedOrigins: readonly string[];
  lookup: LookupFunction;
}

/** Returns what came before the answer broke off: its status counts all the same. */
async function beginningOf(answer: http.IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let byteSize = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      byteSize += chunk.byteLength;
      if (byteSize >= mostBytes) break;
    }
  } catch {
    // Too late, or broken off.
  } finally {
    answer.destroy();
  }
  // Neither PostgreSQL nor a page takes a NUL.
  return Buffer.concat(chunks).subarray(0, mostBytes).toString('utf8').replaceAll('\0', '');
}

/** Never throws. */
export async function guardedSend(
  address: string,
  { body, headers, timeoutMs, mostAnswerBytes, signal }: ToSend,
  { trustedOrigins, lookup }: Guard,
): Promise<SentAnswer> {
  const url = parsedUrl(address);
  if (!url) return { outcome: 'refused' };
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const isTrusted = checkAddress(url, trustedOrigins);
    const answer = await requestTo(
      url,
      {
        method: 'POST',
        // A connection that was kept could lead where the name leads no more.
        agent: false,
        signal: signal ? AbortSignal.any([signal, late]) : late,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        ...(isTrusted ? {} : { lookup }),
      },
      body,
    );
    const { statusCode: status = 0, headers: answered } = answer;
    const text = await beginningOf(answer, mostAnswerBytes);
    return { outcome: 'answered', status, retryAfter: answered['retry-after'] ?? null, text };
  } catch (cause) {
    return cause instanceof AddressRefusedError
      ? { outcome: 'refused' }
      : { outcome: 'unavailable', cause };
  }
}

/** Never throws. A name that nobody knows is not reachable. */
export async function isReachable(
  address: string,
  { trustedOrigins, lookup }: Guard,
): Promise<boolean> {
  const url = parsedUrl(address);
  if (!url) return false;
  try {
    const host = hostOf(url);
    if (checkAddress(url, trustedOrigins) || isIP(host) !== 0) return true;
    await inTime('The lookup of a name', lookupMs, () => promisify(lookup)(host, { all: true }));
    return true;
  } catch {
    return false;
  }
}
