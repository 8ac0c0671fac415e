import { describe, expect, it } from 'vitest';
import { contentRules } from '../../../src/features/posts/server/texts/content-rules.ts';
import { createAdmin, createToken } from '../../factories/admins.ts';
import { createCategory } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';

const testApp = setUpTestApp();

/** Saves a post. @returns its content, and the names of what was taken out */
async function saved(content: string): Promise<{ kept: string; removed: string[] }> {
  const { id } = await createAdmin();
  const { secret } = await createToken(id);
  const { id: categoryId } = await createCategory();
  const answer = await testApp().app.inject({
    ...{ method: 'POST', url: '/api/blog/posts', headers: { 'admin-token': secret } },
    payload: { title: 'A post', slug: 'a-post', excerpt: 'Short', categoryId, content },
  });
  const { data, removed = [] } = answer.json();
  return { kept: data.content, removed };
}

const named = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
const [elements = '', attributes = '', addresses = ''] = contentRules().split('\n\n');
const [everywhere, byElement] = attributes.split('by element: ');
const perElement = (byElement ?? '').split('; ').map((part) => named(part));

const withContent = (tag: string, attribute = '') =>
  tag === 'br' || tag === 'hr' || tag === 'img'
    ? `<${tag}${attribute}>`
    : `<${tag}${attribute}>x</${tag}>`;

describe('what the API says about the HTML of a post', () => {
  it('names elements that are all kept', async () => {
    const tags = named(elements);
    expect(tags.length).toBeGreaterThan(40);
    const { kept, removed } = await saved(tags.map((tag) => withContent(tag)).join(''));
    expect(removed).toEqual([]);
    for (const tag of tags) expect(kept, tag).toContain(`<${tag}`);
  });

  it('names attributes that are all kept', async () => {
    expect(named(everywhere)).toEqual(['dir', 'lang']);
    const written = perElement.flatMap(([tag = '', ...names]) => {
      const [name = '', ...values] = names;
      if (name.startsWith('data-')) return values.map((value) => ({ tag, name, value }));
      if (name === 'class') return [{ tag, name, value: 'language-ts' }];
      return names.map((one) => ({
        tag,
        name: one,
        value: one === 'href' || one === 'src' ? '/a' : '2',
      }));
    });
    const { kept, removed } = await saved(
      written.map(({ tag, name, value }) => withContent(tag, ` ${name}="${value}"`)).join(''),
    );
    expect(removed).toEqual([]);
    for (const { tag, name, value } of written) {
      expect(kept, tag).toMatch(new RegExp(`<${tag}\\b[^>]*\\b${name}="${value}"`));
    }
  });

  it('names the beginnings of links', async () => {
    const schemes = named(addresses).filter((name) => name.endsWith(':'));
    const links = [...new Set(schemes), 'javascript:'].map(
      (scheme) => `<a href="${scheme}x">x</a>`,
    );
    const { kept } = await saved(links.join(''));
    for (const scheme of schemes) expect(kept).toContain(`href="${scheme}x"`);
    expect(kept).not.toContain('javascript:');
  });

  it('says what becomes of everything else', async () => {
    const text = '<section>Words</section><script>x()</script><h1>Title</h1><p onclick="x">y</p>';
    const { kept, removed } = await saved(text);
    expect(kept).toBe('Words<h2>Title</h2><p>y</p>');
    expect(removed).toEqual(expect.arrayContaining(['<section>', '<script>']));
  });
});
