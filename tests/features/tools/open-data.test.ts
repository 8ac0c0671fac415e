import { describe, expect, it } from 'vitest';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

async function get(path: string) {
  const { statusCode, body } = await testApp().app.inject({ url: `/api${path}` });
  return { statusCode, answer: JSON.parse(body) };
}

async function slugsOf(path: string): Promise<string[]> {
  const { answer } = await get(path);
  return answer.items.map(({ slug }: { slug: string }) => slug);
}

/** Follows the cursor to the end. */
async function allSlugs(path: string): Promise<string[]> {
  const slugs: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { answer } = await get(`${path}?limit=30${cursor ? `&cursor=${cursor}` : ''}`);
    slugs.push(...answer.items.map(({ slug }: { slug: string }) => slug));
    cursor = answer.nextCursor;
  }
  return slugs;
}

describe('open data', () => {
  it.each(['/tools', '/tools/finder', '/tools/finder?what=web', '/glossary'])(
    'names its license in each answer: %s',
    async (path) => {
      const { statusCode, answer } = await get(path);
      expect(statusCode).toBe(200);
      expect(answer.license).toMatchObject({
        name: 'CC BY 4.0',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      });
    },
  );

  it('of tools comes page by page, each tool once', async () => {
    const slugs = await allSlugs('/tools');
    expect(slugs).toHaveLength(73);
    expect(new Set(slugs).size).toBe(73);
    expect(slugs.slice(0, 7)).toContain('cursor');
  });

  it('of tools has every cell, with source and day or as not known', async () => {
    const { answer } = await get('/tools?limit=1');
    const [tool] = answer.items;
    expect(tool.page).toMatch(/^https?:\/\/.+\/tools\/replit-agent$/);
    expect(tool.cells).toHaveLength(7);
    expect(tool.cells).toContainEqual({ cell: 'Who owns the code', fact: null });
    const price = tool.cells.find(({ cell }: { cell: string }) => cell === 'Price');
    expect(price.fact).toMatchObject({
      text: expect.stringContaining('Starter is free'),
      source: { href: expect.stringMatching(/^https:/) },
      said: { dateTime: expect.stringMatching(/^20/) },
    });
  });

  it.each([
    ['group=app-builders', 'dyad', 'cursor'],
    ['what=terminal', 'aider', 'lovable'],
    ['code=none', 'lovable', 'aider'],
    ['maxPrice=10', 'github-copilot', 'claude-code'],
    ['maxPrice=20', 'claude-code', 'amp'],
  ])('of tools is filtered by %s', async (query, found, leftOut) => {
    const slugs = await slugsOf(`/tools?limit=100&${query}`);
    expect(slugs).toContain(found);
    expect(slugs).not.toContain(leftOut);
  });

  it('of the glossary comes page by page by the alphabet, each term once', async () => {
    const slugs = await allSlugs('/glossary');
    expect(slugs.length).toBeGreaterThan(100);
    expect(new Set(slugs).size).toBe(slugs.length);
    const { answer } = await get('/glossary?limit=100');
    const terms: string[] = answer.items.map(({ term }: { term: string }) => term);
    expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, 'en')));
  });

  it('of the glossary has the texts of a term', async () => {
    const { answer } = await get('/glossary?q=webhook&limit=100');
    const webhook = answer.items.find(({ slug }: { slug: string }) => slug === 'webhook');
    expect(webhook.page).toMatch(/\/glossary\/webhook$/);
    expect(webhook.text.plain).not.toBe('');
    expect(webhook.text.related.length).toBeGreaterThan(0);
  });

  it('of the glossary is filtered by category and by text', async () => {
    const { answer } = await get('/glossary?category=security&limit=100');
    const categories = answer.items.map(({ category }: { category: string }) => category);
    expect(new Set(categories)).toEqual(new Set(['Security']));
    expect(await slugsOf('/glossary?q=no-such-word-anywhere')).toEqual([]);
  });

  it.each([
    '/tools?limit=0',
    '/tools?limit=101',
    '/tools?cursor=no-such-tool',
    '/tools?cursor=Not%20a%20slug',
    '/tools?maxPrice=-1',
    '/tools?what=toast',
    '/glossary?category=toast',
    '/glossary?cursor=no-such-term',
    `/glossary?q=${'a'.repeat(201)}`,
  ])('refuses %s', async (path) => {
    const { statusCode, answer } = await get(path);
    expect(statusCode).toBe(400);
    expect(answer).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
  });
});
