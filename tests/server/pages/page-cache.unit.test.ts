import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EncodedBody } from '../../../src/server/http/pages/encoded-body.ts';
import { freshForMs, type PageCache } from '../../../src/server/http/pages/page-cache.ts';
import { createPageCache } from '../../setup/page-cache.ts';

const answer = (body: string) => ({
  status: 200,
  contentType: 'text/html',
  body,
  isCacheable: true,
});
const text = async (cached: ReturnType<PageCache['get']>) =>
  String(await (await cached).body.in(null));

/** Ends when told to. `begun` resolves when its turn has come. */
function slowRendering() {
  let finish = (_body: string) => {};
  const body = new Promise<string>((resolve) => {
    finish = resolve;
  });
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const render = async () => {
    begin();
    return answer(await body);
  };
  return { finish, begun, render };
}

it('keeps no rendering that was under way when the content changed', async () => {
  const cache = createPageCache();
  const { render, begun, finish } = slowRendering();
  const underWay = cache.get('/tips', render);
  await begun;
  cache.clear();
  finish('old');
  expect(await text(underWay)).toBe('old');
  expect(await text(cache.get('/tips', async () => answer('new')))).toBe('new');
});

it('does not grow with the addresses that are made up, however small their pages are', async () => {
  const maxBytes = 200_000;
  const leastBytesEach = 2_000;
  const cache = createPageCache(freshForMs, maxBytes);
  const addresses = Array.from({ length: 1_000 }, (_, index) => `/blog/${index}`);
  for (const address of addresses) await cache.get(address, async () => answer(''));
  const kept = addresses.filter((address) => cache.isFresh(address));
  expect(kept.length * leastBytesEach).toBeLessThan(maxBytes);
  expect(kept.at(-1)).toBe(addresses.at(-1));
});

it('compresses a page anew only where a change of the content changed it', async () => {
  const cache = createPageCache();
  const compressed = async (body: string) =>
    (await cache.get('/tips', async () => answer(body))).body.in('br');
  const before = await compressed('tips');
  cache.clear();
  expect(await compressed('tips')).toBe(before);
  cache.clear();
  expect(String(brotliDecompressSync(await compressed('more tips')))).toBe('more tips');
});

describe('a page that is soon too old', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  const cacheWithOldPage = async () => {
    const cache = createPageCache();
    await cache.get('/blog', async () => answer('old'));
    vi.advanceTimersByTime(freshForMs - 1);
    return cache;
  };

  it('is shown while the next one is made, once for all who ask', async () => {
    const cache = await cacheWithOldPage();
    const { render, finish } = slowRendering();
    const rendering = vi.fn(render);
    expect(await text(cache.get('/blog', rendering))).toBe('old');
    expect(await text(cache.get('/blog', rendering))).toBe('old');
    finish('new');
    await expect.poll(() => text(cache.get('/blog', rendering)), { interval: 1 }).toBe('new');
    expect(rendering).toHaveBeenCalledTimes(1);
  });

  it('is not shown for longer, though the next one is not there', async () => {
    const cache = await cacheWithOldPage();
    const { render, finish } = slowRendering();
    await cache.get('/blog', render);
    vi.advanceTimersByTime(1);
    const waiting = text(cache.get('/blog', render));
    finish('new');
    expect(await waiting).toBe('new');
  });

  it('is not shown once its content has changed', async () => {
    const cache = await cacheWithOldPage();
    const { render, begun, finish } = slowRendering();
    await cache.get('/blog', render);
    await begun;
    cache.clear();
    finish('drawn from old content');
    expect(await text(cache.get('/blog', async () => answer('new')))).toBe('new');
  });

  it('is shown to the end when the next one fails', async () => {
    const cache = await cacheWithOldPage();
    const broken = async () => {
      throw new Error('a bug');
    };
    expect(await text(cache.get('/blog', broken))).toBe('old');
    expect(await text(cache.get('/blog', broken))).toBe('old');
    vi.advanceTimersByTime(1);
    await expect(cache.get('/blog', broken)).rejects.toThrow('a bug');
  });

  it('is gone when it was found missing, and does not stand in for a later fault', async () => {
    const cache = await cacheWithOldPage();
    const missing = { ...answer('missing'), status: 404, isCacheable: false };
    await cache.get('/blog', async () => missing);
    const away = { ...answer('away'), status: 503, isCacheable: false };
    const next = () => text(cache.get('/blog', async () => away));
    await expect.poll(next, { interval: 1 }).toBe('away');
  });
});

describe('a body', () => {
  const page = `<p>${'vibecode '.repeat(500)}</p>`;

  it('is the same in every encoding, in whatever order and how often they are asked for', async () => {
    const body = new EncodedBody(page);
    const forms = [null, 'br', 'gzip', null, 'br', null] as const;
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const form of forms) {
      const sent = await body.in(form);
      expect(String(form ? decode[form](sent) : sent)).toBe(page);
    }
    const atOnce = await Promise.all([body.in('gzip'), body.in(null), body.in('gzip')]);
    expect(String(atOnce[1])).toBe(page);
    expect(atOnce[0]).toBe(atOnce[2]);
  });

  it('takes no more memory than it says', async () => {
    for (const content of ['', 'x', page]) {
      const body = new EncodedBody(content);
      const sent = await Promise.all([body.in(null), body.in('br'), body.in('gzip')]);
      const bytes = sent.reduce((total, { buffer }) => total + buffer.byteLength, 0);
      if (content === page) expect(bytes).toBeLessThanOrEqual(body.maxByteLength);
      else expect(sent[1]?.buffer.byteLength).toBeLessThan(50);
    }
  });
});
