import { expect, it } from 'vitest';
import { parseEnv } from '../../../src/server/env.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const perMinute = 8;
const testApp = setUpTestApp({
  env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_READS_PER_MINUTE: String(perMinute) },
});
const get = async (url: string, ip: string) =>
  testApp().app.inject({ url, headers: { 'x-forwarded-for': ip } });
const stranger = '203.0.113.50';

async function statusesOf(requests: readonly [url: string, ip: string][]): Promise<number[]> {
  const statuses: number[] = [];
  for (const [url, ip] of requests) statuses.push((await get(url, ip)).statusCode);
  return statuses;
}

it('an address reads so many profiles and searches a minute over pages, REST and tRPC, and nobody else notices', async () => {
  const { id } = await createDeveloper();
  const reader = '192.0.2.20';
  const faces = [
    `/api/developers/profile/${id}`,
    `/trpc/developer.profile?input=${encodeURIComponent(JSON.stringify({ developerId: id }))}`,
    '/api/developers?limit=1',
    '/trpc/developer.directory?input={}',
    '/trpc/blog.search?input={"q":"app"}',
    '/explore-developers?q=x',
  ];
  expect((await get(`/developer-profile/${id}`, reader)).statusCode).toBe(200);
  const reads = Array.from({ length: perMinute - 1 }, (_, i): [string, string] => [
    i < faces.length ? (faces[i] ?? '') : '/api/developers',
    reader,
  ]);
  expect(await statusesOf(reads)).toEqual(Array(perMinute - 1).fill(200));
  for (const url of faces) {
    const refusal = await get(url, reader);
    expect(refusal.statusCode, url).toBe(429);
    expect(Number(refusal.headers['retry-after']), url).toBeGreaterThan(0);
    expect(refusal.body, url).toContain('Please try again in a minute.');
  }
  // A page that they have read does not count again.
  expect((await get(`/developer-profile/${id}`, reader)).statusCode).toBe(200);
  expect(await statusesOf(faces.map((url) => [url, stranger]))).toEqual(faces.map(() => 200));
  expect((await get('/tips', reader)).statusCode).toBe(200);
  expect((await get('/api/blog/posts', reader)).statusCode).toBe(200);
});

it.each([
  ['/24', (index: number) => `198.51.100.${index}`],
  ['/48', (index: number) => `2001:db8:7:${index}::1`],
])('a %s reads four times as much, however many addresses it uses', async (_network, addressOf) => {
  const most = 4 * perMinute;
  const reads = Array.from({ length: most + 5 }, (_, i): [string, string] => [
    '/api/developers?limit=1',
    addressOf(i),
  ]);
  const expected = reads.map((_, i) => (i < most ? 200 : 429));
  expect(await statusesOf(reads)).toEqual(expected);
});

it('a batch counts every call', async () => {
  const names = Array(10).fill('developer.directory').join();
  const input = JSON.stringify(Object.fromEntries(names.split(',').map((_, i) => [i, {}])));
  const answer = await get(
    `/trpc/${names}?batch=1&input=${encodeURIComponent(input)}`,
    '192.0.2.22',
  );
  const refused = answer.json<{ error?: unknown }[]>().filter(({ error }) => error !== undefined);
  expect(refused).toHaveLength(10 - perMinute);
});

it('a page that is there already counts nothing', async () => {
  const reads = Array.from({ length: 100 * perMinute }, (): [string, string] => [
    '/explore-developers',
    '192.0.2.21',
  ]);
  expect(await statusesOf(reads)).toEqual(reads.map(() => 200));
});

it('a program that reads on is stopped before its two hundredth profile, unless told otherwise', () => {
  expect(parseEnv({}).publicReadsPerMinute).toBeLessThan(200);
  expect(parseEnv({}).publicReadsPerMinute).toBeGreaterThanOrEqual(100);
});
