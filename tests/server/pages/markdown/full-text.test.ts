import { beforeEach, describe, expect, it } from 'vitest';
import type { PageRenderer } from '../../../../src/app/server/page-rendering.ts';
import { sitePages } from '../../../../src/app/server/pages.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { serverPaths } from '../../../../src/shared/server-paths.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { from } from '../../../setup/hostile/flooded-app.ts';

let textLength = 10;
let broken = '';
/** Pages of any length, drawn fast. */
const renderer: PageRenderer = {
  async render({ url }) {
    if (url === broken) throw new Error('A page cannot be drawn.');
    const text = `Words of ${url}. ${'x'.repeat(textLength)}`;
    return { status: 200, html: `<head></head><main><pre>${text}</pre></main>` };
  },
};
const testApp = setUpTestApp({
  renderer,
  env: { TRUSTED_PROXIES: '127.0.0.1', PUBLIC_READS_PER_MINUTE: '2' },
});
const reader = '192.0.2.10';
let callers = 0;
const get = (url: string, ip = `198.18.${callers}.1`) =>
  testApp().app.inject({ url, headers: from(ip) });
beforeEach(async () => {
  callers += 1;
  textLength = 10;
  broken = '';
  await testApp().deps.contentBus.announce('rows');
});

describe('/llms-full.txt', () => {
  it('holds every main page, made of its Markdown, and no page of people', async () => {
    const { body, headers, statusCode } = await get(serverPaths.llmsFull);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const listed = testApp().deps.listedPages();
    expect(listed.length).toBeGreaterThan(100);
    for (const { path } of listed) {
      const isOfPeople = sitePages.find(path).content === 'directory';
      expect(body.includes(`Words of ${path}. `), path).toBe(!isOfPeople);
    }
    expect(body).toContain((await get('/tips.md')).body);
  });

  it('is named by /llms.txt, and has a head', async () => {
    expect((await get(serverPaths.llms)).body).toContain(serverPaths.llmsFull);
    const head = await testApp().app.inject({
      ...{ method: 'HEAD', url: serverPaths.llmsFull, headers: from('192.0.2.11') },
    });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  it('ends at 4 MB and says so', async () => {
    textLength = 200_000;
    const { body } = await get(serverPaths.llmsFull);
    expect(body.length).toBeGreaterThan(3_500_000);
    expect(body.length).toBeLessThan(4.1 * 1024 * 1024);
    expect(body.trimEnd().endsWith(`${serverPaths.llms} names them all.`)).toBe(true);
  });

  it('breaks off when a page cannot be drawn', async () => {
    broken = paths.tips;
    await expect(get(serverPaths.llmsFull)).rejects.toThrow();
  });

  it('counts as a public read', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 3; count += 1) {
      statuses.push((await get(serverPaths.llmsFull, reader)).statusCode);
    }
    expect(statuses).toEqual([200, 200, 429]);
  });
});
