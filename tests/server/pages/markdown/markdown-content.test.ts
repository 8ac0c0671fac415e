import { JSDOM } from 'jsdom';
import { marked } from 'marked';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedDatabase } from '../../../../prisma/seed/seed.ts';
import { pageMarkdown } from '../../../../src/server/formats/page/page-markdown.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { serverPaths } from '../../../../src/shared/server-paths.ts';
import { createDeveloper } from '../../../factories/developers.ts';
import { publicPages } from '../../../setup/browser/public-pages.ts';
import { setUpTestApp } from '../../../setup/harness.ts';
import { sourceRenderer } from '../../../setup/rendered-app.ts';

const testApp = setUpTestApp({
  renderer: sourceRenderer,
  env: { PUBLIC_READS_PER_MINUTE: '100000' },
});
const origin = 'http://localhost:3000';
const get = (url: string) => testApp().app.inject({ url });
beforeEach(() => testApp().deps.contentBus.announce('rows'));

const withoutFront = (markdown: string) => markdown.replace(/^---\n[\s\S]*?\n---\n/, '');

/** As a reader of Markdown shows it. */
function shownMarkdown(markdown: string): Element {
  const html = marked.parse(withoutFront(markdown), { async: false });
  return new JSDOM(`<main>${html}</main>`).window.document.body;
}

const notContent = [
  'nav, script, style, svg, iframe, button, input, select, textarea, output, datalist',
  '[hidden], [aria-hidden="true"], [style*="display:none"], .mantine-light-hidden',
  '[data-scheme="dark"], a[target] span.visually-hidden',
].join(', ');

