import { JSDOM } from 'jsdom';
import { beforeEach, describe, expect, it } from 'vitest';
import { comparisonsKind } from '../../../src/features/tools/words/comparisons.ts';
import { toolFactKinds } from '../../../src/features/tools/words/tool-facts.ts';
import { paths } from '../../../src/shared/paths.ts';
import { signedInAdmin } from '../../factories/callers.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });
const [seven] = toolFactKinds;

beforeEach(async () => {
  // The memory outlives the rows of the test before.
  await testApp().deps.content.refresh();
  await testApp().deps.contentBus.announce();
});

async function compare(slug: string, query = '') {
  const { statusCode, body } = await testApp().app.inject({ url: paths.comparison(slug) + query });
  const { document } = new JSDOM(body).window;
  const rows = [...document.querySelectorAll('main tbody')].map((row) => [
    row.querySelector('th')?.textContent,
    ...[...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  ]);
  const columns = [...document.querySelectorAll('main thead th a')].map(
    ({ textContent }) => textContent,
  );
  const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
  return { statusCode, document, rows, columns, robots, canonical };
}

/** Gives two of the seven these facts and no others. */
async function stateFacts(facts: Record<string, [cell: string, text: string][]>) {
  const { caller } = await signedInAdmin(testApp());
  const source = { label: 'Its pricing page', href: 'https://example.com/pricing' };
  const said = { label: 'November 3, 2026', dateTime: '2026-11-03' };
  const tools = seven.release.tools.map((tool) => {
    const own = facts[tool.slug];
    return own
      ? { ...tool, facts: own.map(([cell, text]) => ({ cell, text, source, said })) }
      : tool;
  });
  await caller.admin.content.save({ kind: seven.name, value: { ...seven.release, tools } });
}

describe('a comparison', () => {
  it('puts the facts of tools side by side, with source and day in each cell', async () => {
    await stateFacts({
      cursor: [['Price', 'Pro costs $20.']],
      v0: [['Price', 'Premium costs $20.']],
    });
    const { statusCode, columns, rows, document } = await compare('cursor-vs-v0');
    expect(statusCode).toBe(200);
    expect(columns).toEqual(['Cursor', 'v0']);
    const price = rows.find(([cell]) => cell === 'Price');
    expect(price?.[1]).toContain('Pro costs $20.');
    expect(price?.[2]).toMatch(/Premium costs \$20\.Source: Its pricing page.*, November 3, 2026/);
    expect(rows.find(([cell]) => cell === 'Export')?.slice(1)).toEqual(['Not known', 'Not known']);
    expect(document.querySelector('h1')?.textContent).toBe('Cursor vs v0');
  });

  it('shows only rows that differ, if asked', async () => {
    await stateFacts({
      cursor: [
        ['Price', 'Pro costs $20.'],
        ['Platforms', 'The web.'],
      ],
      v0: [
        ['Price', 'Premium costs $20.'],
        ['Platforms', 'The web.'],
      ],
    });
    const { rows } = await compare('cursor-vs-v0', '?show=differences');
    expect(rows.map(([cell]) => cell)).toEqual(['Price']);
  });

  it('has one address for search engines, however its tools are ordered', async () => {
    const { columns, canonical } = await compare('v0-vs-cursor');
    expect(columns).toEqual(['v0', 'Cursor']);
    expect(canonical).toContain('/compare/cursor-vs-v0');
  });

  it('is in the sitemap where its pair was chosen, and kept from search engines elsewhere', async () => {
    const { body } = await testApp().app.inject({ url: '/sitemap.xml' });
    expect(body).toContain('/compare/cursor-vs-github-copilot<');
    expect((await compare('cursor-vs-github-copilot')).robots).not.toContain('noindex');
    expect(body).not.toContain('/compare/cursor-vs-ollama<');
    expect((await compare('cursor-vs-ollama')).robots).toContain('noindex');
  });

  it('of one tool asks for a second, and offers those like it', async () => {
    const { statusCode, document, robots } = await compare('cursor');
    expect(statusCode).toBe(200);
    expect(document.querySelector('main')?.textContent).toContain('Choose a second tool below.');
    expect(robots).toContain('noindex');
    const zed = await compare('zed');
    const links = [...zed.document.querySelectorAll('main a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toContain('/compare/kiro-vs-zed');
  });

  it('offers no fifth tool', async () => {
    const four = await compare('cline-vs-junie-vs-kiro-vs-zed');
    expect(four.columns).toHaveLength(4);
    expect(four.document.querySelector('main')?.textContent).not.toContain('Compare with another');
  });

  it.each([
    'cursor-vs-cursor',
    'cursor-vs-nothing',
    'a-vs-b',
    'cline-vs-junie-vs-kiro-vs-trae-vs-zed',
  ])('%s does not exist', async (slug) => {
    expect((await compare(slug)).statusCode).toBe(404);
  });

  it('of every chosen pair exists', async () => {
    for (const { slug } of comparisonsKind.release.pairs) {
      const { statusCode, canonical } = await compare(slug);
      expect([slug, statusCode]).toEqual([slug, 200]);
      expect(canonical.endsWith(paths.comparison(slug))).toBe(true);
    }
  });
});
