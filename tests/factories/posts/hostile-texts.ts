import { postAttributes, postTags } from '../../../src/features/posts/post-markup.ts';

export type HostileFormat = 'html' | 'md' | 'mdx' | 'xml' | 'json';

export interface HostilePattern {
  name: string;
  format: HostileFormat;
  build(length: number): string;
}

const times = (unit: string, length: number) =>
  unit.repeat(Math.max(1, Math.floor(length / unit.length)));

interface Frame {
  head?: string;
  tail?: string;
  escaped?: (text: string) => string;
}

function repeated(
  format: HostileFormat,
  units: readonly string[],
  { head = '', tail = '', escaped = (text) => text }: Frame = {},
): HostilePattern[] {
  return units.map((unit) => ({
    name: `${format}: ${head.slice(-20).replace(/\s+/g, ' ')}${JSON.stringify(unit)} …`,
    format,
    build: (length) => `${head}${escaped(times(unit, length - head.length - tail.length))}${tail}`,
  }));
}

function nested(format: HostileFormat, pairs: readonly (readonly [string, string])[]) {
  return pairs.map(
    ([open, close]): HostilePattern => ({
      name: `${format}: ${open} in ${open}`,
      format,
      build: (length) => {
        const depth = Math.max(1, Math.floor(length / (open.length + close.length)));
        return open.repeat(depth) + close.repeat(depth);
      },
    }),
  );
}

const strangeTags =
  'script style iframe svg math form input template noscript object plaintext textarea title select option button video xmp marquee frameset body html head base link meta h1 center font x-y'.split(
    ' ',
  );

const strangeAttributes =
  'style onclick id class srcset srcdoc rel target xlink:href data-block data-width name'.split(
    ' ',
  );
const attributes = [...new Set([...Object.values(postAttributes).flat(), ...strangeAttributes])];

const entities = ['&amp;', '&lt;', '&nbsp;', '&#60;', '&#x3c;', '&', '&am', '&#', '&#x110000;'];

const marks = [
  ...['<', '>', '<!', '<!--', '-->', '<!-- -->', '<![CDATA[', ']]>', '<?', '</', '</p>', '</x>'],
  ...['"', "'", '=', '\0', '\u202e', '\u00a0', '😀', 'é', 'a', ' ', '\n', '\t', '{{', '[', '\\'],
  ...['<a href="', "<a href='/", '<img src="data:', '<p a=', '<p/', '< p>', '<p <p ', '&lt;p&gt;'],
  ...['<a href="javascript:a">', '<img src="/media/a-w1.jpg">', 'href="/', ' srcset="/a, '],
  ...['<pre><code class="language-html">', '<h2>a</h2>', '<p data-block="video">'],
];

const facts = [
  ...['1 ', '1,', '$1', '1k ', '1 to ', '“', '„', '"a" ', '‘', '. ', '!a', '?', 'Ab ', 'A1 '],
  ...['Mr. ', 'Jan ', 'v1.', 'twenty ', 'one in ', '+1 ', 'http://', 'a.b/', '2020-', 'Ab: '],
];

const htmlPatterns = [
  ...repeated(
    'html',
    [...postTags, ...strangeTags].map((tag) => `<${tag}>`),
  ),
  ...repeated(
    'html',
    attributes.map((name) => `<p ${name}="a">b</p>`),
  ),
  ...repeated(
    'html',
    attributes.map((name) => ` ${name}="a"`),
    { head: '<p', tail: '>a</p>' },
  ),
  ...repeated('html', [...entities, ...marks, ...facts]),
  ...nested(
    'html',
    ['b', 'div', 'blockquote', 'span', 'details', 'em', 'x-y'].map(
      (tag) => [`<${tag}>`, `</${tag}>`] as const,
    ),
  ),
  ...nested('html', [
    ['<ul><li>', '</li></ul>'],
    ['<table><tr><td>', '</td></tr></table>'],
    ['<dl><dd>', '</dd></dl>'],
  ]),
];