/** The main part of a page, as it is read. */
function shownPage(html: string): Element {
  const { document } = new JSDOM(html.replaceAll('<!-- -->', '')).window;
  for (const element of document.querySelectorAll(notContent)) element.remove();
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

const words = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim();
const spelled = (text: string) => text.replace(/\s/g, '');

function headings(main: Element): string[] {
  const found = [...main.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return found.map((heading) => `${heading.nodeName} ${spelled(words(heading))}`);
}

function links(main: Element, page: string): string[] {
  const found = [...main.querySelectorAll('a[href]')].map((link) =>
    new URL(link.getAttribute('href') ?? '', `${origin}${page}`).href
      .replaceAll('(', '%28')
      .replaceAll(')', '%29'),
  );
  return [...new Set(found)].toSorted();
}

const prices = (main: Element) =>
  (words(main).match(/[$€£]\d{1,3}(?:,\d{3})*(?:\.\d+)?/g) ?? []).toSorted();
const alts = (main: Element) =>
  [...main.querySelectorAll('img[alt]')]
    .map((picture) => picture.getAttribute('alt') ?? '')
    .filter((alt) => alt !== '');
const days = (main: Element) =>
  [...main.querySelectorAll('time[datetime]')]
    .map((time) => (time.getAttribute('datetime') ?? '').split('T')[0] ?? '')
    .filter((day) => /^\d{4}-/.test(day));

function htmlIn(markdown: string): string[] {
  const found: string[] = [];
  marked.walkTokens(marked.lexer(withoutFront(markdown)), (token) => {
    if (token.type === 'html') found.push(token.raw);
  });
  return found;
}

it('every public page has its headings, links, prices, pictures and days in its Markdown', {
  timeout: 240_000,
}, async () => {
  await seedDatabase(testApp().deps.db.prisma, { mode: 'demo' });
  await testApp().deps.contentBus.announce('rows');
  const pages = [
    ...publicPages,
    paths.developerProfile(1),
    paths.project(1, 1),
    '/explore-developers?country=United+States',
    paths.searchFor('cursor'),
    paths.developerSignup,
  ];
  let found = { prices: 0, days: 0, pictures: 0 };
  for (const page of pages) {
    const [html, twin] = [await get(page), await get(serverPaths.markdownOf(page))];
    expect(twin.statusCode, page).toBe(html.statusCode);
    expect(twin.headers['content-type'], page).toBe('text/markdown; charset=utf-8');
    expect(htmlIn(twin.body), page).toEqual([]);
    const main = shownPage(html.body);
    const shown = shownMarkdown(twin.body);
    const text = words(shown);
    expect(headings(shown), page).toEqual(headings(main));
    expect(links(shown, page), page).toEqual(expect.arrayContaining(links(main, page)));
    expect(prices(shown), page).toEqual(prices(main));
    expect(alts(shown), page).toEqual(alts(main));
    for (const day of days(main)) expect(text, `${page}: ${day}`).toContain(day);
    const title = /<title[^>]*>([^<]*)</.exec(html.body)?.[1] ?? '';
    expect(twin.body, page).toMatch(/^---\ntitle: "/);
    expect(title.length, page).toBeGreaterThan(0);
    found = {
      prices: found.prices + prices(main).length,
      days: found.days + days(main).length,
      pictures: found.pictures + alts(main).length,
    };
  }
  for (const count of Object.values(found)) expect(count).toBeGreaterThan(20);
});

describe('a text of a stranger', () => {
  it('is no HTML and no markup in the Markdown of its profile', async () => {
    const bio = [
      '<script>alert(1)</script> <img src=x onerror=alert(1)> &lt;b&gt;',
      '# not a heading',
      '[not a link](javascript:alert(1)) ![x](https://evil.example/x.png)',
      '| a | b |',
      '1) no list ~~not struck~~ `no code` <https://evil.example>',
    ].join('\n');
    const { id } = await createDeveloper({ developerName: '<i>Eve</i> *x*', bio });
    await testApp().deps.contentBus.announce('rows');
    const { body } = await get(serverPaths.markdownOf(paths.developerProfile(id)));
    expect(htmlIn(body)).toEqual([]);
    const shown = shownMarkdown(body);
    expect(shown.querySelector('h1')?.textContent).toBe('<i>Eve</i> *x*');
    expect(spelled(words(shown))).toContain(spelled(bio));
    expect(shown.querySelectorAll('script, del, code, table, img[src*="evil"]')).toHaveLength(0);
    const scripts = [...shown.querySelectorAll('a')].filter((link) =>
      /^(?:javascript|data):/.test(link.getAttribute('href') ?? ''),
    );
    expect(scripts).toEqual([]);
  });
});

describe('the converter', () => {
  const address = `${origin}/page`;
  const written = (main: string) =>
    withoutFront(pageMarkdown({ head: '', main: `<main>${main}</main>`, address })).trim();

  it.each([
    [
      'code with its language',
      '<pre><code class="language-ts">a &lt; b\n</code></pre>',
      '```ts\na < b\n```',
    ],
    ['code with fences in it', '<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
    [
      'a table',
      '<table><thead><tr><th>A</th><th>B|C</th></tr></thead><tbody><tr><td>1</td><td><p>2</p><p>3</p></td></tr></tbody></table>',
      '| A | B\\|C |\n| --- | --- |\n| 1 | 2 3 |',
    ],
    [
      'a table without headings',
      '<table><tr><td>1</td><td>2</td></tr></table>',
      '|   |   |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'a picture',
      '<p><img src="/a b.png" alt="[x] &lt;i&gt;"><img src="/c.png" alt=""></p>',
      '![\\[x\\] &lt;i>](http://localhost:3000/a%20b.png)',
    ],
    ['a day', '<p><time datetime="2026-11-29T10:00:00Z">today</time></p>', '2026-11-29'],
    [
      'an hour of a day',
      '<p><time datetime="2026-11-29T10:00Z">10:00</time></p>',
      '2026-11-29 10:00',
    ],
    [
      'a link',
      '<p><a href="/x?a=(1)#y">go</a><a href="data:text/html,x">no</a></p>',
      '[go](http://localhost:3000/x?a=%281%29#y) no',
    ],
    ['lines as they were typed', '<p style="white-space:pre-line">one\ntwo</p>', 'one  \ntwo'],
    [
      'what is hidden, and controls',
      '<nav>a</nav><p hidden>b</p><p aria-hidden="true">c</p><button>d</button><svg><text>f</text></svg><p>g</p>',
      'g',
    ],
  ])('writes %s', (_name, html, markdown) => {
    expect(written(html)).toBe(markdown);
  });

  it('says where a page is that is too long', () => {
    expect(written('x'.repeat(5_000_000))).toContain(`<${address}>`);
  });
});

it('a page of 2 MB is written whole, with nothing live in it', { timeout: 120_000 }, () => {
  const row = '<li><p>Some &lt;b&gt; words <a href="/tips">tips</a> for $20</p></li>';
  const main = `<main><ul>${row.repeat(2_000_000 / row.length)}</ul></main>`;
  const markdown = pageMarkdown({ head: '', main, address: origin });
  expect(markdown.split('$20').length).toBeGreaterThan(20_000);
  expect(markdown).not.toContain('<b>');
});
