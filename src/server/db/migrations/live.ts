import type pg from 'pg';
import { changeCode, namePattern, type Statement, statementsOf } from './statements.ts';

/** A large table may take hours. A timer of Node counts no further. */
const NO_QUERY_TIMEOUT_MS = 2_147_483_647;

/** Outlasts deadlock_timeout, after which PostgreSQL ends an autovacuum in the way. This lock holds up no reader or writer. */
const TABLE_LOCK_TIMEOUT_MS = 2_000;
/** A fill that waits for a row keeps those that it has changed locked. */
const ROW_LOCK_TIMEOUT_MS = 1_000;
/** CONCURRENTLY waits for older transactions, such as that of a backup, and holds up nobody meanwhile. */
const OLDER_TRANSACTIONS_TIMEOUT_MS = 3_600_000;

const relation = `(${namePattern})`;
const createIndex = new RegExp(
  `^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (?:IF NOT EXISTS )?${relation} ON (?:ONLY )?${relation}`,
  'i',
);
const reindex = new RegExp(`^REINDEX (?:INDEX|TABLE) CONCURRENTLY ${relation}$`, 'i');
const dropIndex = new RegExp(`^DROP INDEX CONCURRENTLY (?:IF EXISTS )?${relation}$`, 'i');
const validate = new RegExp(
  `^ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${relation} VALIDATE CONSTRAINT ${relation}$`,
  'i',
);
const commit = /(?<!\bON\s+)\bCOMMIT(?:\s+AND(?:\s+NO)?\s+CHAIN)?\b/gi;

const tableOf = `coalesce((SELECT indrelid FROM pg_index WHERE indexrelid = to_regclass($1)), to_regclass($1))`;
const invalidIndexes = `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
  WHERE NOT indisvalid AND`;

interface Online {
  /** A table, or an index of it. */
  relation: string;
  /** Finds the indexes that a broken run of the statement leaves. */
  leftovers?: { query: string; relation: string };
}

/** Recognizes a DO block that ends its transaction after each part. */
export function isFill({ plain, bodies }: Statement): boolean {
  const inner = bodies.flatMap((body) => statementsOf(body));
  return /^DO\b/i.test(plain) && inner.some((statement) => statement.plain.search(commit) !== -1);
}

/** @returns undefined for any other statement than those that work while others write */
export function onlineOf({ plain }: Statement): Online | undefined {
  const [, index, table] = createIndex.exec(plain) ?? [];
  if (index && table) {
    const query = `${invalidIndexes} indexrelid = to_regclass($1)`;
    return { relation: table, leftovers: { query, relation: index } };
  }
  const [, rebuilt] = reindex.exec(plain) ?? [];
  if (rebuilt) {
    const query = `${invalidIndexes} relname ~ '_cc(new|old)[0-9]*$' AND indrelid = ${tableOf}`;
    return { relation: rebuilt, leftovers: { query, relation: rebuilt } };
  }
  const [, other] = dropIndex.exec(plain) ?? validate.exec(plain) ?? [];
  return other ? { relation: other } : undefined;
}

/** True for a file of one statement that must not be in the transaction of other migrations. */
export function isLive(sql: string): boolean {
  const [statement, ...further] = statementsOf(sql);
  if (!statement || further.length > 0) return false;
  return isFill(statement) || onlineOf(statement) !== undefined;
}

/** @returns the same change for a transaction that has the tables for itself, as that of a restore */
export function insideTransaction(sql: string): string {
  if (!isLive(sql)) return sql;
  return changeCode(sql, (code) =>
    code.replace(/\bCONCURRENTLY\b/i, '').replaceAll(commit, 'NULL'),
  );
}

/**
 * Runs a live migration outside a transaction. It may have been broken off at any moment before.
 * @throws PostgreSQL's error of lock_timeout where somebody holds the table, or a row of a fill
 */
export async function runLive(client: pg.ClientBase, sql: string): Promise<void> {
  const [statement] = statementsOf(sql);
  const online = statement && onlineOf(statement);
  try {
    await client.query('SET statement_timeout = 0');
    if (online) {
      await runOnline(client, sql, online);
    } else {
      await setLockTimeout(client, ROW_LOCK_TIMEOUT_MS);
      await client.query(withoutTimeout(sql));
    }
  } finally {
    // A lost connection has no settings any more.
    await client.query('RESET lock_timeout; RESET statement_timeout').catch(() => {});
  }
}

async function runOnline(client: pg.ClientBase, sql: string, online: Online): Promise<void> {
  await requireFreeTable(client, online.relation);
  await setLockTimeout(client, OLDER_TRANSACTIONS_TIMEOUT_MS);
  try {
    await dropLeftovers(client, online);
    await client.query(withoutTimeout(sql));
  } catch (error) {
    // An invalid index costs every writer time, and a unique one refuses rows. The next run drops what is left after this.
    await setLockTimeout(client, TABLE_LOCK_TIMEOUT_MS)
      .then(() => dropLeftovers(client, online))
      .catch(() => {});
    if (!(error instanceof Error && 'code' in error && error.code === '55P03')) throw error;
    throw new Error('A transaction older than it did not end within an hour.', { cause: error });
  }
}

/** Tells a held table, which is tried again, from older transactions, which are waited for. */
async function requireFreeTable(client: pg.ClientBase, name: string): Promise<void> {
  const { rows } = await client.query<{ table: string | null }>(
    `SELECT (${tableOf})::regclass::text AS table`,
    [name],
  );
  if (!rows[0]?.table) return;
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${TABLE_LOCK_TIMEOUT_MS}`);
    await client.query(`LOCK TABLE ${rows[0].table} IN SHARE UPDATE EXCLUSIVE MODE`);
  } finally {
    await client.query('ROLLBACK');
  }
}

async function dropLeftovers(client: pg.ClientBase, { leftovers }: Online): Promise<void> {
  if (!leftovers) return;
  const { rows } = await client.query<{ name: string }>(leftovers.query, [leftovers.relation]);
  for (const { name } of rows) {
    await client.query(withoutTimeout(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`));
  }
}

async function setLockTimeout(client: pg.ClientBase, timeoutMs: number): Promise<void> {
  await client.query(`SET lock_timeout = ${timeoutMs}`);
}

function withoutTimeout(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: NO_QUERY_TIMEOUT_MS };
}
