import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { glossaryTermsKind } from '../../../../src/features/glossary/words/glossary-terms.ts';
import { cardTextsFor } from '../../../../src/features/posts/server/post-cards.ts';
import { articleHtml } from '../../../../src/features/posts/server/reading/article-html.ts';
import { sanitizePostHtml } from '../../../../src/features/posts/server/texts/post-html.ts';
import { toolsKind } from '../../../../src/features/tools/words/tools.ts';
import { paths } from '../../../../src/shared/paths.ts';
import { evasions } from '../../../setup/hostile/evasions.ts';

function drawnFrom(html: string): string {
  const sanitized = sanitizePostHtml(html);
  return articleHtml(sanitized, cardTextsFor(sanitized, { valueOf: ({ release }) => release }))
    .html;
}

function parsed(html: string) {
  const drawn = drawnFrom(html);
  const { document } = new JSDOM(
    `<main><div id="prose">${drawn}</div><p id="after">After</p></main>`,
  ).window;
  return { prose: document.getElementById('prose'), after: document.getElementById('after') };
}

it.each([
  '<table><table><tr><td>1</td></tr></table></table>',
  '<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>',
  '<h2>One<table><tr><td><h2>Two</h2></td></tr></table></h2>',
  '<pre><table><tr><td><pre>One</pre></td></tr></table></pre>',
  '<table><h2>One</h2><pre>Two</pre></table>',
  '<p>One<table><tr><td>1</td></tr></table></p>',
  '<a href="/tips"><h2>One</h2></a>',
  '<h2><h3>One</h3></h2>',
  '<pre><pre>One</pre></pre>',
  '<table><tr><td>1',
  '</div></table></h2></pre>',
  // Halves the list, because the whole would nest too deep.
  evasions.filter((_, index) => index % 2 === 0).join('\n'),
  evasions.filter((_, index) => index % 2 === 1).join('\n'),
])('what is drawn around its pieces stays inside the post: %s', (html) => {
  const { prose, after } = parsed(html);
  expect(prose?.nextElementSibling).toBe(after);
  expect(after?.parentElement?.localName).toBe('main');
});

it('a plain table scrolls in a box of its own, and so does each of several', () => {
  const { prose } = parsed('<table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>');
  expect(prose?.querySelectorAll('[data-scroll] > table')).toHaveLength(2);
});

it('a heading with emphasis and code in it is linked to', () => {
  const { prose } = parsed('<h2>Use <code>npm</code> <em>well</em></h2>');
  expect(prose?.querySelector('h2')?.id).toBe('section-use-npm-well');
});

it('a card says what its term or tool is; one of something that is gone stays a link', () => {
  const card = (kind: string, address: string) =>
    `<p data-block="${kind}"><a href="${address}">Name</a></p>`;
  const [term] = glossaryTermsKind.release.terms;
  const [tool] = toolsKind.release.tools;
  const { prose } = parsed(
    card('glossary', paths.glossaryTerm(term?.slug ?? '')) +
      card('tool', paths.tool(tool?.slug ?? '')) +
      card('tool', paths.tool('gone')),
  );
  const texts = [...(prose?.querySelectorAll('[data-block]') ?? [])].map((one) => one.textContent);
  expect(texts).toEqual([`Name ${term?.definition}`, `Name ${tool?.description}`, 'Name']);
});

it('a post of headings alone lists the first of them, and all can be linked to', () => {
  const { html, headings } = articleHtml('<h2>a</h2>'.repeat(2_000));
  expect(headings).toHaveLength(500);
  expect(html.match(/<h2 id="/g)).toHaveLength(2_000);
});

it('a thousand pieces have something around them, and the tables among them are closed where they end', () => {
  const headings = articleHtml('<h2>a</h2>'.repeat(2_000)).html;
  expect(headings.match(/data-heading/g)).toHaveLength(1_000);
  const { html } = articleHtml('<table><tr><td>1</td></tr></table>'.repeat(2_000));
  expect(html.match(/<div data-scroll/g)).toHaveLength(1_000);
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(1_000);
  expect(
    articleHtml('<pre><code>1</code></pre>'.repeat(2_000)).html.match(/data-code/g),
  ).toHaveLength(1_000);
});

it('pieces with a direction and a language are drawn like the others, and keep them', () => {
  const said = 'dir="rtl" lang="he"';
  const { html, headings } = articleHtml(
    sanitizePostHtml(
      `<h2 ${said}>שלום</h2><pre ${said}><code>x</code></pre><table ${said}><tr><td>1</td></tr></table>`,
    ),
  );
  expect(headings).toMatchObject([{ text: 'שלום', level: 2 }]);
  const { document } = new JSDOM(html).window;
  for (const holder of ['[data-heading] > h2', '[data-code] > pre', '[data-scroll] > table']) {
    const element = document.querySelector(holder)?.closest('[dir]');
    expect(element?.getAttribute('dir')).toBe('rtl');
    expect(element?.getAttribute('lang')).toBe('he');
  }
});

it('the card of a term says what it is about in a paragraph with a direction, too', () => {
  const [term] = glossaryTermsKind.release.terms;
  const link = `<a href="${paths.glossaryTerm(term?.slug ?? '')}">x</a>`;
  const { prose } = parsed(`<p data-block="glossary" dir="ltr">${link}</p>`);
  expect(prose?.textContent).toContain(term?.definition);
});
