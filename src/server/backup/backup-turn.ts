import type pg from 'pg';

/** Any number that nothing else in the database locks. */
const lockKey = 829_114_607;

/**
 * Lets one backup or trial restore at a time work on the target, over all copies of the site and commands. The turn ends with
 * the connection, so a killed process holds up nobody.
 * @returns null without any work when another has the turn
 */
export async function withBackupTurn<Result>(
  connect: () => Promise<pg.Client>,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await connect();
  try {
    // A pooler in front of the database keeps a connection to a caller for the time of a transaction.
    await client.query('BEGIN');
    const { rows } = await client.query<{ isOurs: boolean }>(
      'SELECT pg_try_advisory_xact_lock($1) AS "isOurs"',
      [lockKey],
    );
    return rows[0]?.isOurs ? await work() : null;
  } finally {
    await client.end().catch(() => {});
  }
}
