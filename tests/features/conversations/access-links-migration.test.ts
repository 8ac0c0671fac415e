import { createHash } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { findAccessLink } from '../../../src/features/conversations/server/links/access-links.service.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';
import { silentLog } from '../../setup/silent-log.ts';

const hashOf = (key: string) => `'${createHash('sha256').update(key).digest('hex')}'`;

/** Tables from before: one for the links of each kind, and the key of a testimonial in its own row. */
const former = `
  INSERT INTO "ContactRequest" ("description", "dedupeKey", "updatedAt") VALUES ('A', 'a', now());
  INSERT INTO "Developer" ("phoneNumber", "updatedAt") VALUES ('+16125550199', now());
  INSERT INTO "DeveloperMessage" ("developerId", "senderName", "senderEmail", "body", "dedupeKey") VALUES (1, 'A', 'a@example.com', 'A', 'a');
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "agreedAt") VALUES (9, 'A', 'B', '', now());
  INSERT INTO "RequestKey" ("keyHash", "requestId", "createdAt", "endsAt", "revokedAt") VALUES
    (${hashOf('request')}, 1, now(), '2100-01-01', NULL),
    (${hashOf('revoked')}, 1, now(), '2100-01-01', now()),
    (${hashOf('ended')}, 1, now(), '2020-01-01', NULL);
  INSERT INTO "AgreementKey" ("keyHash", "requestId") VALUES (${hashOf('agreement')}, 9);
  INSERT INTO "MessageKey" ("keyHash", "messageId", "createdAt", "endsAt") VALUES (${hashOf('message')}, 1, now(), '2100-01-01');
  INSERT INTO "NotificationKey" ("keyHash", "developerId", "mailAddress", "createdAt", "endsAt")
    VALUES (${hashOf('notifications')}, 1, 'ada@example.com', now(), '2100-01-01');
  INSERT INTO "Testimonial" ("requestId", "keyHash", "askedAt", "endsAt") VALUES (1, ${hashOf('testimonial')}, now(), NULL);`;

it('opens every link that was handed out before links were one table', async () => {
  const { connection, pool, upgrade } = await earlierDatabase('20261127200000');
  await pool.query(former);
  await upgrade();
  const limits = { poolSize: 1, statementTimeoutMs: 10_000, connectTimeoutMs: 30_000 };
  const db = createDatabase({ connection, ...limits, log: silentLog });
  onTestFinished(() => db.close());
  const open = (subject: Parameters<typeof findAccessLink>[1], key: string) =>
    findAccessLink({ db, clock: { now: () => new Date() } }, subject, key);

  expect(await open('requestId', 'request')).toMatchObject({ id: 1 });
  expect(await open('agreementId', 'agreement')).toMatchObject({ id: 9 });
  expect(await open('messageId', 'message')).toMatchObject({ id: 1 });
  expect(await open('developerId', 'notifications')).toMatchObject({
    ...{ id: 1, mailAddress: 'ada@example.com' },
  });
  expect(await open('testimonialId', 'testimonial')).toMatchObject({ id: 1, endsAt: null });
  for (const key of ['revoked', 'ended', 'unknown'])
    expect(await open('requestId', key)).toBeNull();
  expect(await open('requestId', 'message')).toBeNull();
});
