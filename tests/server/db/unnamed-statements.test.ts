import { expect, it } from 'vitest';
import { systemClock } from '../../../src/server/clock.ts';
import { createDatabase } from '../../../src/server/db/client.ts';
import { createRateLimits } from '../../../src/server/limits/rate-limits.ts';
import { counters } from '../../../src/shared/limits/limits.ts';
import { testConnection } from '../../setup/database/database.ts';
import { silentLog } from '../../setup/silent-log.ts';

it('prepares no statement, because a pooler gives the next transaction to another connection', async () => {
  const db = createDatabase({
    ...{ connection: testConnection(), poolSize: 2, log: silentLog },
    ...{ statementTimeoutMs: 5_000, connectTimeoutMs: 5_000 },
  });
  const limits = createRateLimits(db.pool, systemClock);
  const limit = counters['admin-mail-code'];
  await limits.consume(limit, 'a');
  await limits.record(limit, 'a');
  await limits.count(limit, 'a');
  await limits.recordInTurn([{ limit, key: 'a' }]);
  await limits.consumeFor(limit, 'shared', 'a');
  await limits.forgive(limit, 'shared', 'a');
  await limits.clear(limit, 'a');
  await db.prisma.blogCategory.findMany({ where: { name: 'None' } });
  // One after the other, they had the same connection.
  expect(db.pool.totalCount).toBe(1);
  const { rows } = await db.pool.query('SELECT name FROM pg_prepared_statements');
  expect(rows).toEqual([]);
  await db.close();
});
