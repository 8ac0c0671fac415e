import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Resolve } from '../../../src/server/integrations/checked-connection.ts';
import {
  createGuardedFetch,
  type GuardedRead,
} from '../../../src/server/integrations/guarded-fetch.ts';
import { slots } from '../../../src/shared/limits/limits.ts';
import { localHosts } from '../../factories/local-hosts.ts';

let answer: RequestListener;
let connections = 0;
let atOnce = 0;
let mostAtOnce = 0;
let server: ReturnType<typeof createServer>;
let origin = '';

beforeEach(async () => {
  [connections, atOnce, mostAtOnce] = [0, 0, 0];
  answer = (_request, response) => response.end('BEGIN:VCALENDAR');
  server = createServer((request, response) => {
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    response.on('close', () => {
      atOnce -= 1;
    });
    answer(request, response);
  });
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const bounds: GuardedRead = { maxBytes: 1_000, timeoutMs: 1_000 };
const trusting = () => createGuardedFetch({ trustedOrigins: [origin] });
const portOf = () => new URL(origin).port;

describe('the guarded fetcher', () => {
  it('reads what a public address answers, here one of the settings', async () => {
    answer = (request, response) => {
      response.setHeader('content-type', 'text/calendar; charset=utf-8');
      response.end(`accepts ${request.headers.accept}`);
    };
    const read = await trusting().read(`${origin}/a.ics`, { ...bounds, accept: 'text/calendar' });
    expect(read).toMatchObject({ outcome: 'read', contentType: 'text/calendar; charset=utf-8' });
    expect(String(read.outcome === 'read' && read.bytes)).toBe('accepts text/calendar');
  });

  it('knows sixty addresses', () => {
    expect(new Set(localHosts).size).toBe(60);
  });

  it.each(localHosts)('connects to no local address: %s', async (host) => {
    const guarded = createGuardedFetch({ trustedOrigins: [] });
    const address = `https://${host}:${portOf()}/`;
    expect(await guarded.read(address, bounds)).toEqual({ outcome: 'refused' });
    expect(connections).toBe(0);
  });

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'data:text/calendar,BEGIN',
    'https://user:password@example.com/',
    'https://example.com:25/',
    'not an address',
  ])('refuses what is no plain https address: %s', async (address) => {
    const resolve = vi.fn<Resolve>(async () => [{ address: '127.0.0.1', family: 4 }]);
    const guarded = createGuardedFetch({ trustedOrigins: [], resolve });
    expect(await guarded.read(address, bounds)).toEqual({ outcome: 'refused' });
    expect(resolve).not.toHaveBeenCalled();
  });

  it.each([
    ['local', ['127.0.0.1']],
    ['public and local', ['1.1.1.1', '127.0.0.1']],
    ['local in IPv6', ['2606:4700:4700::1111', '::ffff:127.0.0.1']],
    ['none', []],
  ])('refuses a name whose addresses are %s', async (_which, addresses) => {
    const resolve: Resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    const guarded = createGuardedFetch({ trustedOrigins: [], resolve });
    const address = `https://calendar.example:${portOf()}/`;
    expect(await guarded.read(address, bounds)).toEqual({ outcome: 'refused' });
    expect(connections).toBe(0);
  });

  it('asks for the addresses of a name once, so that a second answer changes nothing', async () => {
    let asked = 0;
    const resolve: Resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? '1.1.1.1' : '127.0.0.1', family: 4 }];
    };
    const guarded = createGuardedFetch({ trustedOrigins: [], resolve });
    const address = `https://calendar.example:${portOf()}/`;
    const { outcome } = await guarded.read(address, { ...bounds, timeoutMs: 300 });
    expect({ outcome, asked, connections }).toEqual({
      outcome: 'unavailable',
      asked: 1,
      connections: 0,
    });
  });

  it.each([
    ['a local address', 'https://127.0.0.1/'],
    ['an address without https', 'http://1.1.1.1/'],
    ['another port here', 'http://127.0.0.1:1/'],
    ['a password', `http://a:b@127.0.0.1:1/`],
  ])('follows no redirect to %s', async (_what, location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect(await trusting().read(origin, bounds)).toEqual({ outcome: 'refused' });
    expect(connections).toBe(1);
  });

  it('follows three redirects and no fourth', async () => {
    const chain =
      (length: number): RequestListener =>
      (request, response) => {
        const step = Number(request.url?.slice(1));
        if (step === length) response.end('there');
        else response.writeHead(307, { location: `/${step + 1}` }).end();
      };
    answer = chain(3);
    expect(await trusting().read(`${origin}/0`, bounds)).toMatchObject({ outcome: 'read' });
    answer = chain(4);
    expect(await trusting().read(`${origin}/0`, bounds)).toMatchObject({ outcome: 'unavailable' });
  });

  it('counts the size after decompression', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000));
    answer = (_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    };
    const most = { timeoutMs: 20_000, maxBytes: 100_000 };
    expect(bomb.byteLength).toBeLessThan(most.maxBytes);
    expect(await trusting().read(origin, most)).toEqual({ outcome: 'tooLarge' });
    const whole = await trusting().read(origin, { ...most, maxBytes: 10_000_000 });
    expect(whole.outcome === 'read' && whole.bytes.byteLength).toBe(10_000_000);
  });

  it.each([
    [
      'answers with an error',
      (): RequestListener => (_, response) => response.writeHead(500).end(),
    ],
    ['never answers', (): RequestListener => () => {}],
    [
      'drips without an end',
      (): RequestListener => (_, response) => {
        const timer = setInterval(() => response.write('a'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
    ['breaks off', (): RequestListener => (request) => request.socket.destroy()],
    [
      'sends an unknown encoding',
      (): RequestListener => (_, response) =>
        response.writeHead(200, { 'content-encoding': 'zstd' }).end('a'),
    ],
    [
      'sends no gzip, but says so',
      (): RequestListener => (_, response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end('a'),
    ],
  ])('says that an address that %s did not answer, without naming it', async (_what, listener) => {
    answer = listener();
    const secret = `${origin}/secret-7f3a`;
    const read = await trusting().read(secret, { ...bounds, timeoutMs: 300 });
    expect(read).toMatchObject({ outcome: 'unavailable' });
    expect(String(read.outcome === 'unavailable' && read.cause)).not.toContain('secret-7f3a');
  });

  it('reads a bounded number at once', async () => {
    answer = (_request, response) => setTimeout(() => response.end('late'), 30);
    const guarded = trusting();
    const most = slots.outsideReads.total.limit;
    const reads = await Promise.all(
      Array.from({ length: most + 5 }, () => guarded.read(origin, { ...bounds, timeoutMs: 5_000 })),
    );
    expect(mostAtOnce).toBeLessThanOrEqual(slots.outsideReads.atWork?.limit ?? 0);
    expect(reads.filter(({ outcome }) => outcome === 'read')).toHaveLength(most);
  });
});
