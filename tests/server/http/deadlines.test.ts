import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '../../../src/server/domain-error.ts';
import type { MediaStore } from '../../../src/server/integrations/media-store/media-store.ts';
import type { SharedCache } from '../../../src/server/integrations/shared-cache.ts';
import { addJob } from '../../../src/server/queue/queue.ts';
import { createPost } from '../../factories/posts/posts.ts';
import { testConnection } from '../../setup/database/database.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { jobsInQueue, runDueJobs } from '../../setup/jobs.ts';
import { setUpMetrics } from '../../setup/metrics.ts';
import { portOf } from '../../setup/raw-http.ts';

const hangingPage = '/tips';
const picture = `/media/post-${'0a'.repeat(16)}-1200x800-w1200.jpg`;

let endHanging = () => {};
let hanging = Promise.resolve();
let openMedia: MediaStore['open'] = async () => ({ outcome: 'missing' });
let purgeCaches: SharedCache['purge'] = async () => ({ outcome: 'done' });
const testApp = setUpTestApp({
  renderer: {
    render: async ({ url }) => {
      if (url.startsWith(hangingPage)) await hanging;
      return { status: 200, html: '<!doctype html><title>page</title>' };
    },
  },
  replace: ({ mediaStore }) => ({
    mediaStore: { ...mediaStore, open: (name) => openMedia(name) },
    sharedCache: { canBePurged: true, purge: (signal) => purgeCaches(signal) },
  }),
});
const { scrape } = setUpMetrics(testApp);

const get = (url: string, headers = {}) => testApp().app.inject({ url, headers });
const readiness = async () => {
  const answer = await get('/readyz');
  return [answer.statusCode, answer.json().status];
};
const passSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1_000);
const overdue = async (kind: string) => (await scrape()).value('site_overdue_total', { kind });
const oldest = async (kind: string) =>
  (await scrape()).value('site_oldest_overdue_seconds', { kind });
const logged = (part: string) => testApp().logLines.filter((line) => line.includes(part));

