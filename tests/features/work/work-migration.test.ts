import { expect, it } from 'vitest';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';

const former = `
  INSERT INTO "ContactRequest" ("id", "description", "dedupeKey", "updatedAt") VALUES (7, 'A', 'a', now());
  INSERT INTO "WorkStage" ("requestId", "title") VALUES (7, 'First draft'), (7, 'Second draft');
  INSERT INTO "Agreement" ("requestId", "firstName", "lastName", "company", "quote", "agreedAt")
    VALUES (3, 'Ada', 'Lovelace', '', '{"number": "2026-0001", "title": "A site"}', now());`;

it('carries stages and kept quotes over, and tells nobody about what was there before', async () => {
  const { pool, upgrade } = await earlierDatabase('20261129020100');
  await pool.query(former);
  await upgrade();
  const agreements = await pool.query('SELECT "quote", "changes" FROM "Agreement"');
  expect(agreements.rows).toEqual([
    {
      quote: { number: '2026-0001', title: 'A site', changesNumber: '', days: 0 },
      changes: [],
    },
  ]);
  const work = await pool.query(`
    SELECT "requestId", bool_and("changedAt" <= "clientToldAt") AS "isKnown", count(*)::int AS "stages"
    FROM "Work" JOIN "WorkStage" USING ("requestId") GROUP BY "requestId"`);
  expect(work.rows).toEqual([{ requestId: 7, isKnown: true, stages: 2 }]);
});
