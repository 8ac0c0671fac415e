import { expect, it } from 'vitest';
import { earlierDatabase } from '../../setup/database/earlier-database.ts';

it('keeps developers open to briefs for 90 days who were so before, and nobody else', async () => {
  const { pool, upgrade } = await earlierDatabase('20261201020000');
  await pool.query(`
    INSERT INTO "Developer" ("phoneNumber", "isOpenToBriefs", "updatedAt")
    VALUES ('+16125550198', true, now()), ('+16125550199', false, now())`);
  await upgrade();
  const { rows } = await pool.query(`
    SELECT "developerId", "kinds"::text[], "isOpenToBriefs", "days", "languages", "rateFrom", "timeZone",
      "goodUntil" - "remindAt" = interval '3 days' AS "isRemindedInTime",
      round(extract(epoch FROM "goodUntil" - now()) / 86400)::int AS "daysLeft"
    FROM "Availability"`);
  expect(rows).toEqual([
    {
      ...{ developerId: 1, kinds: ['project'], isOpenToBriefs: true, days: 90, daysLeft: 90 },
      ...{ languages: [], rateFrom: null, timeZone: null, isRemindedInTime: true },
    },
  ]);
});
