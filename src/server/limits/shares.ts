import { type CallerGroups, callerGroups } from './client-address.ts';

/** Whom something is done for. What has neither address nor account counts for the total alone. */
export interface Caller {
  ip?: string;
  /** For example "developer 5". */
  account?: string;
}

export interface ShareLimits {
  /** All callers together. */
  total: number;
  /** An IPv4 address or an IPv6 /64. */
  perAddress?: number;
  /** A /24 or a /48. */
  perNetwork?: number;
  perAccount?: number;
  /** The refusal when the total is reached. */
  full(): Error;
  /** The refusal of a caller whose own share is used up. */
  beyondShare(): Error;
}

type Keys = Partial<CallerGroups> & { account?: string | undefined };

/** What callers hold at the moment, so that none of them holds more than its share (security row 58). */
export class Shares {
  private total = 0;
  private readonly held = new Map<string, number>();

  constructor(private readonly limits: ShareLimits) {}

  /**
   * Takes one more for a caller. @throws as the limits say: the caller's share is looked at
   * first, so that others are refused only when the total is reached.
   * @returns how to give it back, once
   */
  take(caller: Caller): () => void {
    const { perAddress, perNetwork, perAccount, full, beyondShare } = this.limits;
    const counted = this.keysOf(caller);
    const { address, network, account } = counted;
    if (
      this.isUsedUp(address, perAddress) ||
      this.isUsedUp(network, perNetwork) ||
      this.isUsedUp(account, perAccount)
    ) {
      throw beyondShare();
    }
    if (this.isFull) throw full();
    return this.hold(counted);
  }

  /** Whether the next one would be beyond the total. */
  get isFull(): boolean {
    return this.total >= this.limits.total;
  }

  /** Like `take`, but never refuses: for work that was let in before and goes on. */
  takeAnyway(caller: Caller): () => void {
    return this.hold(this.keysOf(caller));
  }

  private hold({ address, network, account }: Keys): () => void {
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

  private keysOf({ ip, account }: Caller): Keys {
    return ip ? { ...callerGroups(ip), account } : { account };
  }

  private isUsedUp(key: string | undefined, most: number | undefined): boolean {
    return key !== undefined && most !== undefined && (this.held.get(key) ?? 0) >= most;
  }
}
