import type { Limit, LimitedBy, SlotLimits } from '../../shared/limits/limit.ts';
import { currentTrace } from '../observation/trace.ts';
import { callerGroups } from './client-address.ts';
import { refusalOf } from './refusals.ts';

/** A caller without address and account counts only towards the total. */
export interface Caller {
  ip?: string;
  /** Example: "developer 5". */
  account?: string;
}

export function currentCaller(): Caller {
  const ip = currentTrace()?.ip;
  return ip ? { ip } : {};
}

/** Limits the slots that callers hold at the same time (security row 58). */
export class Slots {
  private total = 0;
  private readonly held = new Map<string, number>();

  constructor(
    private readonly limits: SlotLimits,
    private readonly refuse: (limit: Limit) => Error = refusalOf,
  ) {}

  /**
   * @throws the refusal of the reached limit
   * @returns a function that releases the slot; repeated calls do nothing
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

  get isFull(): boolean {
    return this.total >= this.limits.total.limit;
  }

  full(): Error {
    return this.refuse(this.limits.total);
  }

  beyondCaller(): Error {
    return this.refuse({ ...this.limits.total, answer: 'tooMany' });
  }

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
