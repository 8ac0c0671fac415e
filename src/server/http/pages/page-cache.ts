import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { databaseFault } from '../../db/faults.ts';
import { DomainError } from '../../domain-error.ts';
import type { CacheOutcome, Metrics } from '../../metrics.ts';
import { isHeldByCaller } from '../conditions.ts';
import { retryAfterSeconds } from '../errors.ts';
import { preferredEncoding } from '../negotiation.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** A finished public answer, compressed once for everyone. */
export interface CachedAnswer {
  status: number;
  contentType: string;
  isCacheable: boolean;
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
export const freshForMs = 30_000;
/** How long a page is kept beyond that, for the time that the database is away. */
const staleForMs = 60 * 60_000;
/** How long an old page is shown before a new one is tried again. */
const retryAfterMs = retryAfterSeconds * 1000;
/** For pages that this process does not keep: a browser may, and asks each time whether its copy is still right (304). */
const unkeptCacheControl = 'public, max-age=0, must-revalidate';
const brotliQuality = 5;

interface Entry {
  answer: CachedAnswer;
  /** On the process's own clock (performance.now()), which nobody sets. */
  freshUntilMs: number;
}

/** Too much work, or no database: the next attempt may succeed. */
function isPassing(error: unknown): boolean {
  const isRefusal = error instanceof DomainError && error.code === 'SERVICE_UNAVAILABLE';
  return isRefusal || databaseFault(error) !== null;
}

/** One caller has its share of the renderings: nothing that others should notice. */
function isRefusedCaller(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'TOO_MANY_REQUESTS';
}

function keptALittleLonger(old: Entry): Entry {
  old.freshUntilMs = performance.now() + retryAfterMs;
  return old;
}

/** Rendered public answers by address; dropped as a whole when public content changes. */
export class PageCache {
  private readonly entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ answer }) =>
      answer.identity.length + answer.brotli.length + answer.gzip.length,
    ttl: staleForMs,
  });
  private readonly pending = new Map<string, Promise<CachedAnswer>>();
  private dropCount = 0;
  private lastUnkept: { fresh: FreshAnswer; answer: Promise<CachedAnswer> } | undefined;

  constructor(
    private readonly metrics: Pick<Metrics, 'cacheReads' | 'cacheDrops'>,
    private readonly freshMs = freshForMs,
  ) {}

  /** Drops everything, and keeps renderings that are under way from being stored: they may show the old content. */
  clear(): void {
    this.metrics.cacheDrops.inc();
    this.dropCount += 1;
    this.entries.clear();
    this.pending.clear();
  }

  /**
   * The answer of an address; callers that ask at the same moment share one rendering. While the database is away, the
   * last answer stands in for one that cannot be made.
   */
  get(key: string, render: () => Promise<FreshAnswer>): CachedAnswer | Promise<CachedAnswer> {
    const known = this.entries.get(key);
    if (known && performance.now() < known.freshUntilMs) {
      this.count('hit');
      return known.answer;
    }
    const pending = this.pending.get(key);
    this.count(pending ? 'joined' : 'miss');
    return pending ?? this.fill(key, render, known);
  }

  /** Whether asking for this address makes no work. */
  isFresh(key: string): boolean {
    const known = this.entries.get(key);
    return known !== undefined && performance.now() < known.freshUntilMs;
  }

  private count(outcome: CacheOutcome): void {
    this.metrics.cacheReads.inc({ outcome });
  }

  private standIn(old: Entry): CachedAnswer {
    this.count('stale');
    return old.answer;
  }

  private fill(
    key: string,
    render: () => Promise<FreshAnswer>,
    old: Entry | undefined,
  ): Promise<CachedAnswer> {
    const filling = this.renew(key, render, old).finally(() => {
      if (this.pending.get(key) === filling) this.pending.delete(key);
    });
    this.pending.set(key, filling);
    return filling;
  }

  /** What anybody can make up is not kept, but mostly the same: the last of it is not compressed again. */
  private async finish(fresh: FreshAnswer): Promise<CachedAnswer> {
    if (fresh.isCacheable) return compress(fresh);
    const { status, contentType, body } = fresh;
    const known = this.lastUnkept;
    const isSame =
      known?.fresh.body === body &&
      known.fresh.status === status &&
      known.fresh.contentType === contentType;
    if (isSame) return known.answer;
    const answer = compress(fresh);
    this.lastUnkept = { fresh, answer };
    return answer;
  }

  private async renew(
    key: string,
    render: () => Promise<FreshAnswer>,
    old: Entry | undefined,
  ): Promise<CachedAnswer> {
    const startedAfter = this.dropCount;
    const isCurrent = () => startedAfter === this.dropCount;
    let fresh: FreshAnswer;
    try {
      fresh = await render();
    } catch (error) {
      if (old && isCurrent() && isPassing(error)) return this.standIn(keptALittleLonger(old));
      if (old && isCurrent() && isRefusedCaller(error)) return this.standIn(old);
      throw error;
    }
    if (old && isCurrent() && fresh.status === 503) return this.standIn(keptALittleLonger(old));
    const answer = await this.finish(fresh);
    if (fresh.isCacheable && isCurrent()) {
      this.entries.set(key, { answer, freshUntilMs: performance.now() + this.freshMs });
    }
    return answer;
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
    isCacheable: fresh.isCacheable,
    etag: `W/"${digest}"`,
    identity,
    brotli,
    gzip: gzipped,
  };
}

/**
 * Sends a cached answer in the best encoding the caller takes, or 304 when the caller has it already.
 * @param cacheControl what caches are told of an answer that may be kept (see cache-control.ts)
 */
export function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
  cacheControl: string,
  vary = 'accept-encoding',
): FastifyReply {
  const allowed = answer.isCacheable ? cacheControl : unkeptCacheControl;
  reply.header('cache-control', answer.status < 400 ? allowed : 'no-store').header('vary', vary);
  if (answer.status === 503) reply.header('retry-after', String(retryAfterSeconds));
  if (answer.status === 200) {
    reply.header('etag', answer.etag);
    if (isHeldByCaller(request.headers['if-none-match'], answer.etag)) {
      return reply.code(304).send();
    }
  }
  reply.code(answer.status).type(answer.contentType);
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(answer.identity);
  const body = encoding === 'br' ? answer.brotli : answer.gzip;
  return reply.header('content-encoding', encoding).send(body);
}
