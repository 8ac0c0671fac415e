import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { searchLimits } from '../../../src/features/search/search-limits.ts';
import { paths } from '../../../src/shared/paths.ts';
import { serverPaths } from '../../../src/shared/server-paths.ts';
import { createDeveloper } from '../../factories/developers.ts';
import { createDraft, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

async function open(url: string) {
  const { statusCode, body, headers } = await testApp().app.inject({ url });
  expect(statusCode).toBe(200);
  const { document } = new JSDOM(body).window;
  const main = document.querySelector('main') ?? document.body;
  return {
    headers,
    robots: document.querySelector('meta[name="robots"]')?.getAttribute('content'),
    text: main.textContent ?? '',
    hrefs: [...main.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    groups: [...main.querySelectorAll('h2')].map((heading) => [
      heading.textContent,
      heading.nextElementSibling?.textContent,
    ]),
    box: main.querySelector<HTMLInputElement>('form[action="/search"] input[name="q"]'),
  };
}

const found = (text: string) => open(paths.searchFor(text));

describe('the page of results', () => {
  it('is a form with places to start, and no page for search engines', async () => {
    const page = await open(paths.search);
    expect(page.box?.value).toBe('');
    expect(page.hrefs).toEqual(expect.arrayContaining([paths.glossary, paths.resources]));
    expect(page.robots).toBe('noindex');
    const { body } = await testApp().app.inject({ url: serverPaths.sitemap });
    expect(body).not.toContain(`${paths.search}<`);
  });

  it('shows results in groups with their number', async () => {
    const page = await found('webhook');
    expect(page.groups[0]).toEqual(['Glossary', '1 result']);
    expect(page.hrefs).toContain('/glossary/webhook');
    expect(page.box?.value).toBe('webhook');
    expect(page.robots).toBe('noindex');
    expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('finds public posts and developers, and no others', async () => {
    await createPost({ slug: 'lantern', title: 'Lanterns at sea' });
    await createDraft({ title: 'Lanterns in a draft' });
    const { id } = await createDeveloper({ developerName: 'Ada', bio: 'Builds lanterns' });
    const hidden = await createDeveloper({ bio: 'Hides lanterns', hiddenAt: new Date() });
    const page = await found('what are lantrens?');
    expect(page.hrefs).toEqual(
      expect.arrayContaining([paths.post('lantern'), paths.developerProfile(id)]),
    );
    expect(page.hrefs).not.toContain(paths.developerProfile(hidden.id));
    expect(page.groups).toEqual([
      ['Blog posts', '1 result'],
      ['Developers', '1 result'],
    ]);
  });

  it('leads on where there are more posts and developers', async () => {
    for (let count = 0; count < 7; count += 1) {
      await createPost({ excerpt: 'About lanterns' });
      await createDeveloper({ bio: 'Builds lanterns' });
    }
    const page = await found('lanterns');
    expect(page.hrefs).toEqual(
      expect.arrayContaining(['/blog?q=lanterns', '/explore-developers?q=lanterns']),
    );
    const blog = await open('/blog?q=lanterns');
    expect(blog.hrefs.filter((href) => href?.startsWith('/blog/'))).toHaveLength(7);
    expect(blog.robots).toBe('noindex');
  });

  it('leads to all results of a group', async () => {
    const page = await found('database');
    const [, count = ''] = page.groups[0] ?? [];
    const more = paths.searchFor('database', 'glossary');
    expect(page.hrefs).toContain(more);
    const all = await open(more);
    expect(all.groups).toEqual([['Glossary', count]]);
    expect(all.hrefs.filter((href) => href?.startsWith('/glossary/'))).toHaveLength(
      Number.parseInt(count ?? '', 10),
    );
  });

  it('names places to look where nothing is found', async () => {
    const page = await found('qqzzxx');
    expect(page.text).toContain('Nothing found for “qqzzxx”');
    expect(page.hrefs).toEqual([paths.glossary, paths.resources, paths.contact]);
  });

  it('searches as much of a long text as it takes', async () => {
    const page = await found('webhook '.repeat(50));
    expect(page.box?.value.length).toBeLessThanOrEqual(searchLimits.text);
    expect(page.hrefs).toContain('/glossary/webhook');
  });

  it('shows what was typed as text', async () => {
    const page = await found('<b id="typed">webhook</b>');
    expect(page.text).toContain('<b id="typed">');
  });
});

describe('search.find', () => {
  it.each(['', ' ', 'a'.repeat(searchLimits.text + 1)])('refuses “%s”', async (q) => {
    await expect(testApp().caller.search.find({ q })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});
