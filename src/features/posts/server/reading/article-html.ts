import hljs from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import ini from 'highlight.js/lib/languages/ini';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { LinkedTerm } from '../../../glossary/term-mentions.ts';
import type { CodeLanguage } from '../../code-languages.ts';
import { headingIds } from '../../heading-ids.ts';
import { scriptAttributesPattern } from '../../post-markup.ts';
import type { ArticleHeading } from '../../posts.ts';
import { articleHtmlWords as words } from '../../words/posts-words.ts';
import { type CardTexts, withCardTexts } from '../post-cards.ts';
import { withTermLinks } from './term-links.ts';

const phrasing =
  '(?:[^<]|</?(?:a|abbr|b|br|cite|code|del|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u)(?:\\s[^<>]*)?/?>)*?';

const said = scriptAttributesPattern;

/**
 * Parts of a post that get a box or an anchor. The expression relies on sanitized HTML: all elements are closed, headings, tables
 * and `pre` carry only direction and language, and `<` in text is escaped.
 * Nested tables stay as they are: browsers move misplaced elements, so a box would end elsewhere.
 */
const pieces = new RegExp(
  `<(h[23])(${said})>(${phrasing})</\\1>|<pre(${said})>(${phrasing})</pre>|<table${said}>|</table>`,
  'gs',
);
const plainCode = /^<code(?: class="language-([^"]+)")?>([^<]*)<\/code>\s*$/;

/** Characters per post. Coloring this many takes up to 7 ms, and a post may be fifty times as long. */
const maxColoredLength = 10_000;

/** Limits the list of contents, which the server's main thread renders. */
const mostListed = 500;

/** Markup around 50,000 headings is 7 MB and blocks the main thread for half a second. Headings beyond the limit keep their ids. */
const mostBoxed = 1_000;

const characters: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decoded(html: string): string {
  return html.replace(/&(lt|gt|quot|amp);/g, (whole, name: string) => characters[name] ?? whole);
}

const tableEdges = new RegExp(`<table${said}>|</table>`, 'g');

/** Returns start and end offsets of tables, except tables that hold a table or stand in one. */
function edgesOfPlainTables(html: string): Set<number> {
  const edges = new Set<number>();
  const open: number[] = [];
  let tables = 0;
  for (const { 0: tag, index } of html.matchAll(tableEdges)) {
    if (tag !== '</table>') {
      tables += 1;
      open.push(index);
      continue;
    }
    const start = open.pop();
    if (open.length > 0 || start === undefined) continue;
    if (tables === 1) edges.add(start).add(index);
    tables = 0;
  }
  return edges;
}

/** The tabindex makes the box scrollable by keyboard. */
function scrollBox(label: string): string {
  return `data-scroll role="group" aria-label="${label}" tabindex="0"`;
}

/**
 * Draws sanitized HTML for the page of a post: headings with anchors, scrolling tables, colored code.
 * See docs/decisions/post-content.md.
 */
export function articleHtml(
  html: string,
  cards: CardTexts = {},
  terms: readonly LinkedTerm[] = [],
): { html: string; headings: ArticleHeading[] } {
  const headings: ArticleHeading[] = [];
  const idOf = headingIds();
  let colorable = maxColoredLength;
  let boxed = 0;
  let isTableBoxed = false;
  const takesBox = () => {
    boxed += 1;
    return boxed <= mostBoxed;
  };

  const heading = (tag: string, script: string, inner: string, whole: string) => {
    const plain = inner
      .replace(/<[^>]*>/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    if (plain === '') return whole;
    const text = decoded(plain);
    const id = idOf(text);
    if (headings.length < mostListed) headings.push({ id, text, level: tag === 'h2' ? 2 : 3 });
    if (!takesBox()) return `<${tag}${script} id="${id}">${inner}</${tag}>`;
    const label = words.linkToSection(plain.replaceAll('"', '&quot;'));
    return `<div data-heading="${tag}"${script}><${tag} id="${id}">${inner}</${tag}><a href="#${id}" aria-label="${label}"><span aria-hidden="true">#</span></a></div>`;
  };

  const code = (script: string, inner: string, whole: string) => {
    if (!takesBox()) return whole;
    const [, mark, escaped] = plainCode.exec(inner) ?? [];
    const isColorable = mark !== undefined && escaped !== undefined && escaped.length <= colorable;
    const colored = isColorable ? coloredCode(decoded(escaped), mark) : null;
    if (colored !== null) colorable -= escaped?.length ?? 0;
    const label = mark === undefined ? words.plainText : languageLabel(mark);
    const body = colored === null ? inner : `<code>${colored}</code>`;
    return `<div data-code><p><span>${label}</span></p><pre${script} ${scrollBox(words.code)}>${body}</pre></div>`;
  };

  const withCards = withCardTexts(withTermLinks(html, terms), cards);
  const edges = edgesOfPlainTables(withCards);
  const drawn = withCards.replace(
    pieces,
    (
      whole,
      tag: string | undefined,
      ofHeading = '',
      title: string | undefined,
      ofPre = '',
      pre: string | undefined,
      at: number,
    ) => {
      if (tag !== undefined && title !== undefined) return heading(tag, ofHeading, title, whole);
      if (pre !== undefined) return code(ofPre, pre, whole);
      if (!edges.has(at)) return whole;
      if (whole === '</table>') return isTableBoxed ? `${whole}</div>` : whole;
      isTableBoxed = takesBox();
      return isTableBoxed ? `<div ${scrollBox(words.table)}>${whole}` : whole;
    },
  );
  return { html: drawn, headings };
}

const languages = {
  bash,
  css,
  diff,
  go,
  ini,
  javascript,
  json,
  markdown,
  python,
  sql,
  typescript,
  xml,
  yaml,
} satisfies Record<CodeLanguage, unknown>;

for (const [name, grammar] of Object.entries(languages)) hljs.registerLanguage(name, grammar);

function languageLabel(mark: string): string {
  return hljs.getLanguage(mark)?.name?.split(',')[0] ?? mark;
}

function coloredCode(code: string, mark: string): string | null {
  if (!hljs.getLanguage(mark)) return null;
  return hljs.highlight(code, { language: mark, ignoreIllegals: true }).value;
}