const markdownPatterns = [
  ...repeated('md', [
    ...['> ', '>', '>- ', '> a\n', '- ', '* ', '1. ', '- a\n', '  - a\n', '1. a\n', '- [ ] a\n'],
    ...['*', '**a', '**a ', '*a ', '_a_', '__a', '~~a', '***', '`', '``a', '```\n', '~~~\n'],
    ...['[', '![', '[a](', '[a](<', '![a](b "', '[a][', '[a]: b\n', '[^1]: a\n', '[^1]', '[]('],
    ...['# ', '#', '# a\n', 'a\n===\n', '---\n', '***\n', '    a\n', '\t', '\\', '|a|b|\n|-|-|\n'],
    ...['a|', '|', '<a ', '<div>\n', '<!--', 'http://', 'www.a', 'a@b.', '&', '\n', 'a  \n'],
  ]),
  ...repeated('md', [
    ...['{% include a %}', '{%', '{{', '{% raw %}', '{% highlight a %}', '{{< a >}}', '{{% a %}}'],
    ...[':::note\n', '{: .a}\n', '{{< a "', '{% a', '{% endraw %}', '> [!NOTE]\n', '{{< /a >}}'],
  ]),
  ...repeated(
    'md',
    ['a: b\n', '- a\n', '[', '{', '&a ', '*a ', '"', '? ', '!!a ', '# a\n', 'a: [', '- - '],
    { head: '---\n', tail: '\n---\n\na\n' },
  ),
  ...repeated('md', ['[a]\n', 'a.', 'a = "', '[[a]]\n', 'a = ['], {
    head: '+++\n',
    tail: '\n+++\n\na\n',
  }),
  ...repeated('mdx', [
    ...['<A>', '<A b={', '<A b="c" />', '{', '{/*', '{`', '<>', 'import a from "b"\n'],
    ...['export const a = 1\n', 'import {', '<A.', '</A>'],
  ]),
];

const wxrHead =
  '<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>';
const wxrItem = `${wxrHead}<item><title>a</title><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><content:encoded><![CDATA[`;
const wxrTail = ']]></content:encoded></item></channel></rss>';
const ghostHead =
  '{"db":[{"meta":{"version":"5.0.0"},"data":{"posts":[{"id":"1","title":"a","slug":"a","status":"published","type":"post","html":"';
const ghostTail = '"}]}}]}';
const inJson = (text: string) => JSON.stringify(text).slice(1, -1);

const exportPatterns = [
  ...repeated(
    'xml',
    [
      ...[
        '<item>',
        '<item></item>',
        '</item>',
        '<wp:postmeta>',
        '<category>',
        '<![CDATA[',
        '&amp;',
      ],
      ...['<content:encoded>', '<!ENTITY a "b">', '<wp:a b="', '<?a', '<!--', '&', '<'],
    ],
    { head: wxrHead },
  ),
  ...repeated(
    'xml',
    [
      ...['[caption]', '[gallery]', '[', '[a b="', '[/a]', '<!-- wp:paragraph -->', '<!-- wp:a {'],
      ...['<!-- /wp:a -->', '\n\n', '<!--more-->', '[caption]a[/caption]', '<p>', '<div>'],
    ],
    { head: wxrItem, tail: wxrTail },
  ),
  ...repeated('json', ['[', '{"a":', '"', '[],', '{"posts":[']),
  ...repeated(
    'json',
    [
      ...['<!--kg-card-begin: html-->', '<div class="kg-card">', '<figure class="kg-card">', '<p>'],
      ...[
        '<!--kg-card-end: html-->',
        '<figure class="kg-card kg-gallery-card">',
        '<!--members-only-->',
      ],
    ],
    { head: ghostHead, tail: ghostTail, escaped: inJson },
  ),
];

export const hostilePatterns: readonly HostilePattern[] = [
  ...htmlPatterns,
  ...markdownPatterns,
  ...exportPatterns,
];
