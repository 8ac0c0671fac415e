import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect } from 'vitest';
import { temporaryDataDir } from '../database/temporary-data-dir.ts';
import { setUpTestApp } from '../harness.ts';

export const stranger = '203.0.113.50';

export const ofNetwork = (index: number) => `198.18.0.${index}`;

export const networks = (count: number) =>
  Array.from({ length: count }, (_, index) => `10.${Math.floor(index / 250)}.${index % 250}.1`);

export const from = (ip: string) => ({ 'x-forwarded-for': ip });

export function countOf(statuses: readonly number[], status: number): number {
  return statuses.filter((item) => item === status).length;
}

export async function statusOfSocket(socket: Socket): Promise<number> {
  const [bytes] = await once(socket, 'data');
  return Number(String(bytes).split(' ')[1]);
}

export async function openSocket(port: number, head: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

export function setUpFloodedApp() {
  /** A wait longer than that of a refusal lasts until the test ends it. */
  const sleepers: (() => void)[] = [];
  let onSleep = () => {};
  let released = Promise.resolve();
  const time = { aheadMs: 0, refusalsSleepToo: false };

  const testApp = setUpTestApp({
    env: { DATA_DIR: temporaryDataDir(), TRUSTED_PROXIES: '127.0.0.1' },
    replace: () => ({
      clock: { now: () => new Date(Date.now() + time.aheadMs) },
      wait(durationMs) {
        const isShort = durationMs <= 1_000 && !(time.refusalsSleepToo && durationMs > 0);
        if (isShort) return Promise.resolve();
        return new Promise<void>((resolve) => {
          sleepers.push(resolve);
          onSleep();
        });
      },
    }),
    renderer: {
      async render({ url }) {
        if (url.startsWith('/slow')) await released;
        return { status: 200, html: `<!doctype html><title>${url}</title>` };
      },
    },
  });
  const get = (url: string, ip: string) => testApp().app.inject({ url, headers: from(ip) });
  const wakeAll = () => {
    for (const wake of sleepers.splice(0)) wake();
  };

  return {
    testApp,
    time,
    get,
    wakeAll,

    untilAsleep: (count: number) =>
      new Promise<void>((resolve) => {
        onSleep = () => {
          if (sleepers.length >= count) resolve();
        };
        onSleep();
      }),

    async awakened<Result>(work: Promise<Result>): Promise<Result> {
      const timer = setInterval(wakeAll, 1);
      try {
        return await work;
      } finally {
        clearInterval(timer);
      }
    },

    /** Holds the rendering of `/slow…` until the returned function is called. */
    hold(): () => void {
      let release = () => {};
      released = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },

    async expectHealthy() {
      for (const url of [
        '/tips',
        '/healthz',
        '/api/blog/categories',
        '/trpc/developer.directory?input={}',
      ]) {
        expect((await get(url, stranger)).statusCode, url).toBe(200);
      }
      const answer = await testApp().app.inject({
        method: 'POST',
        url: '/trpc/contact.submit',
        headers: from(stranger),
        payload: {},
      });
      expect(answer.statusCode).toBe(400);
    },
  };
}
