import { DomainError } from '../domain-error.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { currentTrace, type Trace } from './trace.ts';

/**
 * `fill` renders an answer for the cache, `stream` is an answer sent piece by piece, and `reader` a caller who reads slowly.
 * Calls to outside services have their own deadlines (see integrations/).
 */
export const waitKinds = ['request', 'fill', 'job', 'stream', 'reader'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** Kinds that hang in this process, not at a caller or an outside service: traffic should go elsewhere. */
const kindsOfOurs: ReadonlySet<WaitKind> = new Set(['request', 'fill']);
/** Keeps the process unready for this time after its last overdue wait, which has been answered by then. */
const hangingForMs = 60_000;
/** Upper bound of the delay before an overdue wait is noticed. */
const checkEveryMs = 1_000;

export interface Awaited {
  kind: WaitKind;
  /** Route, procedure or job as the log names it. Never a text that anybody typed. */
  name: string;
  timeoutMs: number;
}

export interface Wait extends Awaited {
  /** On the monotonic clock (performance.now()). Moves when another phase begins. */
  deadlineAtMs: number;
  isOverdue: boolean;
  readonly trace: Trace | undefined;
  reconsider?(nowMs: number): void;
  onOverdue(): void;
}

export function tookTooLong(): DomainError {
  return new DomainError(
    'SERVICE_UNAVAILABLE',
    'This took too long and was stopped. Please try again in a moment.',
    { retryAfterSeconds: 5, reason: 'deadline' },
  );
}

/**
 * Holds every wait with its deadline (security row 74). An overdue wait is logged, counted and given up once. It stays listed
 * until its work ends, so that the age of the oldest one is known.
 */
export class Deadlines {
  private readonly open = new Set<Wait>();
  private timer: NodeJS.Timeout | undefined;
  private lastHungAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: { metrics: Pick<Metrics, 'overdueWaits'>; log: DeadlineLog }) {
    // Prometheus sees an increase only from an existing value.
    for (const kind of waitKinds) deps.metrics.overdueWaits.inc({ kind }, 0);
  }

  begin(awaited: Awaited, onOverdue: () => void): Wait {
    const wait: Wait = {
      ...awaited,
      deadlineAtMs: performance.now() + awaited.timeoutMs,
      isOverdue: false,
      trace: currentTrace(),
      onOverdue,
    };
    this.open.add(wait);
    this.timer ??= setInterval(() => this.check(), checkEveryMs).unref();
    return wait;
  }

  end(wait: Wait): void {
    this.open.delete(wait);
  }

  /**
   * The signal tells the work that nobody waits any more.
   * @throws DomainError SERVICE_UNAVAILABLE when the work is overdue
   */
  async within<Result>(
    awaited: Awaited,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    const given = new AbortController();
    return new Promise<Result>((resolve, reject) => {
      const wait = this.begin(awaited, () => {
        const error = tookTooLong();
        reject(error);
        given.abort(error);
      });
      work(given.signal)
        .finally(() => this.end(wait))
        .then(resolve, reject);
    });
  }

  oldestOverdueSeconds(kind: WaitKind): number {
    const nowMs = performance.now();
    let oldestMs = 0;
    for (const wait of this.open) {
      if (wait.kind === kind && wait.isOverdue) {
        oldestMs = Math.max(oldestMs, nowMs - wait.deadlineAtMs);
      }
    }
    return oldestMs / 1_000;
  }

  isHanging(): boolean {
    if (performance.now() - this.lastHungAtMs < hangingForMs) return true;
    return [...this.open].some(({ isOverdue, kind }) => isOverdue && kindsOfOurs.has(kind));
  }

  private check(): void {
    if (this.open.size === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
      return;
    }
    const nowMs = performance.now();
    for (const wait of this.open) {
      if (wait.isOverdue || nowMs < wait.deadlineAtMs) continue;
      wait.reconsider?.(nowMs);
      if (nowMs < wait.deadlineAtMs) continue;
      wait.isOverdue = true;
      this.giveUp(wait, nowMs);
    }
  }

  private giveUp({ kind, name, timeoutMs, trace, onOverdue }: Wait, nowMs: number): void {
    const { metrics, log } = this.deps;
    metrics.overdueWaits.inc({ kind });
    if (kindsOfOurs.has(kind)) this.lastHungAtMs = nowMs;
    const facts = { kind, name, timeoutMs };
    // The timer runs in the trace of the first wait, so the log line gets the ids of this one.
    const told = log.child({ requestId: trace?.requestId, traceId: trace?.traceId });
    if (kind === 'reader') told.warn(facts, 'an answer was read too slowly and is cut off');
    else told.error(facts, 'overdue: it was given up');
    onOverdue();
  }
}

interface DeadlineLog extends Log {
  child(bindings: Record<string, string | undefined>): Log;
}
