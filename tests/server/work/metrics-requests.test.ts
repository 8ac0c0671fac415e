import { beforeEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../../src/server/domain-error.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { setUpMetrics } from '../../setup/metrics.ts';

let failure: Error | null = null;
const testApp = setUpTestApp({
  env: { PUBLIC_READS_PER_MINUTE: '1' },
  renderer: {
    async render({ url }) {
      if (failure) throw failure;
      return { status: url.startsWith('/nowhere') ? 404 : 200, html: '<!doctype html>' };
    },
  },
});
const { scrape, growth } = setUpMetrics(testApp);

beforeEach(async () => {
  failure = null;
  await testApp().deps.contentBus.announce();
});

const get = (url: string) => testApp().app.inject({ url });

describe('requests', () => {
  it.each([
    ['/tips?tab=x', '/tips', '200'],
    ['/blog/a-post', '/blog/:slug', '200'],
    ['/developer-profile/12', '/developer-profile/:developerId', '200'],
    ['/nowhere/at/all', '/*', '404'],
    ['/admin/posts', '/admin/*', '200'],
    ['/api/blog/posts/no-such-post', '/api/blog/posts/{idOrSlug}', '404'],
    ['/api/blog/categories', '/api/blog/categories', '200'],
    ['/api/made-up', '/api/(unknown)', '404'],
    ['/trpc/blog.categories', '/trpc/blog.categories', '200'],
    ['/trpc/made.up', '/trpc/(unknown)', '404'],
    ['/trpc/blog.categories,blog.cards?batch=1&input=%7B%221%22:%7B%7D%7D', '/trpc/(batch)', '200'],
    ['/media/x', '/media/:name', '404'],
    ['/robots.txt', '/robots.txt', '200'],
  ])('of %s are counted as %s', async (url, route, status) => {
    const labels = { method: 'GET', route, status };
    const count = () => growth('http_request_duration_seconds_count', labels, () => get(url));
    expect(await count()).toBe(1);
  });

  it('make no series by what callers make up', async () => {
    for (const id of ['canary-1', 'canary-2', '%00canary', 'canary,canary', '__proto__']) {
      await get(`/${id}`);
      await get(`/blog/${id}`);
      await get(`/api/${id}`);
      await get(`/api/blog/posts/${id}`);
      await get(`/trpc/${id}`);
    }
    const { samples } = await scrape();
    expect(JSON.stringify(samples)).not.toMatch(/canary|__proto__/);
  });

  it('are measured in how long they took', async () => {
    await get('/tips');
    const { samples, value } = await scrape();
    const buckets = samples.filter(
      ({ name, labels }) =>
        name === 'http_request_duration_seconds_bucket' && labels.route === '/tips',
    );
    expect(buckets.map(({ labels }) => labels.le)).toContain('0.001');
    expect(value('http_requests_under_way')).toBe(0);
  });
});

describe('pages', () => {
  const reads = (outcome: string, url: string) =>
    growth('site_page_cache_reads_total', { outcome }, () => get(url));

  it('are counted as missing from the cache, then as taken from it', async () => {
    expect(await reads('miss', '/tips')).toBe(1);
    expect(await reads('hit', '/tips')).toBe(1);
  });

  it('are counted as rendered once', async () => {
    const rendered = await growth('site_page_rendering_seconds_count', {}, async () => {
      await get('/creators');
      await get('/creators');
    });
    expect(rendered).toBe(1);
  });

  it('that several ask for at once are one rendering that others joined', async () => {
    const both = () => Promise.all([get('/about'), get('/about')]);
    expect(await growth('site_page_cache_reads_total', { outcome: 'joined' }, both)).toBe(1);
  });

  it('are counted as dropped when content changes', async () => {
    const announce = () => testApp().deps.contentBus.announce();
    expect(await growth('site_page_cache_drops_total', {}, announce)).toBe(1);
  });
});

describe('refusals', () => {
  const refused = (status: string, reason: string, work: () => Promise<unknown>) =>
    growth('site_refusals_total', { status, reason }, work);

  it('for want of room are counted by what was full', async () => {
    failure = new DomainError('SERVICE_UNAVAILABLE', 'Full.', { reason: 'renderings' });
    expect(await refused('503', 'renderings', () => get('/glossary'))).toBe(1);
  });

  it('at a limit are counted by its name', async () => {
    const sign = () =>
      testApp().app.inject({
        method: 'POST',
        url: '/trpc/admin.login',
        payload: { username: 'nobody', password: 'wrong' },
      });
    for (let tries = 0; tries < 5; tries += 1) await sign();
    expect(await refused('429', 'admin-sign-in-address', sign)).toBe(1);
  });

  it('of reads are counted, over REST as in tRPC', async () => {
    const { id } = await createDeveloper();
    const read = async () => {
      await get(`/api/developers/${id}`);
      await get(`/trpc/developer.profile?input=${encodeURIComponent(JSON.stringify({ id }))}`);
    };
    await get(`/api/developers/${id}`);
    expect(await refused('429', 'public-reads', read)).toBeGreaterThan(0);
  });

  it('of what is not there are none', async () => {
    const all = () => growth('site_refusals_total', {}, () => get('/api/blog/posts/nothing'));
    expect(await all()).toBe(0);
  });
});
