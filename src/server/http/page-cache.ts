import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { retryAfterSeconds } from './errors.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished public answer, compressed once for everyone. */
export interface CachedAnswer {
  status: number;
  contentType: string;
  etag: string;
  identity: Buffer;
  brotli: Buffer;
  gzip: Buffer;
}

/** An answer before it is compressed. `isCacheable` is false for answers that anybody can make up, such as 404s. */
export interface FreshAnswer {
  status: number;
  contentType: string;
  body: string;
  isCacheable: boolean;
}

const maxBytes = 64 * 1024 * 1024;
/** Bounds how long a copy of the process that misses a change notice can show an old page. */
const timeToLiveMs = 30_000;
/** Browsers and CDNs keep the page but ask each time; an unchanged page costs a 304. */
const publicCacheControl = 'public, max-age=0, must-revalidate';
const brotliQuality = 5;

/** Rendered public answers by address; dropped as a whole when public content changes. */
export class PageCache {
  private readonly entries = new LRUCache<string, CachedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: (entry) => entry.identity.length + entry.brotli.length + entry.gzip.length,
    ttl: timeToLiveMs,
  });
  private readonly pending = new Map<string, Promise<CachedAnswer>>();
  private generation = 0;

  /** Drops everything, and keeps renderings that are under way from being stored: they may show the old content. */
  clear(): void {
    this.generation += 1;
    this.entries.clear();
    this.pending.clear();
  }

  /** The answer of an address; callers that ask at the same moment share one rendering. */
  get(key: string, render: () => Promise<FreshAnswer>): CachedAnswer | Promise<CachedAnswer> {
    return this.entries.get(key) ?? this.pending.get(key) ?? this.fill(key, render);
  }

  private fill(key: string, render: () => Promise<FreshAnswer>): Promise<CachedAnswer> {
    const startedIn = this.generation;
    const filling = render()
      .then(async (fresh) => {
        const answer = await compress(fresh);
        if (fresh.isCacheable && startedIn === this.generation) this.entries.set(key, answer);
        return answer;
      })
      .finally(() => {
        if (this.pending.get(key) === filling) this.pending.delete(key);
      });
    this.pending.set(key, filling);
    return filling;
  }
}

async function compress(fresh: FreshAnswer): Promise<CachedAnswer> {
  const identity = Buffer.from(fresh.body);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
    compressGzip(identity),
  ]);
  const digest = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return {
    status: fresh.status,
    contentType: fresh.contentType,
    etag: `W/"${digest}"`,
    identity,
    brotli,
    gzip: gzipped,
  };
}

/** Sends a cached answer in the best encoding the caller takes, or 304 when the caller has it already. */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): FastifyReply {
  reply
    .header('cache-control', answer.status < 400 ? publicCacheControl : 'no-store')
    .header('vary', 'accept-encoding');
  if (answer.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (answer.status === 200) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match']?.includes(answer.etag)) return reply.code(304).send();
  }
  reply.code(answer.status).type(answer.contentType);
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    return reply.header('content-encoding', 'br').send(answer.brotli);
  }
  if (/\bgzip\b/.test(accepted)) {
    return reply.header('content-encoding', 'gzip').send(answer.gzip);
  }
  return reply.send(answer.identity);
}
