import { describe, expect, it } from 'vitest';
import { importFile, readImport } from '../../factories/posts/imports.ts';
import { ghostExport, wordpressExport } from '../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { makeZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });

async function fromGhost(post: { html?: string | null; [field: string]: unknown }) {
  const { contentOf, items } = await importFile(testApp(), ghostExport([{ slug: 'one', ...post }]));
  return { content: contentOf('one'), notes: (await items())[0]?.notes };
}

async function fromWordpress(content: string, more = '') {
  const file = wordpressExport([{ id: 1, slug: 'one', content, more }]);
  const { contentOf, items, posts } = await importFile(testApp(), file);
  return { content: contentOf('one'), notes: (await items())[0]?.notes, post: posts[0] };
}

const picture = (name: string) => `<img src="https://cdn.example/${name}.jpg" alt="${name}">`;
const shown = (name: string) =>
  `<img src="https://cdn.example/${name}.jpg" alt="${name}" loading="lazy" decoding="async" />`;
const link = (href: string, words: string) =>
  `<a href="${href}" rel="noopener noreferrer" target="_blank">${words}</a>`;

describe('cards of Ghost', () => {
  it.each([
    [
      'a picture as wide as the page',
      `<figure class="kg-card kg-image-card kg-width-full">${picture('a')}<figcaption>By <em>Ann</em></figcaption></figure>`,
      `<figure data-width="wide">${shown('a')}<figcaption>By <em>Ann</em></figcaption></figure>`,
    ],
    [
      'a gallery',
      `<figure class="kg-card kg-gallery-card"><div class="kg-gallery-container"><div class="kg-gallery-row"><div class="kg-gallery-image">${picture('a')}</div><div class="kg-gallery-image">${picture('b')}</div></div></div><figcaption>Both</figcaption></figure>`,
      `<div data-block="gallery"><figure>${shown('a')}</figure><figure>${shown('b')}</figure></div>\n<p>Both</p>`,
    ],
    [
      'a callout',
      '<div class="kg-card kg-callout-card kg-callout-card-green"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Try <b>this</b></div></div>',
      '<div data-block="tip"><p>Try <b>this</b></p></div>',
    ],
    [
      'a toggle',
      '<div class="kg-card kg-toggle-card" data-kg-toggle-state="close"><div class="kg-toggle-heading"><h4 class="kg-toggle-heading-text">Why?</h4><button class="kg-toggle-card-icon"><svg><path/></svg></button></div><div class="kg-toggle-content"><p>Because.</p></div></div>',
      '<details><summary>Why?</summary><p>Because.</p></details>',
    ],
    [
      'a button',
      '<div class="kg-card kg-button-card kg-align-center"><a href="https://a.example/" class="kg-btn kg-btn-accent">Go</a></div>',
      `<p data-block="button">${link('https://a.example/', 'Go')}</p>`,
    ],
    [
      'a bookmark',
      '<figure class="kg-card kg-bookmark-card"><a class="kg-bookmark-container" href="https://a.example/x"><div class="kg-bookmark-content"><div class="kg-bookmark-title">A page</div><div class="kg-bookmark-description">About it</div><div class="kg-bookmark-metadata"><img class="kg-bookmark-icon" src="https://a.example/i.png"></div></div></a></figure>',
      `<p>${link('https://a.example/x', 'A page')}: About it</p>`,
    ],
    [
      'a video',
      '<figure class="kg-card kg-embed-card kg-card-hascaption"><iframe width="200" src="https://www.youtube.com/embed/SQEQr7c0-dw?feature=oembed" title="A talk"></iframe><figcaption>Said</figcaption></figure>',
      `<p data-block="video">${link('https://www.youtube.com/watch?v=SQEQr7c0-dw', 'A talk')}</p>`,
    ],
    [
      'code with its language',
      '<figure class="kg-card kg-code-card"><pre><code class="language-js">a &lt; b;\n\nc()</code></pre><figcaption>Listing</figcaption></figure>',
      '<pre><code class="language-js">a &lt; b;\n\nc()</code></pre>\n<p>Listing</p>',
    ],
    [
      'a header card',
      '<div class="kg-card kg-header-card"><div><h2 class="kg-header-card-heading">Big</h2><p class="kg-header-card-subheading">Small</p><a href="https://a.example/" class="kg-header-card-button">Go</a></div></div>',
      `<h2>Big</h2>\n<p>Small</p>\n<p data-block="button">${link('https://a.example/', 'Go')}</p>`,
    ],
  ])('%s', async (_what, html, content) => {
    const made = await fromGhost({ html: `<!--kg-card-begin: x-->${html}<!--kg-card-end: x-->` });
    expect(made.content).toBe(content);
    expect(made.notes?.filter((note) => !note.startsWith('Not in the file'))).toEqual([]);
  });

  it('that are no part of a post are left out and named', async () => {
    const made = await fromGhost({
      html: '<p>Text</p><iframe src="https://player.example/1"></iframe><video src="/a.mp4"></video><form><button>Join</button></form><style>p{}</style>',
    });
    expect(made.content).toBe(
      `<p>Text</p>\n<p>${link('https://player.example/1', 'player.example')}</p>`,
    );
    expect(made.notes).toEqual([
      'What was embedded from player.example is a link now.',
      'Left out: a video file (/a.mp4).',
      'Left out: a form.',
    ]);
  });
});

