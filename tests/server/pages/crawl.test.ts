import { expect, it } from 'vitest';
import { seedDatabase } from '../../../prisma/seed/seed.ts';
import { htmlFaults } from '../../setup/browser/html-faults.ts';
import { publicPages } from '../../setup/browser/public-pages.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: { TRUSTED_PROXIES: '127.0.0.1' },
});
const origin = 'http://localhost:3000';
const atOnce = 100;

function addressesIn(html: string, page: string): string[] {
  const found = html.matchAll(/<(?:a|link)\s[^>]*?\bhref="([^"]*)"[^>]*>/g);
  return [...found].flatMap(([tag, written = '']) => {
    if (tag.includes('rel="nofollow"')) return [];
    const address = written.replaceAll('&amp;', '&');
    if (!URL.canParse(address, `${origin}${page}`)) return [];
    const url = new URL(address, `${origin}${page}`);
    const isFile = /^\/(?:src|assets|illustrations)\/|^\/[^/]+\.(?:svg|png)$/.test(url.pathname);
    return url.origin === origin && !isFile ? [`${url.pathname}${url.search}`] : [];
  });
}

it('a crawler that asks for a hundred addresses at a time reads the whole site: nothing is refused, and every page is built as HTML has it', {
  timeout: 240_000,
}, async () => {
  const { app, deps } = testApp();
  await seedDatabase(deps.db.prisma, { mode: 'demo' });
  const asked = new Map<string, number>();
  const malformed = new Map<string, string[]>();
  const open: string[] = [...publicPages];
  const queue = new Set<string>(open);

  const ask = async (url: string): Promise<void> => {
    const answer = await app.inject({ url, headers: { 'x-forwarded-for': '203.0.113.7' } });
    asked.set(url, answer.statusCode);
    const { location, 'content-type': type } = answer.headers;
    if (location) follow(String(location), url);
    if (!String(type).startsWith('text/html')) return;
    const faults = htmlFaults(answer.body);
    if (faults.length > 0) malformed.set(url, faults);
    for (const address of addressesIn(answer.body, url)) follow(address, url);
  };
  const follow = (address: string, page: string) => {
    const url = new URL(address, `${origin}${page}`);
    const key = `${url.pathname}${url.search}`;
    if (queue.has(key)) return;
    queue.add(key);
    open.push(key);
  };
  while (open.length > 0) await Promise.all(open.splice(0, atOnce).map(ask));

  expect(asked.size).toBeGreaterThan(100);
  const failed = [...asked].filter(([, status]) => status >= 400);
  expect(failed).toEqual([]);
  expect([...malformed]).toEqual([]);
});
