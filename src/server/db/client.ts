import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { type Prisma, PrismaClient } from './generated/client.ts';
import { openConnection } from './open-connection.ts';
import { SharedPool } from './shared-pool.ts';

export type Db = PrismaClient | Prisma.TransactionClient;

export interface Database {
  readonly prisma: PrismaClient;
  /** Shares its connections with plain SQL: rate limits, LISTEN/NOTIFY, migrations. */
  readonly pool: SharedPool;
  /** Goes to the server itself, past a pooler. */
  openPool(poolSize: number): pg.Pool;
  /** Goes past a pooler too, because none in transaction mode passes notices on. Its caller releases it. */
  connectListener(): Promise<pg.PoolClient>;
  /** Goes to the server itself and has no time limits. Its caller closes it. */
  openConnection(): Promise<pg.Client>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  /** The server itself, where `connection` leads to a pooler in front of it. */
  directConnection?: pg.PoolConfig | undefined;
  poolSize: number;
  statementTimeoutMs: number;
  /** Limits the wait for a new connection. Waiting for a turn may take `TURN_GRACE_MS` longer. */
  connectTimeoutMs: number;
  log: DatabaseLog;
}

const ANSWER_GRACE_MS = 1_000;
const TRANSACTION_TIMEOUT_MS = 15_000;
/** Lets a failed connection report its error before the callers behind it time out. */
const TURN_GRACE_MS = 1_000;

export function createDatabase(options: DatabaseOptions): Database {
  const { connectTimeoutMs, directConnection } = options;
  const direct = { ...options, connection: directConnection ?? options.connection };
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

  const openPool = (poolSize: number) => {
    const apart = new pg.Pool(configOf(direct, poolSize));
    watchConnections(apart, options.log);
    return apart;
  };
  const listeners = directConnection ? openPool(1) : null;

  return {
    prisma,
    pool,
    openPool,
    connectListener: () => listeners?.connect() ?? pool.connectForGood(),
    openConnection: () => openConnection(direct.connection),
    async close() {
      await prisma.$disconnect();
      await Promise.all([pool.end(), listeners?.end()]);
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
    // The server's own time-out answers first. This one is for a silent connection.
    query_timeout: statementTimeoutMs + ANSWER_GRACE_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  };
}

function watchConnections(pool: pg.Pool, log: DatabaseLog): void {
  // An unhandled error of a connection ends the process. The pool listens to idle connections only, and a borrower stops
  // listening when it releases its connection. This listener covers the moment between.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection was lost'));
  });
  // Prisma releases a connection even when its ROLLBACK failed: the next borrower would be inside another caller's transaction.
  pool.on('release', (_error, client) => {
    const status = client.getTransactionStatus();
    if (status === 'I') return;
    log.warn({ status }, 'A database connection came back within a transaction, and was closed');
    client.end().catch(() => {});
  });
  // The pool reports a lost idle connection a second time. The listener above has logged it, and the pool has dropped it.
  pool.on('error', () => {});
}

export interface DatabaseLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
