import type { Limit, LimitedBy, SlotLimits } from '../../shared/limits/limit.ts';
import { currentTrace } from '../observation/trace.ts';
import { callerGroups } from './client-address.ts';
import { refusalOf } from './refusals.ts';

/** Caller of some work. Without address and account it counts for the total alone. */
export interface Caller {
  ip?: string;
  /** Example: "developer 5". */
  account?: string;
}

/** Nobody where the work is the site's own. */
export function currentCaller(): Caller {
  const ip = currentTrace()?.ip;
  return ip ? { ip } : {};
}

/** Slots that callers hold at the moment, none of them more than its limit (security row 58). */
export class Slots {
  private total = 0;
  private readonly held = new Map<string, number>();

  /** @param refuse makes the error for the limit that was reached */
  constructor(
    private readonly limits: SlotLimits,
    private readonly refuse: (limit: Limit) => Error = refusalOf,
  ) {}

  /**
   * Takes one more slot for a caller. @throws the refusal of the limit that is reached
   * @returns how to give it back, once
   */
  take(caller: Caller): () => void {
    const keys = this.keysOf(caller);
    const reached = this.limits.callers.find(({ per, limit }) => {
      const key = keys[per];
      return key !== undefined && (this.held.get(key) ?? 0) >= limit;
    });
    if (reached) throw this.refuse(reached);
    if (this.isFull) throw this.full();
    return this.hold(keys);
  }

  /** Whether the next one would be beyond the total. */
  get isFull(): boolean {
    return this.total >= this.limits.total.limit;
  }

  /** The refusal when the total is reached. */
  full(): Error {
    return this.refuse(this.limits.total);
  }

  /** The refusal of a caller that leaves too little for others. */
  beyondCaller(): Error {
    return this.refuse({ ...this.limits.total, answer: 'tooMany' });
  }

  /** Like `take`, but never refuses: for work that was let in before and goes on. */
  takeAnyway(caller: Caller): () => void {
    return this.hold(this.keysOf(caller));
  }

  private hold({ address, network, account }: Partial<Record<LimitedBy, string>>): () => void {
    const keys = [address, network, account].filter((key) => key !== undefined);
    this.total += 1;
    for (const key of keys) this.held.set(key, (this.held.get(key) ?? 0) + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.total -= 1;
      for (const key of keys) {
        const left = (this.held.get(key) ?? 1) - 1;
        if (left === 0) this.held.delete(key);
        else this.held.set(key, left);
      }
    };
  }

  private keysOf({ ip, account }: Caller): Partial<Record<LimitedBy, string>> {
    return { ...(ip && callerGroups(ip)), ...(account !== undefined && { account }) };
  }
}
