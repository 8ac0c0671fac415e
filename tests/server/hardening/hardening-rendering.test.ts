import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { paths } from '../../../src/shared/paths.ts';
import { createDeveloper, createProject } from '../../factories/developers.ts';
import { createCategory, createPost } from '../../factories/posts/posts.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { sourceRenderer } from '../../setup/rendered-app.ts';

const testApp = setUpTestApp({ renderer: sourceRenderer });

const page = async (url: string) => {
  await testApp().deps.contentBus.announce();
  const response = await testApp().app.inject({ url });
  return { response, document: new JSDOM(response.body).window.document };
};

/** Texts that have broken out of a script, a comment, an attribute, a title or a replacement. */
const breakOuts = [
  '</script><script>canary()</script>',
  '</SCRIPT ><svg onload=canary()>',
  '<!--<script>',
  '--><img src=x onerror=canary()>',
  '</title><img src=x onerror=canary()>',
  '"><img src=x onerror=canary()>',
  "'><img src=x onerror=canary()>",
  '" onload="canary()',
  '\u2028canary()\u2029',
  '&lt;/script&gt;&quot;&#x3c;',
  ']]><script>canary()</script>',
  "$& $' $` $1 $$",
  '<!--page-head--> <!--page-body--> <!--page-state-->',
  '{"__proto__":{"canary":1}}',
  '__proto__',
  '\\u003c/script\\u003e\\',
  '{{canary()}} #{canary()}',
].join(' ');

function stateOf(document: Document) {
  const text = document.getElementById('page-state')?.textContent ?? '';
  expect(text).not.toMatch(/[<>\u2028\u2029]/);
  return JSON.parse(text);
}

const shape = (document: Document) => ({
  scripts: document.querySelectorAll('script').length,
  pictures: document.querySelectorAll('img, svg, iframe, object').length,
  elements: document.querySelectorAll('*').length,
});

function expectNothingBrokeOut(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(name).not.toMatch(/^on|canary/);
  }
  for (const script of document.querySelectorAll('script:not([src])')) {
    expect(script.getAttribute('type')).toMatch(/json$/);
    expect(() => JSON.parse(script.textContent ?? '')).not.toThrow();
  }
}