describe('posts of Ghost without HTML', () => {
  it('are read from Lexical', async () => {
    const text = (words: string, format = 0) => ({ type: 'extended-text', text: words, format });
    const lexical = JSON.stringify({
      root: {
        type: 'root',
        children: [
          { type: 'extended-heading', tag: 'h3', children: [text('Title')] },
          {
            type: 'paragraph',
            children: [
              text('plain <b> '),
              text('both', 3),
              { type: 'link', url: 'https://a.example/', children: [text('there', 16)] },
            ],
          },
          {
            type: 'list',
            listType: 'number',
            children: [{ type: 'listitem', children: [text('one')] }],
          },
          { type: 'codeblock', code: 'a < b', language: 'Go' },
          { type: 'callout', calloutText: '<b>Careful</b>', backgroundColor: 'yellow' },
          { type: 'toggle', heading: 'More', content: '<p>Text</p>' },
          { type: 'signup' },
        ],
      },
    });
    expect(await fromGhost({ html: null, lexical })).toEqual({
      content: [
        '<h3>Title</h3>',
        `<p>plain &lt;b&gt; <strong><em>both</em></strong>${link('https://a.example/', '<code>there</code>')}</p>`,
        '<ol><li>one</li></ol>',
        '<pre><code class="language-go">a &lt; b</code></pre>',
        '<div data-block="warning"><p><b>Careful</b></p></div>',
        '<details><summary>More</summary><p>Text</p></details>',
      ].join('\n'),
      notes: ['Left out: a sign-up form (under “Title”).'],
    });
  });

  it('are read from Mobiledoc', async () => {
    const mobiledoc = JSON.stringify({
      version: '0.3.1',
      atoms: [['soft-return', '', {}]],
      cards: [
        ['markdown', { markdown: '## From *Markdown*' }],
        ['paywall', {}],
      ],
      markups: [['strong'], ['a', ['href', 'https://a.example/']]],
      sections: [
        [
          1,
          'p',
          [
            [0, [], 0, 'A '],
            [0, [0, 1], 2, 'link'],
            [1, [], 0, 0],
            [0, [], 0, 'end'],
          ],
        ],
        [3, 'ul', [[[0, [], 0, 'point']]]],
        [10, 0],
        [10, 1],
      ],
    });
    expect(await fromGhost({ html: null, mobiledoc })).toEqual({
      content: `<p>A <strong>${link('https://a.example/', 'link')}</strong><br />end</p>\n<ul><li>point</li></ul>\n<h2>From <em>Markdown</em></h2>`,
      notes: [
        'What follows its paywall (under “From Markdown”) was for members only; it stays a draft.',
      ],
    });
  });

  it('are named where there is nothing to read', async () => {
    const { report, items } = await readImport(
      testApp(),
      ghostExport([
        { slug: 'one', html: null, lexical: '{"root":' },
        { slug: 'page', type: 'page' },
      ]),
    );
    expect(await items()).toMatchObject([
      { outcome: 'failed', notes: ['It holds no text.', 'Its text could not be read.'] },
      { outcome: 'waiting', notes: ['It was a page there, and is the draft of a post here.'] },
    ]);
    expect((await report()).summary?.leftOut).toEqual([]);
  });
});

