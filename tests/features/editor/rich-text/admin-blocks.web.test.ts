import { describe, expect, it } from 'vitest';
import {
  findLosses,
  throughRichText,
} from '../../../../src/features/editor/web/rich-text/find-losses.ts';
import {
  calloutKinds,
  linkBlockKinds,
  pictureWidthNames,
  postTags,
} from '../../../../src/features/posts/post-markup.ts';
import { sanitizePostHtml } from '../../../../src/features/posts/server/texts/post-html.ts';

const picture = '<img src="/media/a.webp" alt="A map" width="40" height="30">';
const figure = `<figure>${picture}<figcaption>A <em>map</em></figcaption></figure>`;

const blocks: readonly (readonly [string, string])[] = [
  ['a picture with a caption', figure],
  ['a picture without one', `<figure>${picture}</figure>`],
  ...pictureWidthNames.map(
    (width) =>
      [`a ${width} picture`, figure.replace('<figure', `<figure data-width="${width}"`)] as const,
  ),
  ['a gallery', `<div data-block="gallery">${figure}<figure>${picture}</figure></div>`],
  ...calloutKinds.map(
    (kind) =>
      [
        `a ${kind}`,
        `<div data-block="${kind}"><p>Mind <strong>it</strong>.</p><ul><li>a</li></ul></div>`,
      ] as const,
  ),
  ['a fold', '<details><summary>Why?</summary><p>Because.</p><p>So.</p></details>'],
  ...linkBlockKinds.map(
    (kind) => [`a ${kind} block`, `<p data-block="${kind}"><a href="/tips">Go on</a></p>`] as const,
  ),
  [
    'a table with a head',
    '<table><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><strong>2</strong></td></tr></tbody></table>',
  ],
  [
    'a table with cells of several rows and columns',
    '<table><tbody><tr><td rowspan="2">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td colspan="2"><p>4</p><p>5</p></td></tr></tbody></table>',
  ],
  [
    'a table with a caption, as it is',
    '<table><caption>T</caption><tbody><tr><td>1</td></tr></tbody></table>',
  ],
  [
    'a figure of something else, as it is',
    '<figure><pre><code>x</code></pre><figcaption>C</figcaption></figure>',
  ],
  ['code of a language', '<pre><code class="language-typescript">const a = 1;</code></pre>'],
  [
    'list items that begin with a picture, a figure, a gallery or what is kept as it is',
    `<ul><li>${picture}</li><li>${figure}</li><li><div data-block="gallery">${figure}</div></li><li><dl><dt>a</dt><dd>b</dd></dl></li></ul>`,
  ],
  ['a quote', '<blockquote><p>Said</p><p><cite>Her</cite></p></blockquote>'],
];

describe('a block goes from the editor to the server and back unchanged', () => {
  it.each(blocks)('%s', (_name, html) => {
    expect(findLosses(html)).toEqual([]);
    expect(throughRichText(html)).toBe(html);
    const stored = sanitizePostHtml(html);
    expect(sanitizePostHtml(throughRichText(stored))).toBe(stored);
    expect(throughRichText(stored).replace(/ (?:loading|decoding)="\w+"/g, '')).toBe(html);
  });
});

const places: Record<string, (it: string) => string> = {
  li: (it) => `<ul>${it}</ul>`,
  dt: (it) => `<dl>${it}<dd>y</dd></dl>`,
  dd: (it) => `<dl><dt>y</dt>${it}</dl>`,
  img: () => picture,
  hr: () => '<hr>',
  br: () => '<p>x<br>y</p>',
  a: () => '<p><a href="/tips">x</a></p>',
  figcaption: () => figure,
  figure: () => figure,
  summary: () => '<details><summary>x</summary><p>y</p></details>',
  details: () => '<details><summary>x</summary><p>y</p></details>',
  ...Object.fromEntries(
    ['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption'].map((tag) => [
      tag,
      () =>
        '<table><caption>c</caption><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table>',
    ]),
  ),
};

it.each([...postTags])('what the server takes, rich text holds: <%s>', (tag) => {
  const html = places[tag]?.(`<${tag}>x</${tag}>`) ?? `<${tag}>x</${tag}>`;
  expect(sanitizePostHtml(html)).toContain(`<${tag}`);
  expect(findLosses(html)).toEqual([]);
});

const inHebrew = (tag: string, html: string) =>
  html.replace(new RegExp(`<${tag}\\b`), `<${tag} dir="rtl" lang="he"`);

it.each([...postTags])('direction and language stay with <%s>', (tag) => {
  const html = inHebrew(tag, places[tag]?.(`<${tag}>x</${tag}>`) ?? `<${tag}>x</${tag}>`);
  expect(sanitizePostHtml(html)).toMatch(new RegExp(`<${tag}\\b[^>]* dir="rtl" lang="he"`));
  expect(findLosses(html)).toEqual([]);
});

it.each([
  ['a button', 'p', '<p data-block="button"><a href="/tips">Go on</a></p>'],
  ['the link of a button', 'a', '<p data-block="button"><a href="/tips">Go on</a></p>'],
  ['a note', 'div', '<div data-block="note"><p>Mind it.</p></div>'],
  ['a gallery', 'div', `<div data-block="gallery">${figure}</div>`],
  ['a table', 'table', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
  ['a part of several blocks', 'div', '<div><p>One.</p><p>Two.</p></div>'],
])('direction and language stay with %s', (_name, tag, block) => {
  const html = inHebrew(tag, block);
  expect(findLosses(html)).toEqual([]);
  expect(findLosses(sanitizePostHtml(html))).toEqual([]);
});

it('a direction or a language that is none is dropped', () => {
  const html =
    '<p dir="up" lang="he_IL">a</p><p dir="auto" lang="zh-Hant">b</p><p dir="RTL" lang="1">c</p>';
  expect(sanitizePostHtml(html)).toBe(
    '<p>a</p><p dir="auto" lang="zh-Hant">b</p><p dir="RTL">c</p>',
  );
});

it('a block of a name that nobody knows is an ordinary piece', () => {
  expect(sanitizePostHtml('<div data-block="x" class="y"><p data-block="note">a</p></div>')).toBe(
    '<div><p>a</p></div>',
  );
});