describe('text that tries to break out', () => {
  it('of every field of a post and a category stays text', async () => {
    const make = async (text: string, slug: string) => {
      const category = await createCategory({ name: `${slug} ${text}`, description: text });
      await createPost({
        slug,
        title: text,
        excerpt: text,
        metaTitle: text,
        metaDescription: text,
        metaKeywords: text,
        categoryId: category.id,
        content: '<p>Harmless</p>',
      });
    };
    await make(breakOuts, 'evil');
    await make('Harmless', 'harmless');

    const evil = await page(paths.post('evil'));
    const harmless = await page(paths.post('harmless'));
    expect(evil.response.statusCode).toBe(200);
    expectNothingBrokeOut(evil.document);
    expect(shape(evil.document)).toEqual(shape(harmless.document));
    expect(evil.document.title).toContain(breakOuts);
    const meta = (name: string) =>
      evil.document.querySelector(`meta[name="${name}"], meta[property="${name}"]`);
    for (const name of ['description', 'keywords', 'og:description', 'twitter:description']) {
      expect(meta(name)?.getAttribute('content'), name).toBe(breakOuts);
    }
    expect(JSON.stringify(stateOf(evil.document))).toContain(JSON.stringify(breakOuts));

    const list = await page(paths.blog);
    expectNothingBrokeOut(list.document);
    expect(list.document.body.textContent).toContain(breakOuts);
    expect(JSON.stringify(stateOf(list.document))).toContain(JSON.stringify(breakOuts));
  });

  it('of addresses, which the editor would refuse, stays text too', async () => {
    await createPost({
      title: 'Odd addresses',
      slug: `evil"onload="canary()'`,
      imageUrl: `https://x.example/"onerror="canary()'><script>canary()</script>`,
    });
    for (const url of [paths.blog, paths.post(`evil"onload="canary()'`)]) {
      const { document, response } = await page(url);
      expect(response.statusCode).toBeLessThan(500);
      expectNothingBrokeOut(document);
    }
  });

  it('of the content is sanitized, in the page and in the state', async () => {
    await createPost({
      slug: 'content',
      content: `<p>Before</p>${breakOuts}<p onclick="canary()">After</p><a href="javascript:canary()">x</a>`,
    });
    const { document } = await page(paths.post('content'));
    expectNothingBrokeOut(document);
    for (const link of document.links) expect(link.href).not.toMatch(/^javascript:/i);
    expect(JSON.stringify(stateOf(document))).not.toMatch(/onclick|onerror=|javascript:/);
  });

  it('of developers and their projects stays text', async () => {
    const developer = await createDeveloper({
      developerName: breakOuts,
      bio: breakOuts,
      country: breakOuts,
      state: breakOuts,
      profilePhotoUrl: breakOuts,
    });
    await createProject(developer.id, {
      title: breakOuts,
      category: breakOuts,
      story: breakOuts,
      projectLink: 'javascript:canary()',
      builtWith: [breakOuts],
    });
    for (const url of [paths.exploreDevelopers, paths.developerProfile(developer.id)]) {
      const { document, response } = await page(url);
      expect(response.statusCode, url).toBe(200);
      expectNothingBrokeOut(document);
      // React replaces such a link with a harmless address of its own.
      for (const link of document.links) expect(link.href).not.toMatch(/^javascript:canary/i);
    }
  });

  it('of the address itself stays text', async () => {
    const text = encodeURIComponent(breakOuts.slice(0, 190));
    for (const url of [
      `/blog/${text}`,
      `/${text}`,
      `/blog?category=${text}`,
      `/explore-developers?q=${text}&country=${text}&tool=${text}`,
      `/glossary?q=${text}&category=${text}`,
      `/tips?tab=${text}`,
      `/developer-profile/${text}`,
    ]) {
      const { document, response } = await page(url);
      expect(response.statusCode, url).toBeLessThan(500);
      expectNothingBrokeOut(document);
      stateOf(document);
    }
  });
});

it.each([
  ['/blog/caf%C3%A9', 'Post Not Found'],
  ['/blog/%25E0', 'Post Not Found'],
  ['/blog/%E0%A4%A', 'Post Not Found'],
  ['/%E0%A4%A', 'Page not found | vibecode.land'],
  ['/%F0%9F%92%A5', 'Page not found | vibecode.land'],
])('%s is a whole 404 page with its head', async (url, title) => {
  const { document, response } = await page(url);
  expect(response.statusCode).toBe(404);
  expect(document.title).toBe(title);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
});

it('made-up addresses share their 404 pages, except for what the navigation marks', async () => {
  const marked = ({ document }: Awaited<ReturnType<typeof page>>) =>
    [...document.querySelectorAll('a[aria-current="page"]')].map((link) =>
      link.getAttribute('href'),
    );
  const first = await page('/made-up');
  expect((await page('/another/made-up?q=1')).response.body).toBe(first.response.body);
  expect(marked(first)).toEqual([]);
  expect(new Set(marked(await page('/contact/made-up')))).toEqual(new Set(['/contact']));
  expect(marked(await page('/contactmade-up'))).toEqual([]);
});

describe('prototype pollution', () => {
  it('does not come by a query, a body or the state of a page', async () => {
    await page('/blog?__proto__[canary]=1&constructor[prototype][canary]=1&category=__proto__');
    await testApp().app.inject({
      method: 'POST',
      url: '/trpc/contact.submit',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"canary":1},"constructor":{"prototype":{"canary":1}}}',
    });
    const probe: Record<string, unknown> = {};
    expect(probe.canary).toBeUndefined();
  });
});
