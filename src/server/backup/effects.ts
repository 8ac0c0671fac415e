import type pg from 'pg';
import { allGrantKinds, endingStatement, grantKinds } from '../auth/grants/register.ts';
import { systemClock } from '../clock.ts';

/**
 * Ends what signed people and programs in, and opened pages, when the backup was made: what has been ended since would live
 * again otherwise.
 * Accounts and passwords stay. Runs in the caller's transaction.
 * @returns how many API tokens were ended.
 */
export async function endSignIns(client: pg.ClientBase): Promise<number> {
  const counts = new Map<string, number>();
  for (const kind of allGrantKinds) {
    const { rowCount } = await client.query(endingStatement(kind, systemClock.now()));
    counts.set(kind.table, rowCount ?? 0);
  }
  // One that was used since would count again.
  await client.query('DELETE FROM "AdminRecoveryCode"');
  // Its sender may have taken back since that developers read it.
  await client.query(
    'UPDATE "ContactRequest" SET "isShownToDevelopers" = false WHERE "isShownToDevelopers"',
  );
  return counts.get(grantKinds.apiToken.table) ?? 0;
}

/**
 * Calls unclear what was about to be sent when the backup was made: it may have been sent since, and nothing is sent twice
 * without somebody saying so. Runs in the caller's transaction.
 * @returns how many messages that are.
 */
export async function holdMessages(client: pg.ClientBase): Promise<number> {
  const messages = await client.query(
    `UPDATE "OutgoingMessage" SET "state" = 'unclear', "fault" = 'It waited when the backup was made and may have been sent since.'
     WHERE "state" IN ('waiting', 'handedOver')`,
  );
  return messages.rowCount ?? 0;
}
