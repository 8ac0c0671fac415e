import { connect, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { answerClientError } from '../../src/server/http/protection/client-errors.ts';
import { setUpTestApp } from '../setup/harness.ts';
import { portOf, portOfServer } from '../setup/raw-http.ts';

/** Renders `/slow…` only when told to. */
let release = () => {};
let released = Promise.resolve();
const hold = () => {
  released = new Promise((resolve) => {
    release = resolve;
  });
};

/** Refusals are held back for a while; here only the length of the wait is kept. */
const waits: number[] = [];

const testApp = setUpTestApp({
  env: { TRUSTED_PROXIES: '127.0.0.1' },
  replace: () => ({
    async wait(durationMs) {
      waits.push(durationMs);
    },
  }),
  renderer: {
    async render({ url }) {
      if (url.startsWith('/slow')) await released;
      return { status: 200, html: `<!doctype html><title>${url}</title>` };
    },
  },
});
/** A caller of a network of its own, behind the trusted proxy: one caller would have its share only. */
const ofNetwork = (index: number) => `10.0.${index % 250}.1`;
// Injecting starts with the first `then`, which an async function calls at once.
const get = async (url: string, ip = '203.0.113.1') =>
  testApp().app.inject({ url, headers: { 'x-forwarded-for': ip } });
const places = 200;

describe('more work than can be done', () => {
  it('is refused with 503 and Retry-After, except for /healthz, and taken again afterwards', async () => {
    hold();
    // Of the same page: they wait for one rendering, and take a place each.
    const waiting = Array.from({ length: places }, (_, i) => get('/slow', ofNetwork(i)));
    const beyond = Array.from({ length: 50 }, (_, i) => get(`/slow/beyond-${i}`));
    for (const response of await Promise.all(beyond)) {
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    const post = { method: 'POST', url: '/trpc/contact.submit', payload: {} } as const;
    expect((await testApp().app.inject(post)).statusCode).toBe(503);
    expect((await get('/healthz')).statusCode).toBe(200);
    expect((await get('/healthz?probe=1')).statusCode).toBe(200);
    expect(waits.length).toBeGreaterThan(50);
    for (const durationMs of waits) expect(durationMs).toBeGreaterThan(500);
    // A refusal is no fault, and there may be thousands of them a second.
    expect(testApp().logLines.join('')).not.toContain('"stack"');

    release();
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200);
    expect((await get('/slow/after')).statusCode).toBe(200);
    expect((await testApp().app.inject(post)).statusCode).toBe(400);
  });

  it('of drawing pages is refused before the rest, which goes on', async () => {
    const renderings = 64;
    expect((await get('/tips')).statusCode).toBe(200);
    hold();
    const waiting = Array.from({ length: renderings }, (_, i) => get(`/slow/${i}`, ofNetwork(i)));
    const beyond = await get('/slow/beyond');
    expect(beyond.statusCode).toBe(503);
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
    for (const url of ['/tips', '/api/blog/categories', '/trpc/blog.categories', '/healthz']) {
      expect((await get(url)).statusCode, url).toBe(200);
    }
    release();
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200);
    expect((await get('/slow/beyond')).statusCode).toBe(200);
  });

  it('gives the places of callers who hang up to others', async () => {
    hold();
    const port = await portOf(testApp().app);
    const callers = await Promise.all(
      Array.from({ length: places }, (_, i) => {
        const socket = connect({ host: '127.0.0.1', port });
        socket.write(
          `GET /slow/hang-up HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${ofNetwork(i)}\r\n\r\n`,
        );
        return new Promise<Socket>((resolve) => socket.once('connect', () => resolve(socket)));
      }),
    );
    while ((await get('/tips')).statusCode !== 503) await new Promise(setImmediate);
    for (const socket of callers) socket.destroy();
    while ((await get('/tips')).statusCode !== 200) await new Promise(setImmediate);
    release();
  });
});

describe('slow clients', () => {
  it('take no place from others while their bodies trickle in or they do not read', async () => {
    const port = await portOf(testApp().app);
    const slow = Array.from({ length: 2 * places }, (_, i) => {
      const socket = connect({ host: '127.0.0.1', port });
      socket.on('error', () => {});
      socket.write(
        i % 2 === 0
          ? 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{'
          : 'GET /tips HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
      );
      return socket;
    });
    await Promise.all(
      slow.map((socket) => new Promise<void>((resolve) => socket.once('connect', resolve))),
    );
    for (let i = 0; i < 20; i += 1) expect((await get(`/slow?q=${i}`)).statusCode).toBe(200);
    for (const socket of slow) socket.destroy();
  });

  it('have bounded time, and so has a silent connection', async () => {
    const { server } = testApp().app;
    expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(server.requestTimeout).toBeLessThanOrEqual(120_000);
    expect(server.requestTimeout).toBeGreaterThan(0);
    expect(server.keepAliveTimeout).toBeLessThanOrEqual(75_000);
    expect(server.timeout).toBeGreaterThan(testApp().deps.settings.ai.timeoutMs);
    expect(server.maxConnections).toBeLessThanOrEqual(10_000);
  });

  it('are told so', async () => {
    const timeout = Object.assign(new Error('timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const server = createServer((socket) => answerClientError(timeout, socket));
    const port = await portOfServer(server.listen(0, '127.0.0.1'));
    const answer = await text(connect({ host: '127.0.0.1', port }));
    server.close();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"TIMEOUT"');
  });
});
