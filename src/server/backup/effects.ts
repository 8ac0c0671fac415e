import type pg from 'pg';

/**
 * Ends what signed people and programs in, and opened pages, when the backup was made: what has been ended since would live
 * again otherwise.
 * Accounts and passwords stay. Runs in the caller's transaction.
 * @returns how many API tokens were ended.
 */
export async function endSignIns(client: pg.ClientBase): Promise<number> {
  await client.query('DELETE FROM "Session"');
  await client.query('DELETE FROM "SignInTicket"');
  // One that was used since would count again.
  await client.query('DELETE FROM "AdminRecoveryCode"');
  // One that was revoked since would open its page again.
  await client.query('DELETE FROM "PreviewLink"');
  await client.query('UPDATE "RequestKey" SET "revokedAt" = now() WHERE "revokedAt" IS NULL');
  await client.query('DELETE FROM "MessageKey"');
  await client.query('DELETE FROM "NudgeKey"');
  // Its sender may have taken back since that developers read it.
  await client.query(
    `UPDATE "Brief" SET "state" = 'withdrawn', "endsAt" = now() WHERE "state" IN ('open', 'yes')`,
  );
  await client.query(
    'UPDATE "ContactRequest" SET "isShownToDevelopers" = false WHERE "isShownToDevelopers"',
  );
  await client.query('UPDATE "CallSettings" SET "feedKeyHash" = NULL, "feedSince" = NULL');
  await client.query('UPDATE "SignInCode" SET "expiresAt" = now() WHERE "expiresAt" > now()');
  const tokens = await client.query(
    'UPDATE "ApiToken" SET "revokedAt" = now() WHERE "revokedAt" IS NULL',
  );
  return tokens.rowCount ?? 0;
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
