import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { createCategory, createDraft, createPost } from '../../../factories/posts/posts.ts';
import { setUpTestApp } from '../../../setup/harness.ts';

const testApp = setUpTestApp();

async function articleOf(content: string) {
  const { slug } = await createPost({ content });
  const article = await testApp().caller.blog.article({ slug });
  const { document } = new JSDOM(article.post.content).window;
  return { ...article, slug, document };
}

describe('a section of a post', () => {
  it('has an address by its words, in any script, and a link to it', async () => {
    const { document, headings } = await articleOf(
      '<h2>What it <em>really</em> costs &amp; why</h2><h3>Привет, мир</h3><h2>日本語</h2>',
    );
    expect(headings).toEqual([
      { id: 'section-what-it-really-costs-why', text: 'What it really costs & why', level: 2 },
      { id: 'section-привет-мир', text: 'Привет, мир', level: 3 },
      { id: 'section-日本語', text: '日本語', level: 2 },
    ]);
    for (const { id, text } of headings) {
      expect(document.getElementById(id)?.textContent).toBe(text);
      const link = document.querySelector(`a[href="#${id}"]`);
      expect(link?.getAttribute('aria-label')).toBe(`Link to this section: ${text}`);
    }
  });

  it('has one of its own where words repeat or are no words', async () => {
    const { headings } = await articleOf(
      '<h2>Why</h2><h2>Why</h2><h2>Why 2</h2><h2>?!</h2><h2>…</h2><h2> </h2>',
    );
    expect(headings.map(({ id }) => id)).toEqual([
      ...['section-why', 'section-why-2', 'section-why-2-2', 'section', 'section-2'],
    ]);
  });

  it('cannot write markup by its words', async () => {
    const { document } = await articleOf('<h2>"&gt;&lt;img src=x onerror=canary()&gt;</h2>');
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('h2')?.textContent).toBe('"><img src=x onerror=canary()>');
  });
});

describe('code in a post', () => {
  it('is colored by its language, named, and says the same words', async () => {
    const { document } = await articleOf(
      '<pre><code class="language-sql">select 1 &lt; 2; -- &amp;c</code></pre>',
    );
    expect(document.querySelector('.hljs-keyword')?.textContent).toBe('select');
    expect(document.querySelector('pre')?.textContent).toBe('select 1 < 2; -- &c');
    expect(document.querySelector('[data-code] > p')?.textContent).toBe('SQL');
  });

  it.each([
    ['without a language', '<pre><code>select 1</code></pre>', 'Text'],
    [
      'in a language that is not known',
      '<pre><code class="language-nope">select 1</code></pre>',
      'nope',
    ],
    ['with markup of its own', '<pre>select <strong>1</strong></pre>', 'Text'],
    [
      'of too great a length',
      `<pre><code class="language-sql">select 1${' '.repeat(40_000)}</code></pre>`,
      'SQL',
    ],
  ])('%s stays as it is', async (_case, content, label) => {
    const { document } = await articleOf(content);
    expect(document.querySelector('[class^="hljs"]')).toBeNull();
    expect(document.querySelector('pre')?.textContent?.trim()).toBe('select 1');
    expect(document.querySelector('[data-code] > p')?.textContent).toBe(label);
  });
});

it('what is wide stands in a box that the keyboard reaches', async () => {
  const { document } = await articleOf(
    '<table><tbody><tr><td>1</td></tr></tbody></table><pre><code>a</code></pre>',
  );
  for (const wide of [
    document.querySelector('table')?.parentElement,
    document.querySelector('pre'),
  ]) {
    expect(wide?.getAttribute('tabindex')).toBe('0');
    expect(wide?.getAttribute('role')).toBe('group');
    expect(wide?.getAttribute('aria-label')).toMatch(/^(Table|Code)$/);
  }
});

it('programs get a post as it is stored', async () => {
  const content = '<h2>One</h2><pre><code class="language-sql">select 1</code></pre>';
  const { slug } = await createPost({ content });
  const rest = await testApp().app.inject(`/api/blog/posts/${slug}`);
  expect(rest.json().content).toBe(content);
  expect((await testApp().caller.blog.post({ slug })).content).toBe(content);
});

describe('what to read next', () => {
  it('are the posts before it in its category, then the newest ones, and never what is not public', async () => {
    const [own, other] = [await createCategory(), await createCategory()];
    const newest = await createPost({ categoryId: other.id });
    const newer = await createPost({ categoryId: own.id });
    const post = await createPost({ categoryId: own.id });
    const before = await createPost({ categoryId: own.id });
    await createDraft({ categoryId: own.id });
    await createPost({ categoryId: own.id, publishedAt: new Date('2999-01-01') });
    const { next } = await testApp().caller.blog.article({ slug: post.slug });
    expect(next.map(({ id }) => id)).toEqual([before.id, newest.id, newer.id]);
  });
});

it('a draft has no page for readers', async () => {
  const { slug } = await createDraft();
  await expect(testApp().caller.blog.article({ slug })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
