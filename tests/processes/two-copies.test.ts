import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createFlatPicture, multipartBody } from '../factories/pictures.ts';
import { type SmtpDouble, startSmtp } from '../mocks/smtp.ts';
import { resetDatabase, testDatabase } from '../setup/database/database.ts';
import { databaseUrl } from '../setup/database/database-url.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { endPrograms, type ServerProcess, startServer } from '../setup/programs/program.ts';
import { type RoundRobin, startRoundRobin } from '../setup/round-robin.ts';

afterAll(endPrograms);

interface RunningCopy {
  port: number;
  server: ServerProcess;
}

const dataDir = temporaryDataDir();
let smtp: SmtpDouble;
let proxy: RoundRobin;
let copies: RunningCopy[] = [];
let cookie = '';

async function startCopy(): Promise<RunningCopy> {
  const server = startServer({
    DATABASE_URL: databaseUrl(),
    DATABASE_POOL_SIZE: '5',
    DATA_DIR: dataDir,
    PORT: '0',
    METRICS_ADDRESS: '0',
    TRUSTED_PROXIES: '127.0.0.1',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@vibecode.example',
    OWNER_EMAIL: 'owner@vibecode.example',
  });
  const [, port] = await server.until(/ready at http:\/\/localhost:(\d+)/);
  const copy = { port: Number(port), server };
  await proxy.add(copy);
  return copy;
}

