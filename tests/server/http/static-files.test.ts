import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { registerErrors } from '../../../src/server/http/errors.ts';
import { registerStaticFiles } from '../../../src/server/http/media/static-files.ts';
import { registerNotFound } from '../../../src/server/http/not-found.ts';
import { createMetrics } from '../../../src/server/observation/metrics.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';

const script = `export default ${JSON.stringify('vibecode '.repeat(200))};`;
const url = '/assets/page-1a2b.js';

let folder: string;
let app = Fastify();

beforeEach(async () => {
  folder = temporaryDataDir();
  mkdirSync(path.join(folder, 'assets'));
  mkdirSync(path.join(folder, '.vite'));
  const write = (name: string, content: string | Buffer) =>
    writeFileSync(path.join(folder, name), content);
  write('assets/page-1a2b.js', script);
  write('assets/page-1a2b.js.br', brotliCompressSync(script));
  write('assets/page-1a2b.js.gz', gzipSync(script));
  write('assets/plain-1a2b.woff2', 'font');
  write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('index.html', '<!--page-body-->');
  write('.vite/manifest.json', '{}');
  app = Fastify();
  registerErrors(app, {
    metrics: createMetrics(),
    content: { valueOf: ({ release }) => release },
  });
  await registerStaticFiles(app, folder);
  registerNotFound(app);
});

afterEach(() => app.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  app.inject({ url: address, headers });

describe('a file of the build', () => {
  it('may do nothing when it is opened by itself', async () => {
    for (const address of [url, '/assets/plain-1a2b.woff2']) {
      const policy = String((await get(address)).headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
    }
  });

  it('is sent as it is, for good where its name carries its content', async () => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(script.length),
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      vary: 'accept-encoding',
    });
    const icon = await get('/favicon.svg');
    expect(icon.headers['content-type']).toBe('image/svg+xml');
    expect(icon.headers['cache-control']).toBe('public, max-age=3600, must-revalidate');
    expect(icon.headers.vary).toBeUndefined();
  });

  it.each([
    ['br', 'br'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0', undefined],
    ['identity;q=0, *;q=0', undefined],
    ['', undefined],
    ['\u00ff;;q=x,', undefined],
  ])('is sent to %j as %s', async (accepted, encoding) => {
    const { headers, rawPayload, statusCode } = await get(url, { 'accept-encoding': accepted });
    expect([statusCode, headers['content-encoding']]).toEqual([200, encoding]);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode ? decode(rawPayload) : rawPayload).toString()).toBe(script);
    expect(headers['content-length']).toBe(String(rawPayload.length));
  });

  it('is sent as it is where the build has made no twin', async () => {
    const { headers, body } = await get('/assets/plain-1a2b.woff2', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], body]).toEqual([undefined, 'font']);
  });

  it('has a known type, whatever kind of file the site has', async () => {
    const names = readdirSync('public', { recursive: true, encoding: 'utf8' });
    const kinds = new Set(names.map((name) => path.extname(name)).filter(Boolean));
    expect(kinds).toContain('.ico');
    const unknown: string[] = [];
    for (const kind of kinds) {
      writeFileSync(path.join(folder, `one${kind}`), 'file');
      const types = Fastify();
      await registerStaticFiles(types, folder);
      const { headers } = await types.inject(`/one${kind}`);
      if (headers['content-type'] === 'application/octet-stream') unknown.push(kind);
      await types.close();
    }
    expect(unknown).toEqual([]);
  });

  it('answers HEAD with the headers of GET and nothing else', async () => {
    const headers = { 'accept-encoding': 'br', range: 'bytes=0-1' };
    const { 'content-range': _range, ...whole } = (await get(url, { 'accept-encoding': 'br' }))
      .headers;
    const answer = await app.inject({ url, method: 'HEAD', headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect({ ...answer.headers, date: '' }).toEqual({ ...whole, date: '' });
  });

  it('has an entity tag for each of its encodings, and answers 304 to who has that one', async () => {
    const plain = String((await get(url)).headers.etag);
    const compressed = String((await get(url, { 'accept-encoding': 'br' })).headers.etag);
    expect(compressed).not.toBe(plain);
    for (const held of [plain, `W/${plain}`, `"other", ${plain}`, '*']) {
      const answer = await get(url, { 'if-none-match': held });
      expect([held, answer.statusCode, answer.body]).toEqual([held, 304, '']);
      expect(answer.headers).toMatchObject({ etag: plain, vary: 'accept-encoding' });
    }
    for (const other of [compressed, plain.slice(1, -1), `"x${plain.slice(1)}`, '"']) {
      const answer = await get(url, { 'if-none-match': other });
      expect([other, answer.statusCode]).toEqual([other, 200]);
    }
  });
});

