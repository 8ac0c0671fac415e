import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { listEntries } from '../../../src/features/conversations/server/entries/entries.service.ts';
import { findAccessLink } from '../../../src/features/conversations/server/links/access-links.service.ts';
import { getDraft } from '../../../src/features/unsent-drafts/server/unsent-drafts.service.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { deliveriesOf } from '../../../src/server/outbox/outbox.service.ts';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';
import { silentLog } from '../../setup/silent-log.ts';

const hashOf = (key: string) => `'${createHash('sha256').update(key).digest('hex')}'`;
const uuid = 'gen_random_uuid()';

/** A request, a message and a brief with all that pointed at them by columns of their own. */
const former = `
  INSERT INTO "Admin" ("username", "passwordHash", "role") VALUES ('ada', 'x', 'owner');
  INSERT INTO "ContactRequest" ("id", "description", "dedupeKey", "updatedAt") VALUES (7, 'A', 'a', now()), (8, 'B', 'b', now());
  INSERT INTO "Developer" ("phoneNumber", "updatedAt") VALUES ('+16125550199', now());
  INSERT INTO "DeveloperMessage" ("id", "developerId", "senderName", "senderEmail", "body", "dedupeKey", "readAt")
    VALUES (7, 1, 'A', 'a@example.com', 'A', 'a', '2026-02-02');
  INSERT INTO "Brief" ("id", "requestId", "developerId", "createdAt", "endsAt") VALUES (7, 7, 1, now(), now());
  INSERT INTO "RequestEntry" ("id", "requestId", "kind", "author", "body", "createdAt", "seenAt", "smsId") VALUES
    (1, 7, 'visitor', '', 'And when?', '2026-01-01', '2026-01-02', 'SM1'),
    (2, 7, 'owner', 'admin:ada', 'In May.', '2026-01-03', NULL, NULL);
  SELECT setval('"RequestEntry_id_seq"', 2);
  INSERT INTO "MessageEntry" ("id", "messageId", "party", "body", "createdAt", "isWithheld") VALUES
    (1, 7, 'sender', 'Are you there?', '2026-01-01', false),
    (2, 7, 'developer', 'I am.', '2026-01-02', false),
    (3, 7, 'sender', 'From a blocked one', '2026-01-03', true);
  INSERT INTO "RequestFile" ("requestId", "entryId", "mediaId", "name", "contentType", "byteSize") VALUES (7, 1, 'm', 'plan.pdf', 'application/pdf', 1);
  INSERT INTO "AccessLink" ("keyHash", "requestId", "createdAt", "endsAt") VALUES (${hashOf('request')}, 7, now(), '2100-01-01');
  INSERT INTO "AccessLink" ("keyHash", "messageId", "createdAt", "endsAt") VALUES (${hashOf('message')}, 7, now(), '2100-01-01');
  INSERT INTO "UnsentDraft" ("kind", "requestId", "messageId", "briefId", "adminId", "text", "revision", "savedFrom", "updatedAt") VALUES
    ('answer', 7, NULL, NULL, 1, 'owner to request', ${uuid}, ${uuid}, now()),
    ('requestEntry', 7, NULL, NULL, NULL, 'sender of request', ${uuid}, ${uuid}, now()),
    ('messageAnswer', NULL, 7, NULL, NULL, 'developer to message', ${uuid}, ${uuid}, now()),
    ('messageEntry', NULL, 7, NULL, NULL, 'sender of message', ${uuid}, ${uuid}, now()),
    ('briefWord', NULL, NULL, 7, NULL, 'developer to brief', ${uuid}, ${uuid}, now());
  INSERT INTO "OutgoingMessage" ("id", "dedupeKey", "channel", "recipient", "text", "state", "requestId", "developerMessageId") VALUES
    (${uuid}, 'request-answer:2', 'mail', 'a@example.com', '', 'sent', 7, NULL),
    (${uuid}, 'message-answer:2', 'mail', 'a@example.com', '', 'unclear', NULL, 7);`;

async function upgraded() {
  const { connection, pool, upgrade } = await earlierDatabase('20261127213000');
  await pool.query(former);
  await upgrade();
  const limits = { poolSize: 1, statementTimeoutMs: 10_000, connectTimeoutMs: 30_000 };
  const db = createDatabase({ connection, ...limits, log: silentLog });
  onTestFinished(() => db.close());
  return { db, pool };
}

it('carries entries, files, links, drafts and mail of requests, messages and briefs into their conversations', async () => {
  const { db } = await upgraded();
  const request = { requestId: 7 };
  const message = { messageId: 7 };

  expect(await listEntries(db.prisma, request)).toMatchObject([
    {
      ...{ id: 1, side: 'incoming', body: 'And when?', seenAt: new Date('2026-01-02') },
      file: { name: 'plan.pdf' },
    },
    { id: 2, side: 'outgoing', author: 'admin:ada', body: 'In May.', seenAt: null, file: null },
  ]);
  const entries = await listEntries(db.prisma, message);
  expect(entries).toMatchObject([
    { side: 'incoming', body: 'Are you there?', seenAt: new Date('2026-02-02') },
    { side: 'outgoing', body: 'I am.', seenAt: null },
    { side: 'incoming', body: 'From a blocked one' },
  ]);
  expect(await listEntries(db.prisma, { requestId: 8 })).toEqual([]);

  const clock = { now: () => new Date() };
  expect(await findAccessLink({ db, clock }, 'requestId', 'request')).toMatchObject({ id: 7 });
  expect(await findAccessLink({ db, clock }, 'messageId', 'message')).toMatchObject({ id: 7 });
  expect(await findAccessLink({ db, clock }, 'requestId', 'message')).toBeNull();

  const drafts = [
    await getDraft(db.prisma, { kind: 'answer', of: request, adminId: 1 }),
    await getDraft(db.prisma, { kind: 'entry', of: request }),
    await getDraft(db.prisma, { kind: 'answer', of: message }),
    await getDraft(db.prisma, { kind: 'entry', of: message }),
    await getDraft(db.prisma, { kind: 'answer', of: { briefId: 7 } }),
  ];
  expect(drafts.map((draft) => draft?.text)).toEqual([
    ...['owner to request', 'sender of request', 'developer to message', 'sender of message'],
    'developer to brief',
  ]);

  // The mail of an answer finds it by the new id.
  const keys = [`request-answer:2`, `message-answer:${entries[1]?.id}`];
  expect([...(await deliveriesOf(db.prisma, keys)).values()].map(({ state }) => state)).toEqual(
    expect.arrayContaining(['sent', 'unclear']),
  );
});

it('deletes a conversation with its subject, and begins one with each new subject', async () => {
  const { db, pool } = await upgraded();
  await pool.query('DELETE FROM "DeveloperMessage"; DELETE FROM "ContactRequest" WHERE "id" = 7');
  for (const table of ['ConversationEntry', 'AccessLink', 'UnsentDraft', 'OutgoingMessage']) {
    expect((await pool.query(`SELECT 1 FROM "${table}"`)).rowCount, table).toBe(0);
  }
  expect(await db.prisma.conversation.findMany({ select: { requestId: true } })).toEqual([
    { requestId: 8 },
  ]);
  await pool.query(
    `INSERT INTO "ContactRequest" ("description", "dedupeKey", "updatedAt") SELECT 'x', n::text, now() FROM generate_series(1, 3) AS n`,
  );
  expect(await db.prisma.conversation.count()).toBe(4);
});
