import { LRUCache } from 'lru-cache';
import { databaseFault } from '../../db/faults.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../domain-error.ts';
import { networkGroup } from '../../limits/client-address.ts';
import type { Lines } from '../../limits/lines.ts';
import { currentCaller } from '../../limits/slots.ts';
import { maskPath } from '../../observation/log.ts';
import type { CacheOutcome } from '../../observation/metrics.ts';
import { retryAfterSeconds } from '../errors.ts';
import { EncodedBody } from './encoded-body.ts';

interface Answer<Body> {
  status: number;
  contentType: string;
  /** False for answers that callers can multiply, such as 404s. */
  isCacheable: boolean;
  body: Body;
  /** Identifies the source data: an equal mark means an equal answer. */
  mark?: string | undefined;
}

export type CachedAnswer = Answer<EncodedBody>;

export type FreshAnswer = Answer<string> | CachedAnswer;

type Render = (former: CachedAnswer | undefined) => Promise<FreshAnswer>;

const fillTimeoutMs = 25_000;
const pageCacheBytes = 64 * 1024 * 1024;
const entryOverheadBytes = 2 * 1024;
/** Bounds how long a copy that misses a change notice shows an old page. */
export const freshForMs = 30_000;
/** Part of the fresh time after which an answer is renewed in the background. */
const renewedAfterPart = 2 / 3;
/** Time after the fresh time during which an answer may stand in while the database is away. */
const staleForMs = 60 * 60_000;
const retryAfterMs = retryAfterSeconds * 1000;

interface Entry {
  answer: CachedAnswer;
  dropCount: number;
  /** On the monotonic clock (performance.now()). */
  freshUntilMs: number;
  renewFromMs: number;
}

function refusalOf(error: unknown): DomainError['code'] | undefined {
  return (error instanceof DomainError ? error : databaseFault(error))?.code;
}

function keptALittleLonger(old: Entry): Entry {
  old.freshUntilMs = performance.now() + retryAfterMs;
  return old;
}

interface Fill {
  readonly made: Promise<CachedAnswer>;
  begin(): Promise<CachedAnswer>;
  hasBegun: boolean;
  readonly askers: Map<string, Promise<CachedAnswer>>;
}

/**
 * Caches public answers by address. A public change invalidates all of them. An invalid entry is never shown again; it stays
 * within the same bounds, so that a page that the change did not affect keeps its compressed forms.
 */
export class PageCache {
  private readonly entries: LRUCache<string, Entry>;
  private readonly pending = new Map<string, Fill>();
  private dropCount = 0;
  private lastUnkept: CachedAnswer | undefined;

