import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.ts';
import type { DatabaseLog } from './log.ts';
import { SharedPool } from './shared-pool.ts';

/** First parameter of services and queries: the client itself or the transaction they run in. */
export type Db = PrismaClient | Prisma.TransactionClient;

export interface Database {
  readonly prisma: PrismaClient;
  /** The same connections for the few who speak SQL themselves (rate limits, LISTEN/NOTIFY, migrations). */
  readonly pool: SharedPool;
  /** More connections, apart from those that answer requests; end them before `close`. */
  openPool(poolSize: number): pg.Pool;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Address of the server: a connection string, or the answer of the embedded database. */
  connection: pg.PoolConfig;
  poolSize: number;
  /** Longest run of one statement. */
  statementTimeoutMs: number;
  /** Longest wait for a new connection, and beyond that for a turn at one. */
  connectTimeoutMs: number;
  log: DatabaseLog;
}

const ANSWER_GRACE_MS = 1_000;
const TRANSACTION_TIMEOUT_MS = 15_000;
/** A failed connection reports its error before those who wait behind it give up. */
const TURN_GRACE_MS = 1_000;

/** Opens no connection yet: the first query does, and any later one replaces a connection that was lost. */
export function createDatabase(options: DatabaseOptions): Database {
  const { connectTimeoutMs } = options;
  const longestWaitMs = connectTimeoutMs + TURN_GRACE_MS;
  const pool = new SharedPool({ ...configOf(options, options.poolSize), longestWaitMs });
  watchConnections(pool, options.log);

  // No statementNameGenerator: unnamed statements need no bookkeeping when a connection is replaced.
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: {
      maxWait: longestWaitMs + connectTimeoutMs,
      timeout: TRANSACTION_TIMEOUT_MS,
    },
    errorFormat: 'minimal',
  });

  return {
    prisma,
    pool,
    openPool(poolSize) {
      const apart = new pg.Pool(configOf(options, poolSize));
      watchConnections(apart, options.log);
      return apart;
    },
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

function configOf(options: DatabaseOptions, poolSize: number): pg.PoolConfig & { max: number } {
  const { connection, statementTimeoutMs, connectTimeoutMs } = options;
  return {
    ...connection,
    application_name: 'vibecode',
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT_MS + ANSWER_GRACE_MS,
    // The server's own time-out answers first; this one is for a connection that has gone silent.
    query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  };
}

function watchConnections(pool: pg.Pool, log: DatabaseLog): void {
  // Errors of a connection that nobody listens to end the process. The pool listens to idle ones only, and a
  // borrower stops listening with giving one back: a server that ends it at that moment must not end this process too.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  });
  // Prisma gives a connection back even where its ROLLBACK failed: the next borrower would be in somebody else's transaction.
  pool.on('release', (_error, client) => {
    const status = client.getTransactionStatus();
    if (status === 'I') return;
    log.warn({ status }, 'A database connection came back within a transaction, and was closed');
    client.end().catch(() => {});
  });
  // The pool tells of an idle connection that was lost once more; the listener above has logged it, and the pool has dropped it.
  pool.on('error', () => {});
}