describe('a part of a file', () => {
  it.each([
    ['bytes=0-3', `bytes 0-3/${script.length}`, script.slice(0, 4)],
    ['bytes=10-', `bytes 10-${script.length - 1}/${script.length}`, script.slice(10)],
    [
      'bytes=-5',
      `bytes ${script.length - 5}-${script.length - 1}/${script.length}`,
      script.slice(-5),
    ],
    ['bytes=4-999999', `bytes 4-${script.length - 1}/${script.length}`, script.slice(4)],
  ])('%s is sent alone', async (range, contentRange, body) => {
    const answer = await get(url, { range });
    expect([answer.statusCode, answer.headers['content-range'], answer.body]).toEqual([
      206,
      contentRange,
      body,
    ]);
    expect(answer.headers['content-length']).toBe(String(body.length));
  });

  it.each([
    'bytes=0-0,2-3',
    'bytes=0-,0-,0-,0-,0-',
    'bytes=5-4',
    'bytes=-',
    'bytes=a-b',
    'bytes=0x0-0x1',
    'lines=0-1',
    `bytes=0-${'9'.repeat(30)}`,
  ])('%s gets the whole of it', async (range) => {
    const answer = await get(url, { range });
    expect([answer.statusCode, answer.body]).toEqual([200, script]);
  });

  it.each([`bytes=${script.length}-`, 'bytes=-0'])('%s cannot be had', async (range) => {
    const answer = await get(url, { range, 'accept-encoding': 'identity' });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe(`bytes */${script.length}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('is of the encoding that is sent, and only of the file that the caller has begun', async () => {
    const headers = { 'accept-encoding': 'br', range: 'bytes=1-' };
    const whole = await get(url, { 'accept-encoding': 'br' });
    const etag = String(whole.headers.etag);
    const rest = await get(url, { ...headers, 'if-range': etag });
    expect(rest.statusCode).toBe(206);
    expect(rest.rawPayload).toEqual(whole.rawPayload.subarray(1));
    for (const other of ['"other"', `W/${etag}`, 'Wed, 21 Oct 2015 07:28:00 GMT']) {
      expect((await get(url, { ...headers, 'if-range': other })).statusCode).toBe(200);
    }
  });
});

it.each([
  '/index.html',
  '/assets/page-1a2b.js.br',
  '/assets/page-1a2b.js.gz',
  '/.vite/manifest.json',
  '/assets/..%2ffavicon.svg',
  '/assets//page-1a2b.js',
  '/assets/page-1a2b.js%00',
  '/assets',
  '/constructor',
  '/__proto__',
])('%s is no file for visitors', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});

it('a file that a newer build took away is 404 unless it has been read, and a method it never took 405', async () => {
  expect((await get(url)).statusCode).toBe(200);
  rmSync(path.join(folder, 'assets'), { recursive: true });
  expect((await get(url)).body).toBe(script);
  expect((await get('/assets/plain-1a2b.woff2')).statusCode).toBe(404);
  expect((await app.inject({ url, method: 'POST' })).statusCode).toBe(405);
});
