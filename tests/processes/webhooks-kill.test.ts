import { afterAll, expect, it } from 'vitest';
import { freeJobsOfTheDead } from '../../src/app/server/jobs/heartbeat.ts';
import { contactRequest } from '../factories/contact.ts';
import { createEndpoint } from '../factories/webhooks.ts';
import { startWebhookReceiver } from '../mocks/webhook-receiver.ts';
import { testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { testSecretsKey } from '../setup/database/test-keyring.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { runDueJobs } from '../setup/jobs.ts';
import { endPrograms, startServer } from '../setup/programs/program.ts';

afterAll(endPrograms);

const env: Record<string, string> = {};
const receiver = await startWebhookReceiver();
afterAll(() => receiver.stop());
env.TRUSTED_FETCH_ORIGINS = receiver.origin;
const testApp = setUpTestApp({ env });
const dataDir = temporaryDataDir();

it('a process killed between the event and the answer leaves it to another, with the same id', async () => {
  await createEndpoint({ address: `${receiver.origin}/in`, events: ['request.created'] });
  receiver.behaviors.set('/in', () => {});
  const server = startServer({
    ...{ DATABASE_URL: databaseUrl(), DATA_DIR: dataDir, PORT: '0', METRICS_ADDRESS: 'off' },
    ...{ SECRETS_KEY: testSecretsKey, SITE_URL: 'http://localhost:3000', ...env },
  });
  const [, port] = await server.until(/ready at http:\/\/\S+:(\d+)/);
  const answer = await fetch(`http://localhost:${port}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest),
  });
  expect(answer.status).toBe(200);
  await receiver.until(1);
  server.child.kill('SIGKILL');
  await server.ended;

  receiver.behaviors.clear();
  // Ages the worker's heartbeat past its limit, by the database's clock.
  const { pool, prisma } = testDatabase();
  await pool.query(`UPDATE "JobWorker" SET "seenAt" = now() - interval '41 seconds'`);
  await pool.query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '41 seconds'`,
  );
  expect(await freeJobsOfTheDead(pool)).toHaveLength(1);
  await runDueJobs(testApp());
  expect(receiver.received).toHaveLength(2);
  const [first, second] = receiver.received;
  expect(second).toMatchObject({ id: first?.id, body: first?.body });
  expect(await prisma.webhookDelivery.findMany()).toMatchObject([
    { state: 'delivered', eventId: first?.id },
  ]);
});
