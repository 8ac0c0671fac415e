import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Measured, startSite, stopMeasured } from '../scripts/bench/bench-site.ts';
import { freePort } from '../scripts/free-port.ts';
import { startEmbeddedDatabase } from '../src/server/db/embedded.ts';
import { filePaths } from '../src/shared/file-paths.ts';
import { contactForm } from './factories/contact.ts';
import { ghostExport } from './factories/posts/post-file.ts';
import { connectionUrl } from './setup/database/connection-url.ts';
import { signIn } from './setup/hostile/hostile-site.ts';
import { silentLog } from './setup/silent-log.ts';

/**
 * Runs two copies of the built site behind PgBouncer in transaction mode, under requests without a pause. No request may fail,
 * and what is changed at one copy must be seen at the other within a second. Needs `pgbouncer` 1.18 or newer (a package of
 * Debian). `npm run build && npm run test:pooler -- 60`
 */
const seconds = Number(process.argv[2] ?? 60);
const senders = 6;
const newsLimitMs = 1_000;
const settleLimitMs = 60_000;

const { error } = spawnSync('pgbouncer', ['--version']);
if (error) throw new Error('There is no pgbouncer: install it first (apt-get install pgbouncer).');

const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-pooler-'));
chmodSync(folder, 0o777);
const log = path.join(folder, 'pgbouncer.log');
const database = await startEmbeddedDatabase({
  dataDir: path.join(folder, 'db'),
  log: silentLog,
  settings: { unix_socket_permissions: '0777' },
});
// The account of the pooler has to reach the socket.
for (const kept of [path.join(folder, 'db'), database.folder]) chmodSync(kept, 0o711);
const { pooler, url } = await startPooler();
const copies: Measured[] = [];
const faults: string[] = [];
let answered = 0;
try {
  // The first one fills the database.
  for (let copy = 0; copy < 2; copy += 1) copies.push(await startCopy());
  const ends = performance.now() + seconds * 1_000;
  await Promise.all([
    ...Array.from({ length: senders }, (_sender, index) => send(index, ends)),
    publishUntil(ends),
  ]);
} finally {
  await Promise.all(copies.map(stopMeasured));
  pooler.kill('SIGTERM');
  await database.stop();
}
const refusals = readFileSync(log, 'utf8').match(/prepared statement.*/g) ?? [];
rmSync(folder, { recursive: true });
const shown = [...faults, ...refusals].slice(0, 20);
process.stdout.write(
  `${[`${answered} answers in ${seconds} s, ${faults.length} faults.`, ...shown].join('\n')}\n`,
);
process.exitCode = faults.length + refusals.length > 0 ? 1 : 0;

async function startPooler(): Promise<{ pooler: ChildProcess; url: string }> {
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  const target = new URL(connectionUrl(database.connection));
  const server = [
    `host=${target.searchParams.get('host')} port=${target.port} dbname=${target.pathname.slice(1)}`,
    `user=${target.username}`,
    ...(target.password ? [`password='${decodeURIComponent(target.password)}'`] : []),
  ].join(' ');
  writeFileSync(
    settings,
    `[databases]
site = ${server}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 8
ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout
logfile = ${log}
`,
  );
  // PgBouncer refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn('pgbouncer', ['-q', ...user, settings], { stdio: 'inherit' });
  await Promise.race([
    delay(1_000),
    once(child, 'exit').then(() => {
      throw new Error('PgBouncer has ended.');
    }),
  ]);
  return { pooler: child, url: `postgresql://site@127.0.0.1:${port}/site` };
}

/** Copies share their pictures. */
function startCopy(): Promise<Measured> {
  return startSite(path.join(folder, 'site'), {
    ...{ DATABASE_URL: url, DATABASE_LISTEN_URL: connectionUrl(database.connection) },
    ...{ TRUSTED_PROXIES: '127.0.0.1,::1', PUBLIC_READS_PER_MINUTE: '1000000' },
  });
}

async function ask(copy: number, address: string, request: RequestInit = {}): Promise<Response> {
  const answer = await fetch(`${copies[copy]?.url}${address}`, request);
  answered += 1;
  if (answer.status >= 500) faults.push(`${address}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Each request comes from a network of its own, so that no limit ends the load. */
function someAddress(): string {
  return [20, 3, 5, 7].map((part) => part + Math.floor(Math.random() * 200)).join('.');
}

async function send(index: number, ends: number): Promise<void> {
  const copy = index % 2;
  for (let round = 0; performance.now() < ends; round += 1) {
    const headers = { 'x-forwarded-for': someAddress(), 'content-type': 'application/json' };
    await ask(copy, `/explore-developers?search=react%20${round}`, { headers });
    await ask(copy, '/api/blog/posts', { headers });
    const sent = { method: 'POST', headers, body: JSON.stringify(contactForm) };
    const { status } = await ask(copy, '/api/contact', sent);
    if (status !== 200) faults.push(`/api/contact: ${status}`);
  }
}

/** Imports posts at the first copy, again and again, and reads each of them at the second. */
async function publishUntil(ends: number): Promise<void> {
  const cookie = await signIn({ origin: copies[0]?.url ?? '' });
  const admin = async (procedure: string, input?: object) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const request = input ? { method: 'POST', headers, body: JSON.stringify(input) } : { headers };
    return (await ask(0, `/trpc/admin.transfer.${procedure}`, request)).json();
  };
  const untilState = async (id: number, state: string) => {
    const startedAtMs = performance.now();
    for (;;) {
      const { result } = await admin('imports');
      const found = result.data.json.find((one: { id: number }) => one.id === id);
      if (found?.state === state) return;
      if (performance.now() - startedAtMs > settleLimitMs)
        throw new Error(`The import is ${found?.state}, and not ${state}: ${found?.fault}`);
      await delay(100);
    }
  };
  for (let round = 0; performance.now() < ends; round += 1) {
    const slugs = Array.from({ length: 20 }, (_slug, index) => `pooled-${round}-${index}`);
    const uploaded = await ask(0, `${filePaths.importUpload}?name=export`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: ghostExport(slugs.map((slug) => ({ slug, published_at: new Date().toISOString() }))),
    });
    const { id } = await uploaded.json();
    await untilState(id, 'ready');
    await admin('start', { id, isPublishing: true, categoryId: 1 });
    await untilState(id, 'done');
    const doneAtMs = performance.now();
    while (!(await (await ask(1, '/blog')).text()).includes(`pooled-${round}-`)) {
      if (performance.now() - doneAtMs < newsLimitMs) continue;
      faults.push('/blog: the other copy did not hear of new posts within a second');
      break;
    }
    for (const slug of slugs) {
      const { status } = await ask(1, `/blog/${slug}`);
      if (status !== 200) faults.push(`/blog/${slug}: ${status} at the other copy`);
    }
  }
}
