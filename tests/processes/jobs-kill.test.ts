import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeJobsOfTheDead } from '../../src/app/server/jobs/heartbeat.ts';
import { type SmtpDouble, startSmtp } from '../mocks/smtp.ts';
import { testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../setup/jobs.ts';
import { endPrograms, startServer } from '../setup/programs/program.ts';

afterAll(endPrograms);

let smtp: SmtpDouble;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.stop());

const testApp = setUpTestApp();
const dataDir = temporaryDataDir();

async function spendReceipts(email: string): Promise<void> {
  const recipient = createHash('sha256').update(email).digest('hex');
  await testDatabase().prisma.rateLimit.create({
    data: {
      key: `request-receipt-mail:${recipient}`,
      points: 99,
      expire: BigInt(Date.now() + 3_600_000),
    },
  });
}

it('a process killed while a mail is on its way leaves it unclear, and no other sends it again', async () => {
  smtp.state.behavior = 'silent';
  const server = startServer({
    DATABASE_URL: databaseUrl(),
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_ADDRESS: 'off',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@vibecode.example',
    OWNER_EMAIL: 'owner@vibecode.example',
  });
  await spendReceipts('ada@example.com');
  const [, port] = await server.until(/ready at http:\/\/\S+:(\d+)/);
  const arrives = smtp.nextMail();
  const answer = await fetch(`http://localhost:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.com' },
      ...{ projectType: 'Other', description: 'A booking site.', budgetRange: '$100,000+' },
    }),
  });
  expect(answer.status).toBe(200);
  await arrives;
  server.child.kill('SIGKILL');
  await server.ended;

  // Ages the worker's heartbeat past its limit, by the database's clock.
  const { pool, prisma } = testDatabase();
  await pool.query(`UPDATE "JobWorker" SET "seenAt" = now() - interval '41 seconds'`);
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '41 seconds'`,
  );
  expect(await freeJobsOfTheDead(pool)).toHaveLength(1);
  const done = await runDueJobs(testApp());
  expect(done.filter(({ name }) => name === 'deliverMessage')).toMatchObject([{ error: null }]);
  expect(await prisma.outgoingMessage.findMany()).toMatchObject([
    { state: 'unclear', fault: expect.stringContaining('process ended') },
  ]);
  expect(smtp.mails).toHaveLength(1);
  expect((await jobsInQueue(testApp())).map(({ name }) => name)).not.toContain('deliverMessage');
});