  constructor(
    private readonly deps: Pick<Deps, 'metrics' | 'deadlines'> & { lines: Pick<Lines, 'fills'> },
    private readonly freshMs = freshForMs,
    maxBytes = pageCacheBytes,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ answer }, key) =>
        answer.body.maxByteLength + 2 * key.length + entryOverheadBytes,
      ttl: staleForMs,
    });
  }

  /** Prevents running renderings from being stored too: they may show the old content. */
  clear(): void {
    this.deps.metrics.cacheDrops.inc();
    this.dropCount += 1;
    for (const [key, { hasBegun }] of this.pending) if (hasBegun) this.pending.delete(key);
  }

  /**
   * Callers of the same address share one rendering, in the first turn that one of their networks gets. An answer near its
   * end is shown while the next one is rendered. While the database is away, the last answer stands in for a failed or
   * overdue one.
   * @throws DomainError SERVICE_UNAVAILABLE or TOO_MANY_REQUESTS for lack of capacity
   */
  get(key: string, render: Render): CachedAnswer | Promise<CachedAnswer> {
    const known = this.current(key);
    const nowMs = performance.now();
    if (known && nowMs < known.freshUntilMs) {
      this.count('hit');
      if (nowMs >= known.renewFromMs) this.renewBehind(key, render, known);
      return known.answer;
    }
    this.count(this.pending.has(key) ? 'joined' : 'miss');
    return this.askFor(key, render, known);
  }

  isFresh(key: string): boolean {
    return this.fresh(key) !== undefined;
  }

  /** The answer of an address, if it is there already. It counts as no read. */
  fresh(key: string): CachedAnswer | undefined {
    const known = this.current(key);
    return known && performance.now() < known.freshUntilMs ? known.answer : undefined;
  }

  private current(key: string): Entry | undefined {
    const known = this.entries.get(key);
    return known?.dropCount === this.dropCount ? known : undefined;
  }

  private count(outcome: CacheOutcome): void {
    this.deps.metrics.cacheReads.inc({ outcome });
  }

  private standIn(old: Entry): CachedAnswer {
    this.count('stale');
    return old.answer;
  }

  /** Ignores a failure: it recurs for a caller once the answer has expired. */
  private renewBehind(key: string, render: Render, known: Entry): void {
    known.renewFromMs = performance.now() + retryAfterMs;
    if (!this.pending.has(key)) this.askFor(key, render, known).catch(() => {});
  }

  private async askFor(key: string, render: Render, old: Entry | undefined): Promise<CachedAnswer> {
    const askedAfter = this.dropCount;
    const fill = this.pending.get(key) ?? this.prepare(key, render, old);
    try {
      // Another network's turn may come first, and this network's turn may be refused.
      return await Promise.race([fill.made, this.turnOf(fill, key)]);
    } catch (error) {
      const refusal = refusalOf(error);
      if (!old || askedAfter !== this.dropCount || !refusal) throw error;
      // Overload or a lost database: a later attempt may succeed. One network's exhausted share must not affect others.
      return this.standIn(refusal === 'SERVICE_UNAVAILABLE' ? keptALittleLonger(old) : old);
    }
  }

  private turnOf(fill: Fill, key: string): Promise<CachedAnswer> {
    if (fill.hasBegun) return fill.made;
    const caller = currentCaller();
    const network = networkGroup(caller.ip ?? '');
    const known = fill.askers.get(network);
    if (known) return known;
    const turn = this.deps.lines.fills(caller, () => fill.begin());
    fill.askers.set(network, turn);
    turn.catch(() => {
      fill.askers.delete(network);
      if (fill.askers.size === 0) this.forget(key, fill);
    });
    return turn;
  }

  private prepare(key: string, render: Render, old: Entry | undefined): Fill {
    let settle = (_answer: Promise<CachedAnswer>) => {};
    const made = new Promise<CachedAnswer>((resolve) => {
      settle = resolve;
    });
    made.catch(() => {});
    const fill: Fill = {
      made,
      hasBegun: false,
      askers: new Map(),
      begin: () => {
        if (fill.hasBegun) return made;
        fill.hasBegun = true;
        settle(this.renew(key, render, old).finally(() => this.forget(key, fill)));
        return made;
      },
    };
    this.pending.set(key, fill);
    return fill;
  }

  private forget(key: string, fill: Fill): void {
    if (this.pending.get(key) === fill) this.pending.delete(key);
  }

  /** Reuses the compressed forms of an equal former answer. Uncacheable answers are mostly equal. */
  private finish({ body, ...fresh }: FreshAnswer, former: CachedAnswer | undefined): CachedAnswer {
    const made = typeof body === 'string' ? new EncodedBody(body) : body;
    const known = fresh.isCacheable ? former : this.lastUnkept;
    const answer = { ...fresh, body: known?.body.etag === made.etag ? known.body : made };
    if (!fresh.isCacheable) this.lastUnkept = answer;
    return answer;
  }

  private async renew(key: string, render: Render, old: Entry | undefined): Promise<CachedAnswer> {
    const startedAfter = this.dropCount;
    const isCurrent = () => startedAfter === this.dropCount;
    const former = this.entries.get(key)?.answer;
    const name = maskPath(key.split('?')[0] ?? '');
    const fresh: FreshAnswer = await this.deps.deadlines.within(
      { kind: 'fill', name, timeoutMs: fillTimeoutMs },
      () => render(former),
    );
    if (old && isCurrent() && fresh.status === 503) return this.standIn(keptALittleLonger(old));
    const answer = this.finish(fresh, former);
    if (!isCurrent()) return answer;
    // A removed answer must not stand in later.
    if (!fresh.isCacheable) this.entries.delete(key);
    else {
      const nowMs = performance.now();
      this.entries.set(key, {
        answer,
        dropCount: this.dropCount,
        freshUntilMs: nowMs + this.freshMs,
        renewFromMs: nowMs + this.freshMs * renewedAfterPart,
      });
    }
    return answer;
  }
}
