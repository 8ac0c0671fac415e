import type { Limit, SlotLimits } from '../../shared/limits/limit.ts';
import { callerGroups } from './client-address.ts';
import { type Caller, Slots } from './slots.ts';

export interface TurnOptions {
  atATime?: number;
  /** Refuses after this wait; without it a wait has no limit. */
  longestWaitMs?: number;
  refuse?: (limit: Limit) => Error;
}

/** Ends the turn. Repeated calls do nothing. */
export type GiveBack = () => void;

interface Waiting {
  serve(): void;
  refuse(error: unknown): void;
}

interface Network {
  key: string;
  atWork: number;
  waiting: Set<Waiting>;
}

/** The site's own work counts as one network. */
const ownKey = '';

/**
 * Shares a scarce resource among networks (security row 75). A network gets at most half of the turns while others are
 * present. A single network leaves a quarter free, so that the next one need not wait. A free turn goes to the network with
 * the fewest turns, then to the one that was served longest ago, whatever the number of waiting calls. In a full line, the
 * last call of the network with the most waiting calls is refused in favor of a network with fewer.
 */
export class Turns {
  private atWork = 0;
  private readonly slots: Slots;
  private readonly atATime: number;
  /** Networks with active or waiting calls, the last served one at the end. */
  private readonly networks = new Map<string, Network>();

  /** @param limits bound active and waiting calls together */
  constructor(
    limits: SlotLimits,
    private readonly options: TurnOptions = {},
  ) {
    this.slots = new Slots(limits, options.refuse);
    this.atATime = options.atATime ?? limits.atWork?.limit ?? limits.total.limit;
  }

  get waitingCount(): number {
    let count = 0;
    for (const { waiting } of this.networks.values()) count += waiting.size;
    return count;
  }

  /**
   * Waits for a turn.
   * @throws the refusal of the limits when the line is full or the wait is too long, or the reason of the signal
   */
  async take(caller: Caller, signal?: AbortSignal): Promise<GiveBack> {
    const network = this.networkOf(caller);
    let leave = () => {};
    try {
      if (this.slots.isFull) this.makeRoomFor(network);
      leave = this.slots.take(caller);
      if (this.atWork < this.atATime && this.mayBegin(network)) this.begin(network);
      else await this.untilServed(network, leave, signal);
    } catch (error) {
      this.forgetIfGone(network);
      throw error;
    }
    return this.giveBackOf(network, leave);
  }

  /** Starts at once and ignores every limit: for admitted work that continues. */
  takeAnyway(caller: Caller): GiveBack {
    const leave = this.slots.takeAnyway(caller);
    const network = this.networkOf(caller);
    this.begin(network);
    return this.giveBackOf(network, leave);
  }

  private networkOf({ ip }: Caller): Network {
    const key = ip ? callerGroups(ip).network : ownKey;
    const known = this.networks.get(key);
    if (known) return known;
    const network: Network = { key, atWork: 0, waiting: new Set() };
    this.networks.set(key, network);
    return network;
  }

  private begin(network: Network): void {
    network.atWork += 1;
    this.atWork += 1;
    this.putLast(network);
  }

  private putLast(network: Network): void {
    this.networks.delete(network.key);
    this.networks.set(network.key, network);
  }

  private giveBackOf(network: Network, leave: () => void): GiveBack {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      leave();
      network.atWork -= 1;
      this.atWork -= 1;
      this.putLast(network);
      this.forgetIfGone(network);
      this.serve();
    };
  }

  private mayBegin({ atWork }: Network): boolean {
    const { atATime } = this;
    const isAlone = this.networks.size === 1;
    return atWork < (isAlone ? atATime - Math.floor(atATime / 4) : Math.ceil(atATime / 2));
  }

  /** @param leave releases the slot among active and waiting calls */
  private untilServed(
    network: Network,
    leave: () => void,
    signal: AbortSignal | undefined,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const { longestWaitMs } = this.options;
      let timer: NodeJS.Timeout | undefined;
      const leaveTheLine = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        network.waiting.delete(waiting);
      };
      const waiting: Waiting = {
        serve: () => {
          leaveTheLine();
          this.begin(network);
          resolve();
        },
        refuse(error) {
          leaveTheLine();
          leave();
          reject(error);
        },
      };
      const onAbort = () => waiting.refuse(signal?.reason);
      if (signal?.aborted) return onAbort();
      signal?.addEventListener('abort', onAbort, { once: true });
      network.waiting.add(waiting);
      if (longestWaitMs === undefined) return;
      timer = setTimeout(() => {
        waiting.refuse(this.mayBegin(network) ? this.slots.full() : this.slots.beyondCaller());
      }, longestWaitMs);
    });
  }

  private makeRoomFor({ atWork, waiting }: Network): void {
    let most: Network | undefined;
    for (const network of this.networks.values()) {
      if (network.waiting.size > (most?.waiting.size ?? 0)) most = network;
    }
    if (!most || most.waiting.size <= atWork + waiting.size + 1) return;
    [...most.waiting].at(-1)?.refuse(this.slots.beyondCaller());
  }

  private serve(): void {
    while (this.atWork < this.atATime) {
      const [next] = this.nextNetwork()?.waiting ?? [];
      if (!next) return;
      next.serve();
    }
  }

  private nextNetwork(): Network | undefined {
    let next: Network | undefined;
    for (const network of this.networks.values()) {
      if (network.waiting.size === 0 || !this.mayBegin(network)) continue;
      if (!next || network.atWork < next.atWork) next = network;
    }
    return next;
  }

  private forgetIfGone(network: Network): void {
    if (network.atWork > 0 || network.waiting.size > 0) return;
    this.networks.delete(network.key);
    // A network that is alone now may use more turns.
    this.serve();
  }
}