describe('WordPress', () => {
  it.each([
    [
      'makes paragraphs and breaks of classic text, and none in code',
      'First\nline\n\n<h3>Title</h3>\nSecond\n\n<pre>a\n\nb</pre>',
      '<p>First<br />line</p>\n<h3>Title</h3>\n<p>Second</p>\n<pre><code>a\n\nb</code></pre>',
    ],
    [
      'knows captions',
      `[caption id="attachment_1" align="alignnone" width="300"]<a href="https://cdn.example/big.jpg">${picture('a')}</a> The <em>words</em>[/caption]`,
      `<figure>${shown('a')}<figcaption>The <em>words</em></figcaption></figure>`,
    ],
    [
      'knows code in shortcodes, and leaves shown ones alone',
      '[sourcecode language="php"]\n<?php echo 1;\n[/sourcecode]\n\nUse [[gallery]] and [1].',
      '<pre><code class="language-php">&lt;?php echo 1;</code></pre>\n<p>Use [gallery] and [1].</p>',
    ],
    [
      'embeds by address',
      'https://youtu.be/SQEQr7c0-dw\n\n[embed]https://www.youtube.com/watch?v=SQEQr7c0-dw[/embed]',
      `<p data-block="video">${link('https://www.youtube.com/watch?v=SQEQr7c0-dw', 'Watch the video')}</p>\n<p data-block="video">${link('https://www.youtube.com/watch?v=SQEQr7c0-dw', 'Watch the video')}</p>`,
    ],
    [
      'reads its blocks',
      [
        `<!-- wp:image {"align":"wide"} -->\n<figure class="wp-block-image alignwide">${picture('a')}</figure>\n<!-- /wp:image -->`,
        `<!-- wp:gallery -->\n<figure class="wp-block-gallery has-nested-images"><!-- wp:image -->\n<figure class="wp-block-image">${picture('b')}<figcaption>B</figcaption></figure>\n<!-- /wp:image --></figure>\n<!-- /wp:gallery -->`,
        '<!-- wp:embed {"url":"https://youtu.be/SQEQr7c0-dw"} -->\n<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/SQEQr7c0-dw\n</div><figcaption>Talk</figcaption></figure>\n<!-- /wp:embed -->',
        '<!-- wp:details -->\n<details class="wp-block-details"><summary>More</summary><!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph --></details>\n<!-- /wp:details -->',
        '<!-- wp:buttons -->\n<div class="wp-block-buttons"><!-- wp:button -->\n<div class="wp-block-button"><a class="wp-block-button__link" href="https://a.example/">Go</a></div>\n<!-- /wp:button --></div>\n<!-- /wp:buttons -->',
      ].join('\n\n'),
      [
        `<figure data-width="wide">${shown('a')}</figure>`,
        `<div data-block="gallery"><figure>${shown('b')}<figcaption>B</figcaption></figure></div>`,
        `<p data-block="video">${link('https://www.youtube.com/watch?v=SQEQr7c0-dw', 'Talk')}</p>`,
        '<details><summary>More</summary>\n<p>Text</p>\n</details>',
        `<p data-block="button">${link('https://a.example/', 'Go')}</p>`,
      ].join('\n'),
    ],
  ])('%s', async (_what, written, content) => {
    expect((await fromWordpress(written)).content).toBe(content);
  });

  it('names what it draws by itself and the shortcodes of plugins', async () => {
    const drawn = await fromWordpress(
      '<!-- wp:paragraph -->\n<p>Text</p>\n<!-- /wp:paragraph -->\n<!-- wp:latest-posts {"a":{"b":1}} /-->',
    );
    expect(drawn.notes).toEqual(['Left out: what WordPress draws by itself (latest-posts).']);
  });

  it('brings shortcodes of plugins to their words', async () => {
    const made = await fromWordpress('[note color="red"]Words[/note] and [contact-form id="7"]');
    expect(made.content).toBe('<p>Words and </p>');
    expect(made.notes).toEqual([
      'Left out: the shortcode [note color="red"], but for the words in it.',
      'Left out: the shortcode [contact-form id="7"].',
    ]);
  });

  it('fills in details, and the cover by its attachment', async () => {
    const { post } = await fromWordpress(
      'Text',
      `<category domain="category" nicename="f"><![CDATA[Field notes]]></category>
       <category domain="post_tag" nicename="s"><![CDATA[Stone &amp; sand]]></category>
       <wp:postmeta><wp:meta_key>_yoast_wpseo_metadesc</wp:meta_key><wp:meta_value><![CDATA[Found by this]]></wp:meta_value></wp:postmeta>`,
    );
    expect(post).toMatchObject({
      ...{ byline: 'Ann Archer', metaDescription: 'Found by this' },
      publishedAt: new Date('2019-05-04T10:00:00Z'),
    });
    const { prisma } = testApp().deps.db;
    expect(
      await prisma.blogCategory.findUnique({ where: { id: post?.categoryId ?? 0 } }),
    ).toMatchObject({
      ...{ name: 'Field notes', slug: 'field-notes', description: 'From outside' },
    });
    expect(await prisma.tag.findMany()).toMatchObject([{ name: 'Stone & sand' }]);
  });

  it('takes no longer for a text that is made to take long', async () => {
    const many = 30_000;
    const texts = [
      '[a] '.repeat(many),
      '[[a '.repeat(many),
      `${'[a]'.repeat(many)}${'[/a]'.repeat(many)}`,
      'line<br>'.repeat(many),
      '<br '.repeat(many),
      '<strong>'.repeat(many),
    ];
    const posts = texts.map((content, id) => ({ id: id + 1, slug: `p${id}`, content }));
    const { report } = await readImport(testApp(), wordpressExport(posts), 'export.xml');
    expect((await report()).state).toBe('ready');
    const long = wordpressExport([{ id: 1, slug: 'long', content: 'x'.repeat(3_000_000) }]);
    const { items } = await readImport(testApp(), long, 'export.xml');
    expect((await items())[0]?.notes).toContain('Its text is too long.');
  });

  it('says that a file without an end is not whole, and expands nothing', async () => {
    const whole = wordpressExport([{ id: 1, slug: 'one', content: 'Text' }]);
    const bomb = whole.replace(
      '<rss',
      '<!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>\n<rss',
    );
    const cut = bomb.replace('Post one', '&b;&x;').replace('</channel>\n</rss>', '');
    const { report, items } = await readImport(testApp(), cut, 'export.xml');
    expect((await items())[0]?.title).toBe('&b;&x;');
    expect((await report()).summary?.leftOut).toEqual([
      'The file has no end: what is missing there was not seen.',
    ]);
  });
});

