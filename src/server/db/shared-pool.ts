import pg from 'pg';
import { slots } from '../../shared/limits/limits.ts';
import { currentCaller } from '../limits/slots.ts';
import { Turns } from '../limits/turns.ts';

/** A caller got no turn at the connections. Known by its code, which Prisma keeps where it loses the class (see faults.ts). */
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
 * A pool at whose connections the networks of callers take turns, and the site's own work with them (security row 75). A turn is a
 * connection, from being lent to coming back: a transaction has one for all of it. Who is served is read from the trace of the work.
 */
export class SharedPool extends pg.Pool {
  private readonly turns: Turns;
  private readonly held = new WeakMap<pg.PoolClient, () => void>();

  constructor(options: pg.PoolConfig & { max: number; longestWaitMs: number }) {
    const { longestWaitMs, ...config } = options;
    super(config);
    this.turns = new Turns(slots.database, {
      // One is lent for good.
      atATime: Math.max(1, options.max - 1),
      longestWaitMs,
      refuse: ({ answer }) => new NoTurn(answer === 'busy' ? 'TURN_NOT_FREE' : 'TURN_BEYOND_SHARE'),
    });
    this.on('release', (_error, client) => {
      this.held.get(client)?.();
      this.held.delete(client);
    });
  }

  /** Work that waits for a connection. */
  get waitingForTurn(): number {
    return this.turns.waitingCount + this.waitingCount;
  }

  /** A connection to keep, past the turns: there is room for one. */
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
