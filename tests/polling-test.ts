import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { contactForm } from './factories/contact.ts';
import { signIn } from './setup/hostile/hostile-site.ts';
import { portOfServer } from './setup/raw-http.ts';
import { silentLog } from './setup/silent-log.ts';
import { polledAddresses, polledPicture } from './setup/steps/polled-addresses.ts';

/**
 * Requests every public address of the built site across three cache lifetimes in real time, while posts change and
 * outside services accept calls without an answer. Each request must succeed and the site must stay ready. `npm run
 * build && npm run test:polling -- 100`
 */
const seconds = Number(process.argv[2] ?? 100);
const everyMs = 3_000;
const changedEveryMs = 40_000;
const answerLimitMs = 20_000;
/** Slightly longer than all tries of the store together. */
const stalledLimitMs = 45_000;
const modelTimeoutSeconds = 10;

const silent = createServer((socket) => socket.on('error', () => {})).listen(0, '127.0.0.1');
const nobody = `127.0.0.1:${await portOfServer(silent)}`;
const dataDir = mkdtempSync(path.join(tmpdir(), 'vibecode-polling-'));
const site = await startSite(dataDir, {
  PUBLIC_READS_PER_MINUTE: '1000000',
  ...{
    SMTP_URL: `smtp://${nobody}`,
    MAIL_FROM: 'a@vibecode.example',
    OWNER_EMAIL: 'b@vibecode.example',
  },
  ...{
    S3_ENDPOINT: `http://${nobody}`,
    S3_BUCKET: 'a',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'a',
  },
  ...{ OPENAI_API_KEY: 'a', OPENAI_BASE_URL: `http://${nobody}` },
  OPENAI_TIMEOUT_SECONDS: String(modelTimeoutSeconds),
  CACHE_PURGE_URL: `http://${nobody}`,
});
const database = await startEmbeddedDatabase({ dataDir, log: silentLog });
const client = new pg.Client(database.connection);
await client.connect();
const slug: string = (
  await client.query('SELECT "slug" FROM "BlogPost" WHERE "isPublished" LIMIT 1')
).rows[0].slug;
const developerId: number = (
  await client.query('SELECT "id" FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL LIMIT 1')
).rows[0].id;

const faults: string[] = [];
let requests = 0;
let slowestMs = 0;
let slowestStalledMs = 0;

async function ask(
  url: string,
  status: number,
  limitMs: number,
  request: RequestInit = {},
): Promise<number> {
  const startedAtMs = performance.now();
  requests += 1;
  try {
    const signal = AbortSignal.timeout(limitMs);
    const answer = await fetch(`${site.url}${url}`, { ...request, signal });
    await answer.arrayBuffer();
    if (answer.status !== status) faults.push(`${url}: ${answer.status} instead of ${status}`);
  } catch {
    faults.push(`${url}: no answer within ${limitMs / 1_000} s`);
  }
  return performance.now() - startedAtMs;
}

const cookie = await signIn({ origin: site.url });
const stalled: Promise<void>[] = [];
function askStalled(url: string, status: number, request?: RequestInit): void {
  const asking = ask(url, status, stalledLimitMs, request).then((tookMs) => {
    slowestStalledMs = Math.max(slowestStalledMs, tookMs);
  });
  stalled.push(asking);
}

async function change(at: number): Promise<void> {
  const posted = (body: object) => ({
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const post = { title: 'A text', slug: `polling-${at}`, excerpt: 'A text', categoryId: 1 };
  await ask('/api/blog/posts', 200, answerLimitMs, posted({ ...post, content: '<p>A text.</p>' }));
  await ask('/api/contact', 200, answerLimitMs, posted(contactForm));
  askStalled('/api/blog/generate', 503, posted({ subject: 'Plan a first app in one evening' }));
  await client.query('UPDATE "BlogPost" SET "excerpt" = md5(random()::text) WHERE "slug" = $1', [
    slug,
  ]);
  await client.query(`SELECT pg_notify('content_changed', 'polling')`);
}

const endsAtMs = performance.now() + seconds * 1_000;
let changedAtMs = Number.NEGATIVE_INFINITY;
let rounds = 0;
while (performance.now() < endsAtMs) {
  rounds += 1;
  for (const [url, status] of [
    ...polledAddresses(slug, developerId),
    ['/made-up', 404] as const,
    ['/readyz', 200] as const,
  ]) {
    slowestMs = Math.max(slowestMs, await ask(url, status, answerLimitMs));
  }
  askStalled(polledPicture, 503);
  if (performance.now() - changedAtMs > changedEveryMs) {
    changedAtMs = performance.now();
    await change(rounds);
  }
  await delay(everyMs);
}
await Promise.all(stalled);
await ask('/readyz', 200, answerLimitMs);

await client.end();
await stopMeasured(site);
await database.stop();
silent.close();
rmSync(dataDir, { recursive: true, force: true });
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${seconds} s, ${rounds} rounds, ${requests} requests, ${faults.length} not answered as they should be, slowest ${Math.round(slowestMs)} ms, of a stalled service ${Math.round(slowestStalledMs)} ms\n`,
);
process.exit(faults.length === 0 ? 0 : 1);
