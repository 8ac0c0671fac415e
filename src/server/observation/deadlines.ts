import { DomainError } from '../domain-error.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { currentTrace, type Trace } from './trace.ts';

/**
 * Kinds of waiting: a request, an answer that is made for the cache, a job, an answer that is sent piece by piece, and a
 * caller who reads slowly. Calls to outside services have deadlines of their own (see integrations/).
 */
export const waitKinds = ['request', 'fill', 'job', 'stream', 'reader'] as const;
export type WaitKind = (typeof waitKinds)[number];

/** Where it hangs in this process, and neither in a caller nor in an outside service: traffic should go elsewhere. */
const kindsOfOurs: ReadonlySet<WaitKind> = new Set(['request', 'fill']);
/** How long that shows after the last one, because what was overdue has been answered by then. */
const hangingForMs = 60_000;
/** How late an overdue wait may be noticed. */
const checkEveryMs = 1_000;

export interface Awaited {
  kind: WaitKind;
  /** A route, a procedure or a job, as the log names it. Nothing that anybody typed. */
  name: string;
  timeoutMs: number;
}

/** Something that is under way and has to end. */
export interface Wait extends Awaited {
  /** On the process's own clock (performance.now()); moved where another time begins. */
  deadlineAtMs: number;
  isOverdue: boolean;
  readonly trace: Trace | undefined;
  /** Looks at what has reached its deadline; may move the deadline where it is going on. */
  reconsider?(nowMs: number): void;
  /** Ends the waiting: with an answer, or by breaking it off. */
  onOverdue(): void;
}

/** The refusal of what did not end in its time. */
export function tookTooLong(): DomainError {
  return new DomainError(
    'SERVICE_UNAVAILABLE',
    'This took too long and was stopped. Please try again in a moment.',
    { retryAfterSeconds: 5, reason: 'deadline' },
  );
}

/**
 * Everything that waits, each with a deadline (security row 74). What is overdue is logged, counted and given up, once; it stays here
 * until the work itself ends, so that the oldest one can be told.
 */
export class Deadlines {
  private readonly open = new Set<Wait>();
  private timer: NodeJS.Timeout | undefined;
  private lastHungAtMs = Number.NEGATIVE_INFINITY;

  constructor(private readonly deps: { metrics: Pick<Metrics, 'overdueWaits'>; log: DeadlineLog }) {
    // The first one would be no increase to Prometheus otherwise.
    for (const kind of waitKinds) deps.metrics.overdueWaits.inc({ kind }, 0);
  }

  /** @returns what is waited for; give it to `end` */
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
   * Waits for work until its deadline. The signal tells the work that nobody waits any more.
   * @throws DomainError SERVICE_UNAVAILABLE when it is overdue
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

  /** By how much the oldest overdue wait of a kind is late; 0 where none is. */
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

  /** Whether something hangs in this process, or did a moment ago. */
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
    // The timer that looks belongs to whatever began first.
    const told = log.child({ requestId: trace?.requestId, traceId: trace?.traceId });
    if (kind === 'reader') told.warn(facts, 'an answer was read too slowly and is cut off');
    else told.error(facts, 'overdue: it was given up');
    onOverdue();
  }
}

/** A log whose lines can be made those of another request. */
interface DeadlineLog extends Log {
  child(bindings: Record<string, string | undefined>): Log;
}