describe('Markdown', () => {
  it('reads what Jekyll and Hugo write in front, and the rest as a post', async () => {
    const zip = await makeZip({
      'blog/2019-05-12-a-walk.md':
        '---\ntitle: "A walk"\ncategories: [Walks, Summer]\ntags: Stone, Sand\nauthor: Ann\npermalink: /walks/a/\nredirect_from:\n  - /old-walk\n  - https://evil.example/\n---\n\nUp **there**.\n\n```js\nrun()\n```\n',
      'blog/fern/index.md': '# The *fern* &amp; more\n\nIt grows.\n',
      'blog/draft.md':
        '---\ntitle: Not yet\ndate: 2020-01-01\ndraft: true\nauthor:\n  name: Bo\n---\nText',
      'README.md': '# About',
      'blog/broken.md': '---\ntitle: [\n---\nText',
      '__MACOSX/blog/._x.md': 'nothing',
    });
    const { posts, report, contentOf } = await importFile(testApp(), zip, { isPublishing: true });
    expect(posts.map(({ slug, title, isPublished }) => [slug, title, isPublished])).toEqual([
      ['a-walk', 'A walk', true],
      ['draft', 'Not yet', false],
      ['fern', 'The fern & more', false],
    ]);
    expect(posts[1]?.byline).toBe('Bo');
    expect(posts[0]).toMatchObject({ byline: 'Ann', publishedAt: new Date('2019-05-12') });
    expect(contentOf('a-walk')).toBe(
      '<p>Up <strong>there</strong>.</p>\n<pre><code class="language-js">run()\n</code></pre>',
    );
    expect((await report()).summary).toMatchObject({
      ...{ source: 'markdown', newCategories: ['Walks'], newTags: ['Sand', 'Stone', 'Summer'] },
      leftOut: ['README.md, which is no post', expect.stringMatching(/^blog\/broken\.md: /)],
    });
    const addresses = await testApp().deps.db.prisma.postFormerAddress.findMany();
    expect(addresses.map(({ path }) => path).sort()).toEqual(['/old-walk', '/walks/a']);
  });

  it('gives two posts of one slug two, and one that is none a good one', async () => {
    const zip = await makeZip({
      'a.md': '---\ntitle: One\nslug: Straße & Über\n---\nText',
      'b.md': '---\ntitle: Two\nslug: same\n---\nText',
      'c.md': '---\ntitle: Three\nslug: same\n---\nText',
      'd.md': '---\ntitle: 你好\nslug: 你好\n---\nText',
    });
    const { posts } = await importFile(testApp(), zip);
    expect(posts.map(({ slug }) => slug)).toEqual(['stra-e-uber', 'same', 'same-2', 'post-4']);
  });
});

it('leaves out a Markdown file with broken front matter, and names the line', async () => {
  const { report } = await readImport(
    testApp(),
    '---\ntitle: A\ntags: b: c\n---\n\nText.\n',
    'a.md',
  );
  const { summary } = await report();
  expect(summary?.leftOut).toEqual([
    'a.md: Nested mappings are not allowed in compact mappings at line 2',
  ]);
});