beforeAll(async () => {
  await resetDatabase();
  [smtp, proxy] = await Promise.all([startSmtp(), startRoundRobin()]);
  copies = await Promise.all([startCopy(), startCopy()]);
  const { headers } = await post('/trpc/admin.login', {
    username: 'admin',
    password: 'vibecode-demo',
  });
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(async () => {
  await Promise.all(
    copies.map(({ server }) => {
      server.child.kill('SIGKILL');
      return server.ended;
    }),
  );
  await Promise.all([proxy.stop(), smtp.stop()]);
  await resetDatabase();
});

const directly = (copy: RunningCopy | undefined, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${copy?.port}${path}`, init);
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${proxy.url}${path}`, { headers });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${proxy.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const changeRounds = 10;

/** Pause between reads; without it four readers would starve the copies that start. */
const thinkMs = 10;

let sequence = 0;
function contact(from: string) {
  sequence += 1;
  const request = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada${sequence}@example.com`,
    projectType: 'Other',
    description: `A booking site, please. Number ${sequence}.`,
    budgetRange: '$100,000+',
  };
  return post('/api/contact', request, { 'x-forwarded-for': from });
}

describe('two copies of the site', () => {
  it('know the same sessions', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => get('/trpc/admin.posts.list?input=%7B%7D', { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(new Set(answers.map(({ headers }) => headers.get('x-copy'))).size).toBe(2);
  });

  it('count limits together', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    const wrong = { username: 'admin', password: 'not this one' };
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await post('/trpc/admin.login', wrong, headers)).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('drop a page when either of them changes it', async () => {
    const listed = async (copy: RunningCopy) => {
      const posts: { id: number; slug: string }[] = await (
        await directly(copy, '/api/blog/posts')
      ).json();
      return posts;
    };
    const [first] = await listed(copies[0] as RunningCopy);
    for (const copy of copies) expect((await listed(copy))[0]).toEqual(first);
    await post('/trpc/admin.posts.unpublish', { id: first?.id }, { cookie });
    for (const copy of copies) {
      await vi.waitFor(async () => expect((await listed(copy))[0]?.id).not.toBe(first?.id), 10_000);
    }
  });

  it('show changed content on their pages, the other one soon after the save', async () => {
    const address = '/api/admin/content/identity';
    const [first, second] = copies;
    const { value, version } = await (
      await directly(first, address, { headers: { cookie } })
    ).json();
    const tookMs: number[] = [];
    for (let round = 1; round <= changeRounds; round += 1) {
      const brand = `round-${round}.studio`;
      await (await directly(second, '/tips')).text();
      const saved = await directly(first, address, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ value: { ...value, brand }, version: version + round - 1 }),
      });
      expect(saved.status).toBe(200);
      const savedAtMs = performance.now();
      await vi.waitFor(
        async () => expect(await (await directly(second, '/tips')).text()).toContain(brand),
        { timeout: 10_000, interval: 5 },
      );
      tookMs.push(Math.round(performance.now() - savedAtMs));
    }
    process.stdout.write(`A change showed at the other copy after ${tookMs.join(', ')} ms.\n`);
  });

  it('show the pictures that either of them took', async () => {
    const { payload, headers } = multipartBody(await createFlatPicture(40, 40));
    const answer = await fetch(`${proxy.url}/api/admin/pictures`, {
      method: 'POST',
      headers: { ...headers, cookie },
      body: new Uint8Array(payload),
    });
    const { url } = await answer.json();
    const bodies = await Promise.all(
      copies.map(async (copy) => {
        const picture = await directly(copy, url);
        expect(picture.status).toBe(200);
        return Buffer.from(await picture.arrayBuffer()).toString('base64');
      }),
    );
    expect(bodies[0]).toBe(bodies[1]);
  });

  it('do each job once', async () => {
    const networks = Array.from({ length: 12 }, (_, index) => `198.51.${index}.1`);
    const answers = await Promise.all(networks.map(contact));
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
    const toOwner = () => smtp.mails.filter(({ to }) => to.includes('owner@vibecode.example'));
    await vi.waitFor(() => expect(toOwner().length).toBeGreaterThanOrEqual(12), 20_000);
    const { pool } = testDatabase();
    await vi.waitFor(async () => {
      const { rows } = await pool.query('SELECT 1 FROM graphile_worker.jobs WHERE run_at <= now()');
      expect(rows).toEqual([]);
    }, 10_000);
    const ids = smtp.mails.map(({ raw }) => /^Message-ID: (.*)$/im.exec(raw)?.[1]);
    expect(toOwner()).toHaveLength(12);
    expect(new Set(ids).size).toBe(smtp.mails.length);
  });

  it('each tell Prometheus about themselves', async () => {
    for (const { server } of copies) {
      const [, address] = await server.until(/"address":"([^"]+\/metrics)"/);
      const text = await (await fetch(String(address))).text();
      expect(text).toContain('site_database_up 1');
      expect(text).toMatch(/http_request_duration_seconds_count\{[^}]*route="\/api\/contact"/);
    }
  });
});

describe('a rolling restart under load', () => {
  it('fails no request, ends no session and loses nothing', async () => {
    const failed: string[] = [];
    const saved: string[] = [];
    let isOver = false;
    const load = async (work: (count: number) => Promise<Response>) => {
      let count = 0;
      while (!isOver) {
        count += 1;
        await delay(thinkMs);
        try {
          const answer = await work(count);
          const body = await answer.text();
          if (answer.status !== 200) failed.push(`${answer.status} ${body}`);
        } catch (error) {
          failed.push(String(error));
        }
      }
      return count;
    };
    const running = [
      load(() => get('/')),
      load(() => get('/api/blog/posts')),
      load(() => get('/trpc/admin.posts.list?input=%7B%7D', { cookie })),
      load(async (count) => {
        const slug = `category-${count}`;
        const body = { name: slug, slug, description: '' };
        const answer = await post('/trpc/admin.categories.create', body, { cookie });
        if (answer.status === 200) saved.push(slug);
        return answer;
      }),
    ];

    const [first, second] = copies as [RunningCopy, RunningCopy];
    const replacements: RunningCopy[] = [];
    for (const old of [first, second]) {
      old.server.child.kill('SIGTERM');
      expect(await old.server.ended).toBe(0);
      proxy.remove(old);
      replacements.push(await startCopy());
    }
    copies = replacements;
    isOver = true;
    const counts = await Promise.all(running);

    expect(failed).toEqual([]);
    expect(Math.min(...counts)).toBeGreaterThan(10);
    const { rows } = await testDatabase().pool.query<{ slug: string }>(
      `SELECT slug FROM "BlogCategory" WHERE slug LIKE 'category-%'`,
    );
    expect(rows.map(({ slug }) => slug).sort()).toEqual(saved.sort());
    expect(new Set(copies.map(({ port }) => port)).size).toBe(2);
  });
});
