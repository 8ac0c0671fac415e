import pg from 'pg';
import { slots } from '../../shared/limits/limits.ts';
import { currentCaller } from '../limits/slots.ts';
import { Turns } from '../limits/turns.ts';

/** Recognized by its code: Prisma keeps the code but loses the class (see faults.ts). */
export class NoTurn extends Error {
  constructor(readonly code: 'TURN_BEYOND_SHARE' | 'TURN_NOT_FREE') {
    super('There was no turn at the connections to the database.');
    this.name = 'NoTurn';
  }
}

type OnConnected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (release?: Error | boolean) => void,
) => void;

/**
 * Lends connections in turns, fairly among callers' networks and the site's own work (security row 75). A turn lasts from
 * lending to release, so a transaction has one. The trace of the work names the caller.
 */
export class SharedPool extends pg.Pool {
  private readonly turns: Turns;
  private readonly held = new WeakMap<pg.PoolClient, () => void>();

  constructor(options: pg.PoolConfig & { max: number; longestWaitMs: number }) {
    const { longestWaitMs, ...config } = options;
    super(config);
    this.turns = new Turns(slots.database, {
      atATime: Math.max(1, options.max - 1),
      longestWaitMs,
      refuse: ({ answer }) => new NoTurn(answer === 'busy' ? 'TURN_NOT_FREE' : 'TURN_BEYOND_SHARE'),
    });
    this.on('release', (_error, client) => {
      this.held.get(client)?.();
      this.held.delete(client);
    });
  }

  get waitingForTurn(): number {
    return this.turns.waitingCount + this.waitingCount;
  }

  /** Bypasses the turns. The pool has room for one such connection. */
  connectForGood(): Promise<pg.PoolClient> {
    return super.connect();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(onConnected: OnConnected): void;
  override connect(onConnected?: OnConnected): Promise<pg.PoolClient> | undefined {
    const connecting = this.connectInTurn();
    if (!onConnected) return connecting;
    connecting.then(
      (client) => onConnected(undefined, client, (error) => client.release(error)),
      (error) => onConnected(error, undefined, () => {}),
    );
    return undefined;
  }

  private async connectInTurn(): Promise<pg.PoolClient> {
    const give = await this.turns.take(currentCaller());
    try {
      const client = await super.connect();
      this.held.set(client, give);
      return client;
    } catch (error) {
      give();
      throw error;
    }
  }
}