async function whileLocked<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const holder = new pg.Client(testConnection());
  await holder.connect();
  try {
    await holder.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`);
    return await work();
  } finally {
    await holder.end();
  }
}

let clock: NodeJS.Timeout | undefined;

/** Runs the fake clock `speed` times as fast until `work` is done. */
async function hurried<Result>(
  work: Promise<Result>,
  speed = 25,
): Promise<{ result: Result; seconds: number }> {
  const startedAtMs = performance.now();
  clock = setInterval(() => passSeconds(speed / 100), 10);
  try {
    const result = await work;
    return { result, seconds: (performance.now() - startedAtMs) / 1_000 };
  } finally {
    clearInterval(clock);
  }
}

// All tests share one clock because the process's clock must not go back.
beforeAll(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterAll(() => vi.useRealTimers());

beforeEach(() => {
  hanging = new Promise((resolve) => {
    endHanging = resolve;
  });
  openMedia = async () => ({ outcome: 'missing' });
});
afterEach(() => {
  clearInterval(clock);
  endHanging();
  passSeconds(120);
});

describe('an answer for the cache that is not made in time', () => {
  const address = '/api/blog/categories';

  it('is a refusal to who waits for it, and the next caller is answered', async () => {
    const before = await overdue('fill');
    const { result, seconds } = await whileLocked('BlogCategory', () => hurried(get(address)));
    expect(result.statusCode).toBe(503);
    expect(result.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
    expect(result.headers['retry-after']).toBe('5');
    expect(seconds).toBeGreaterThan(20);
    expect(await overdue('fill')).toBe(before + 1);
    expect(logged('"kind":"fill"')[0]).toContain(`"name":"${address}"`);
    expect((await get(address)).statusCode).toBe(200);
  });

  it('leaves the former one in its place, as long as nothing has changed', async () => {
    await createPost({ slug: 'a-post' });
    const url = '/api/blog/posts/a-post';
    const { body } = await get(url);
    passSeconds(31);
    const { result } = await whileLocked('BlogPost', () => hurried(get(url)));
    expect([result.statusCode, result.body]).toEqual([200, body]);
  });

  it('is a page of ours for a reader, and takes no turn of others', async () => {
    const asked = Array.from({ length: 6 }, () => get(`${hangingPage}`, { accept: 'text/html' }));
    const others = Array.from({ length: 5 }, (_, index) =>
      get(`/tips-${index}`, { accept: 'text/html' }),
    );
    const { result } = await hurried(Promise.all([...asked, ...others]));
    for (const { statusCode, headers } of result) {
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'no-store' });
    }
    // Hanging requests hold their network's share until their own deadline.
    expect((await hurried(get('/services'))).result.statusCode).toBe(200);
  });
});

describe('a call that does not end', () => {
  it('is refused in the form of its protocol', async () => {
    const { result } = await whileLocked('BlogCategory', () =>
      hurried(get('/trpc/blog.categories')),
    );
    expect(result.statusCode).toBe(503);
    expect(result.json().error.json.data.code).toBe('SERVICE_UNAVAILABLE');
    expect(logged('"kind":"request"')[0]).toContain('"name":"blog.categories"');
  });
});

describe('a request whose work hangs', () => {
  it('is answered, told as overdue until it ends, and makes the process unready for as long', async () => {
    let end = (_error: Error) => {};
    openMedia = () =>
      new Promise((_resolve, reject) => {
        end = reject;
      });
    const { result, seconds } = await hurried(get(picture));
    expect([result.statusCode, result.headers['retry-after']]).toEqual([503, '5']);
    expect(seconds).toBeGreaterThan(30);
    expect(logged('"kind":"request"')[0]).toContain('"name":"/media/:name"');
    passSeconds(300);
    expect(await oldest('request')).toBeGreaterThan(300);
    expect(await readiness()).toEqual([503, 'requests hang']);
    end(new DomainError('NOT_FOUND', 'Not found'));
    await expect.poll(() => oldest('request')).toBe(0);
    expect(await readiness()).toEqual([200, 'ready']);
  });

  it('shows for a minute, though all of it has ended', async () => {
    await whileLocked('BlogCategory', () => hurried(get('/api/blog/categories')));
    await expect.poll(() => oldest('fill')).toBe(0);
    expect(await readiness()).toEqual([503, 'requests hang']);
    passSeconds(61);
    expect(await readiness()).toEqual([200, 'ready']);
  });
});

describe('a job that does not end', () => {
  it('is told to, fails with its try, is logged, and makes room for others', async () => {
    const before = await overdue('job');
    let isTold = false;
    purgeCaches = async (signal) => {
      signal.addEventListener('abort', () => {
        isTold = true;
      });
      await hanging;
      return { outcome: 'done' };
    };
    await addJob(testApp().deps.db.prisma, 'purgeSharedCaches', { round: 'first' });
    const { result } = await hurried(runDueJobs(testApp()));
    expect(result).toMatchObject([{ name: 'purgeSharedCaches', error: expect.any(Error) }]);
    expect(await jobsInQueue(testApp())).toMatchObject([{ attempts: 1 }]);
    expect(isTold).toBe(true);
    expect(await overdue('job')).toBe(before + 1);
    expect(logged('"kind":"job"')[0]).toContain('"name":"purgeSharedCaches"');
    expect(await readiness()).toEqual([200, 'ready']);
  });
});

describe('what hangs elsewhere', () => {
  const head = `GET ${picture} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
  const byteSize = 64 * 1024 * 1024;
  let caller: Socket;
  afterEach(() => caller.destroy());
  const ask = async (request: string) => {
    caller = connect(await portOf(testApp().app), '127.0.0.1');
    caller.on('error', () => {});
    caller.write(request);
  };

  it('in a store that falls silent is cut off and logged, and the process stays ready', async () => {
    const before = await overdue('stream');
    const stream = new Readable({ read() {} });
    openMedia = async () => ({ outcome: 'found', stream, byteSize });
    await ask(head);
    stream.push('the first bytes');
    const { result } = await hurried(text(caller).catch(() => 'cut off'));
    expect(result).toMatch(/the first bytes$|cut off/);
    await expect.poll(() => stream.destroyed).toBe(true);
    expect(await overdue('stream')).toBe(before + 1);
    expect(logged('"kind":"stream"')[0]).toContain('"name":"/media/:name"');
    expect(await readiness()).toEqual([200, 'ready']);
  });

  it('in a reader is cut off after a quarter of an hour, and the process stays ready', async () => {
    const before = await overdue('stream');
    const stream = Readable.from(Array.from({ length: 64 }, () => Buffer.alloc(1024 * 1024)));
    openMedia = async () => ({ outcome: 'found', stream, byteSize });
    await ask(head);
    caller.pause();
    const { seconds } = await hurried(once(stream, 'close'), 500);
    expect(seconds).toBeGreaterThanOrEqual(15 * 60);
    expect(logged('read too slowly')).toHaveLength(1);
    expect(await overdue('stream')).toBe(before);
    expect(await readiness()).toEqual([200, 'ready']);
  });

  it('in a sender is nothing of ours', async () => {
    const before = await overdue('request');
    await ask(
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    await expect.poll(async () => (await scrape()).value('http_requests_under_way')).toBe(1);
    let isOver = false;
    caller.on('close', () => {
      isOver = true;
    });
    await hurried(new Promise((resolve) => setTimeout(resolve, 2_500)));
    expect(isOver).toBe(false);
    expect(await overdue('request')).toBe(before);
    expect(await readiness()).toEqual([200, 'ready']);
  });
});
