import { expect, it } from 'vitest';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';

it('keeps reports of messages and profiles in one table, and blocks of the owner beside those of developers', async () => {
  const { pool, upgrade } = await earlierDatabase('20261127203000');
  await pool.query(`
    INSERT INTO "Developer" ("phoneNumber", "updatedAt") VALUES ('+16125550199', now());
    INSERT INTO "DeveloperMessage" ("developerId", "senderName", "senderEmail", "body", "dedupeKey") VALUES (1, 'A', 'a@example.com', 'A', 'a');
    INSERT INTO "MessageReport" ("messageId", "reason", "word", "createdAt", "closedAt") VALUES (1, 'fraud', 'of a message', '2026-01-02', '2026-01-03');
    INSERT INTO "ProfileReport" ("developerId", "reason", "word", "isSuspected", "createdAt") VALUES (1, 'impersonation', 'of a profile', true, '2026-01-01');
    INSERT INTO "BlockedSender" ("developerId", "senderHash", "senderName", "createdAt") VALUES (1, 'one', 'A', now());
    INSERT INTO "SiteBlock" ("senderHash", "senderName", "createdAt") VALUES ('one', 'A', now()), ('two', 'B', now());`);
  await upgrade();
  const { rows: reports } = await pool.query('SELECT * FROM "Report" ORDER BY "id"');
  expect(reports).toMatchObject([
    {
      ...{ developerId: 1, messageId: null, reason: 'impersonation', word: 'of a profile' },
      ...{ isSuspected: true, closedAt: null },
    },
    {
      ...{ developerId: null, messageId: 1, reason: 'fraud', word: 'of a message' },
      ...{ isSuspected: false, closedAt: new Date('2026-01-03') },
    },
  ]);
  const { rows: blocks } = await pool.query(
    'SELECT "developerId", "senderHash" FROM "BlockedSender" ORDER BY "id"',
  );
  expect(blocks).toEqual([
    { developerId: 1, senderHash: 'one' },
    { developerId: null, senderHash: 'one' },
    { developerId: null, senderHash: 'two' },
  ]);
});
