import autocannon from 'autocannon';
import { acceptEncoding } from './bench-load.ts';
import type { Figure } from './bench-report.ts';
import { type Measured, memoryMegabytes } from './bench-site.ts';

const connections = 50;
const sampleEveryMs = 250;
const madeUpAddresses = 3_000;

const rest = (path: string) => (count: number) => `${path}?page=${1 + (count % 8)}`;
const search = (count: number) =>
  `/trpc/blog.search?input=${encodeURIComponent(JSON.stringify({ q: `bench ${count}` }))}`;

const mix: readonly ((count: number) => string)[] = [
  () => '/',
  () => '/blog',
  (count) => `/blog/bench-post-${1 + (count % 200)}`,
  (count) => `/?cursor=${count % madeUpAddresses}`,
  (count) => `/blog?cursor=${count}`,
  (count) => `/glossary?q=bench${count % madeUpAddresses}`,
  (count) => `/explore-developers?q=bench${count}`,
  (count) => `/developer-profile/${1 + (count % 24)}`,
  rest('/api/blog/posts'),
  rest('/api/developers'),
  search,
  (count) => `/no-page-${count}`,
];

/** Returns the peak memory of all processes under mixed load. Shared memory counts once. */
export async function measureMemoryUnderLoad(site: Measured, seconds: number): Promise<Figure[]> {
  let most: number | null = null;
  const sampling = setInterval(() => {
    const now = memoryMegabytes(site);
    if (now !== null) most = Math.max(most ?? 0, now);
  }, sampleEveryMs);
  let count = 0;
  const setupRequest = (request: autocannon.Request) => {
    count += 1;
    const path = mix[count % mix.length]?.(Math.floor(count / mix.length)) ?? '/';
    const { headers } = request;
    // Each request has a new caller, so that rate limits do not end the measurement.
    const caller = `11.${count & 255}.${(count >> 8) & 255}.1`;
    return { ...request, path, headers: { ...headers, 'x-forwarded-for': caller } };
  };
  const result = await autocannon({
    url: site.url,
    connections,
    duration: seconds,
    headers: { 'accept-encoding': acceptEncoding },
    requests: [{ setupRequest }],
  });
  clearInterval(sampling);
  const refused = result.statusCodeStats?.['503']?.count ?? 0;
  return [
    { name: `memory, ${seconds} s of mixed load`, value: most, unit: 'MB', goal: { atMost: 300 } },
    { name: '  answered', value: result.requests.average, unit: '/s', goal: null },
    { name: '  refused as too much', value: refused / seconds, unit: '/s', goal: null },
  ];
}
