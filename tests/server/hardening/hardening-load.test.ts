import { connect, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { answerClientError } from '../../../src/server/http/protection/client-errors.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { portOf, portOfServer } from '../../setup/raw-http.ts';

/** Ends the hold on `/slow…`. */
let release = () => {};
let released = Promise.resolve();
const hold = () => {
  released = new Promise((resolve) => {
    release = resolve;
  });
};

/** Lengths of waits in ms. The app delays refusals; here only the length is kept. */
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
/** Each caller has an own network behind the trusted proxy, because the share of one is limited. */
const ofNetwork = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.1`;
// `inject()` starts with the first `then`, which an async function calls at once.
const get = async (url: string, ip = '203.0.113.1') =>
  testApp().app.inject({ url, headers: { 'x-forwarded-for': ip } });
/** Pages in work and in the queue; one network may have 200 of them. */
const inLine = 500;

describe('more pages than can be drawn', () => {
  it('are refused with 503 and Retry-After, and everything else goes on', async () => {
    const others = ['/tips', '/api/blog/categories', '/trpc/blog.categories', '/healthz'];
    for (const url of others) expect((await get(url)).statusCode, url).toBe(200);
    hold();
    const waiting = Array.from({ length: inLine }, (_, i) => get(`/slow/${i}`, ofNetwork(i)));
    const beyond = Array.from({ length: 50 }, (_, i) => get(`/slow/beyond-${i}`));
    for (const response of await Promise.all(beyond)) {
      expect(response.statusCode).toBe(503);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json()).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(response.headers['x-content-type-options']).toBe('nosniff');
    }
    for (const url of [...others, '/healthz?probe=1']) {
      expect((await get(url)).statusCode, url).toBe(200);
    }
    const post = { method: 'POST', url: '/trpc/contact.submit', payload: {} } as const;
    expect((await testApp().app.inject(post)).statusCode).toBe(400);
    expect(waits).toHaveLength(beyond.length);
    for (const durationMs of waits) expect(durationMs).toBeGreaterThan(500);
    // A refusal is no fault, and there may be thousands of them a second.
    expect(testApp().logLines.join('')).not.toContain('"stack"');

    release();
    for (const response of await Promise.all(waiting)) expect(response.statusCode).toBe(200);
    expect((await get('/slow/after')).statusCode).toBe(200);
  });
});

describe('slow clients', () => {
  it('keep nobody else from being answered while their bodies trickle in or they do not read', async () => {
    const port = await portOf(testApp().app);
    const slow = Array.from({ length: 400 }, (_, i) => {
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
