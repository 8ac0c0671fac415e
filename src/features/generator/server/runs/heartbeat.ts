import type { Deps } from '../../../../server/deps.ts';

/** Interval at which a run stores its progress and asks whether it was canceled. */
const heartbeatMs = 1_000;

/** Stops a run; `outcome` is its final outcome, or leaves it to another process. */
export interface Stop {
  signal: AbortSignal;
  outcome: 'cancelled' | 'brokenOff' | 'leftForAnother';
}

/** @returns null when another process has taken over */
export type Beat = (now: Date) => Promise<{ isCancelled: boolean } | null>;

/** Sends a heartbeat every second. Aborts the run when it was canceled or taken over. */
export class Heartbeat {
  private readonly ending = new AbortController();
  private beating: Promise<void> | null = null;
  private readonly timer: NodeJS.Timeout;
  readonly signal = this.ending.signal;
  isCancelled: boolean;
  isTakenOver = false;

  constructor(
    private readonly deps: Pick<Deps, 'clock' | 'log'>,
    private readonly beat: Beat,
    isCancelled: boolean,
  ) {
    this.isCancelled = isCancelled;
    if (isCancelled) this.ending.abort();
    this.timer = setInterval(() => {
      this.beating ??= this.beatOnce().finally(() => {
        this.beating = null;
      });
    }, heartbeatMs);
  }

  private async beatOnce(): Promise<void> {
    try {
      const found = await this.beat(this.deps.clock.now());
      this.isTakenOver = found === null;
      this.isCancelled = found?.isCancelled ?? false;
      if (this.isTakenOver || this.isCancelled) this.ending.abort();
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the progress of a model could not be kept');
    }
  }

  /** Waits for a pending heartbeat, which would overwrite the final text. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
  }

  /** Combines the result with a stop or a cancellation. Returns null when another process goes on with the run. */
  outcomeOf<Outcome extends string>(
    made: Outcome,
    stop: Stop,
  ): Outcome | 'cancelled' | 'brokenOff' | null {
    if (this.isTakenOver) return null;
    if (this.isCancelled) return 'cancelled';
    if (made !== 'cancelled' || !stop.signal.aborted) return made;
    return stop.outcome === 'leftForAnother' ? null : stop.outcome;
  }
}
