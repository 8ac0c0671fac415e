import type { Deps } from '../../../../server/deps.ts';

/** How often a run writes down what has arrived, and hears whether it was cancelled. */
const heartbeatMs = 1_000;

/** Breaks a run off; `outcome` is what it then came to, or that it is left for another run to begin again. */
export interface Stop {
  signal: AbortSignal;
  outcome: 'cancelled' | 'brokenOff' | 'leftForAnother';
}

/** Writes down how far a run has come. @returns null when another run has taken over */
export type Beat = (now: Date) => Promise<{ isCancelled: boolean } | null>;

/** A run under way signs every second, and ends when somebody cancels it or another run has taken over. */
export class Signing {
  private readonly ending = new AbortController();
  private signing: Promise<void> | null = null;
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
      this.signing ??= this.sign().finally(() => {
        this.signing = null;
      });
    }, heartbeatMs);
  }

  private async sign(): Promise<void> {
    try {
      const found = await this.beat(this.deps.clock.now());
      this.isTakenOver = found === null;
      this.isCancelled = found?.isCancelled ?? false;
      if (this.isTakenOver || this.isCancelled) this.ending.abort();
    } catch (error) {
      this.deps.log.warn({ err: error }, 'the progress of an AI draft could not be kept');
    }
  }

  /** Waits for a signature under way, which would put older text over the end. */
  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.signing;
  }

  /** What a run came to, with what a stop or a cancellation made of it; null where another run begins again. */
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
