import { expect, it, onTestFinished } from 'vitest';
import { listEntries } from '../../../src/features/conversations/server/entries/entries.service.ts';
import {
  answeredMailId,
  quotesOfThread,
} from '../../../src/features/requests/server/mail-thread/mail-threads.service.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';
import { silentLog } from '../../setup/silent-log.ts';

/** A request that came by text message, one that came by the form and was answered by mail, and a mail whose entry is gone. */
const former = `
  INSERT INTO "ContactRequest" ("id", "source", "description", "dedupeKey", "updatedAt") VALUES
    (7, 'sms', 'A', 'a', now()), (8, 'form', 'B', 'b', now());
  INSERT INTO "ConversationEntry" ("id", "conversationId", "side", "body", "createdAt", "smsId")
    SELECT new."id", conversation."id", new."side"::"EntrySide", new."body", now(), new."smsId"
    FROM "Conversation" AS conversation JOIN (VALUES
      (1, 7, 'outgoing', 'When may we call?', NULL),
      (2, 7, 'incoming', 'At noon.', 'SM1'),
      (3, 8, 'outgoing', 'Yes, we can.', NULL),
      (4, 8, 'incoming', 'Splendid!', NULL),
      (5, 8, 'outgoing', 'Then we begin.', NULL),
      (6, 8, 'incoming', 'On the page.', NULL)
    ) AS new ("id", "requestId", "side", "body", "smsId") ON new."requestId" = conversation."requestId";
  INSERT INTO "ReceivedMail" ("messageId", "requestId", "side", "entryId", "quoted", "sentAt", "receivedAt") VALUES
    ('client@example.com', 8, 'client', 4, '> Yes', '2026-01-01', '2026-01-01'),
    ('owner@example.com', 8, 'owner', 5, '', '2026-01-01', '2026-01-02'),
    ('gone@example.com', 8, 'client', 99, '', '2026-01-03', '2026-01-03');`;

it('every entry says how it came, and a mail belongs to its entry', async () => {
  const { connection, pool, upgrade } = await earlierDatabase('20261129010100');
  await pool.query(former);
  await upgrade();
  const limits = { poolSize: 1, statementTimeoutMs: 10_000, connectTimeoutMs: 30_000 };
  const db = createDatabase({ connection, ...limits, log: silentLog });
  onTestFinished(() => db.close());

  const channelsOf = async (requestId: number) =>
    (await listEntries(db.prisma, { requestId })).map(({ id, channel }) => `${id} ${channel}`);
  expect(await channelsOf(7)).toEqual(['1 text', '2 text']);
  expect(await channelsOf(8)).toEqual(['3 page', '4 mail', '5 mail', '6 page']);
  expect([...(await quotesOfThread(db.prisma, 8))]).toEqual([
    [4, '> Yes'],
    [5, ''],
  ]);
  const answered = (hasLink: boolean) => answeredMailId(db.prisma, { requestId: 8, hasLink });
  expect(await answered(true)).toBe('<client@example.com>');
  expect(await answered(false)).toBe('<owner@example.com>');

  await pool.query('DELETE FROM "ContactRequest" WHERE "id" = 8');
  expect((await pool.query('SELECT FROM "ReceivedMail"')).rowCount).toBe(0);
});
