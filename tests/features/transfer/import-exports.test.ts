import { describe, expect, it } from 'vitest';
import { exportFile, exportFolder } from '../../factories/exports/export-files.ts';
import { importFile, readImport } from '../../factories/posts/imports.ts';
import { ghostExport } from '../../factories/posts/post-file.ts';
import { temporaryDataDir } from '../../setup/database/temporary-data-dir.ts';
import { setUpTestApp } from '../../setup/harness.ts';
import { makeZip } from '../../setup/zip.ts';

const testApp = setUpTestApp({ env: { DATA_DIR: temporaryDataDir() } });

async function published(file: string | Buffer, name = 'export') {
  const made = await importFile(testApp(), file, { name, isPublishing: true });
  const items = await made.items();
  const notesOf = (slug: string) => items.find((item) => item.slug === slug)?.notes ?? [];
  const isPublic = (slug: string) => made.posts.find((post) => post.slug === slug)?.isPublished;
  const postOf = (slug: string) => made.posts.find((post) => post.slug === slug);
  const shown = async (slug: string) =>
    (await testApp().app.inject({ url: `/api/blog/posts/${slug}` })).statusCode;
  return { ...made, all: items, notesOf, isPublic, postOf, shown };
}

describe('what was not public where it came from (security row 81)', () => {
  it('of Ghost 6 comes in as a draft, each post with its reason', async () => {
    const { isPublic, notesOf, shown } = await published(await exportFile('ghost-6.json'));
    const held: [string, string][] = [
      ['letter-to-members', 'It was for members only and stays a draft.'],
      [
        'letter-to-members',
        'What follows its paywall (at its beginning) was for members only; it stays a draft.',
      ],
      ['the-ledger', 'It was for paying members only and stays a draft.'],
      ['for-gold', 'It was for members of some tiers only (Gold) and stays a draft.'],
      [
        'three-loaves',
        'A part of it (under “The second loaf”) was for paying members only; it stays a draft.',
      ],
      ['friday-mail', 'It was sent by e-mail only and stays a draft.'],
      ['mail-with-a-page', 'It was sent by e-mail only and stays a draft.'],
      [
        'next-week',
        'A part of it (at its beginning) was for paying members only; it stays a draft.',
      ],
    ];
    for (const [slug, reason] of held) {
      expect(notesOf(slug), slug).toContain(reason);
      expect(isPublic(slug), slug).toBe(false);
      expect(await shown(slug), slug).toBe(404);
    }
    expect(['welcome', 'bread-for-all', 'easter'].map(isPublic)).toEqual([true, true, true]);
    expect([await shown('welcome'), await shown('easter')]).toEqual([200, 404]);
  });

  it('of a Ghost behind a password stays a draft, whatever a post says', async () => {
    const settings = [{ key: 'is_private', value: 'true' }];
    const { isPublic, notesOf } = await published(ghostExport([{ slug: 'one' }], { settings }));
    expect(isPublic('one')).toBe(false);
    expect(notesOf('one')).toEqual(['The whole site was behind a password; it stays a draft.']);
  });

  it('of WordPress comes in as a draft: passwords, private posts, plugins for members', async () => {
    const { isPublic, notesOf, shown } = await published(
      await exportFile('wordpress-theme-test.xml'),
      'export.xml',
    );
    const held: [string, string][] = [
      ['template-password-protected', 'It had a password and stays a draft.'],
      ['for-the-editors', 'It was private and stays a draft.'],
      [
        'for-subscribers',
        'It was for members only, as its field _jetpack_newsletter_access says, and stays a draft.',
      ],
      [
        'for-subscribers',
        'What the block jetpack/paywall holds was not for everybody; it stays a draft.',
      ],
      [
        'partly-restricted',
        'What the shortcode [restrict] holds was not for everybody; it stays a draft.',
      ],
    ];
    for (const [slug, reason] of held) {
      expect(notesOf(slug), slug).toContain(reason);
      expect(isPublic(slug), slug).toBe(false);
      expect(await shown(slug), slug).toBe(404);
    }
    expect(['draft', 'template-comments'].map(isPublic)).toEqual([false, true]);
    expect([await shown('scheduled'), await shown('template-comments')]).toEqual([404, 200]);
  });

  it('is not made public by a date that is still to come', async () => {
    const later = '2099-04-01T06:00:00.000Z';
    const { postOf, shown } = await published(
      ghostExport([{ slug: 'one', status: 'published', published_at: later }]),
    );
    expect(postOf('one')).toMatchObject({ isPublished: true, publishedAt: new Date(later) });
    expect(await shown('one')).toBe(404);
  });

  it('is published by somebody who says that it may be', async () => {
    const { caller, postOf, shown } = await published(await exportFile('ghost-6.json'));
    const id = postOf('the-ledger')?.id ?? 0;
    await caller.admin.posts.release({ id });
    await caller.admin.posts.publish({ id });
    expect(await shown('the-ledger')).toBe(200);
  });

  it('is looked for in a time that grows with the text alone', async () => {
    const many = 60_000;
    const texts = ['<!--kg-gated-block:begin ', '<h2>', '<!-- wp:a ', '<!--members-only', '<h2 '];
    const posts = texts.map((text, index) => ({ slug: `p${index}`, html: text.repeat(many) }));
    const { report } = await published(ghostExport(posts));
    expect((await report()).state).toBe('done');
  }, 30_000);
});

describe('what has no place here is named, one by one', () => {
  it('of Ghost 6: files, forms, second authors, pages, snippets', async () => {
    const { contentOf, notesOf, postOf, report } = await published(
      await exportFile('ghost-6.json'),
    );
    expect(postOf('welcome')?.byline).toBe('Ann Archer and Bo Baker');
    expect(contentOf('welcome')).toContain(
      '<p><a href="/content/files/2025/03/sourdough.pdf">Sourdough in one page</a> (sourdough.pdf, 121 KB): To print</p>',
    );
    expect(contentOf('next-week')).toContain('<a href="https://files.bakery.example/plan.pdf"');
    expect(notesOf('welcome')).toEqual([
      'It was featured there; here it stands in its place by date.',
      'Left out: code of its own.',
      'Left out: the internal tag #front.',
      'The file sourdough.pdf (under “The recipe”) was not taken along: its link leads to where it was, /content/files/2025/03/sourdough.pdf',
      'Left out: a sound file (__GHOST_URL__/content/media/2025/03/bell.mp3) (under “The recipe”).',
      'Left out: a sign-up form (under “The recipe”).',
      'Not in the file, still shown from where it is: https://cdn.bakery.example/card.jpg',
    ]);
    expect(postOf('about-us')).toMatchObject({ isPublished: false, title: 'About us' });
    expect(notesOf('about-us')).toEqual(['It was a page there, and is the draft of a post here.']);
    expect((await report()).summary?.leftOut).toEqual([
      'The snippet “Opening hours”',
      'The newsletter “Friday mail”',
    ]);
  });

  it('of WordPress: comments, pings, second authors, fields, shortcodes, menus', async () => {
    const file = await exportFile('wordpress-theme-test.xml');
    const { contentOf, notesOf, postOf, report } = await published(file, 'export.xml');
    expect(notesOf('template-comments')).toEqual([
      '2 comments were left out.',
      'Comments that nobody was shown were left out: 2.',
    ]);
    expect(notesOf('template-pingbacks-and-trackbacks')).toEqual([
      '1 comment was left out.',
      'Pingbacks were left out: 2.',
    ]);
    expect(postOf('post-format-gallery')?.byline).toBe('Theme Demo and Chip Bennett');
    for (const id of ['12', '13']) {
      expect(notesOf('post-format-gallery')).toContainEqual(
        expect.stringContaining(`Left out: the shortcode [contact-form-7 id="${id}"`),
      );
    }
    expect(contentOf('post-format-gallery')).toContain('<a href="https://vimeo.com/22884674"');
    expect(contentOf('post-format-video-youtube').match(/data-block="video"/g)).toHaveLength(2);
    expect(contentOf('notes-below')).toContain(`A claim${number(1)} and another${number(2)}.`);
    expect(contentOf('notes-below')).toContain(
      '<h2>Footnotes</h2>\n<ol><li>Seen <em>here</em>.</li><li>And there.</li></ol>',
    );
    expect(contentOf('notes-below').match(/plan\.pdf/g)).toHaveLength(1);
    expect(postOf('about')).toMatchObject({ isPublished: false });
    expect((await report()).summary?.leftOut).toEqual([
      'The menu entry “Home”',
      'The reusable block “Subscribe to us”',
      '“Thrown away”, which was in the trash',
    ]);
  });
});

const video = (words: string) =>
  `<p data-block="video"><a href="https://www.youtube.com/watch?v=SQEQr7c0-dw" rel="noopener noreferrer" target="_blank">${words}</a></p>`;
const footnotes = (...notes: string[]) =>
  `<h2>Footnotes</h2>\n<ol>\n${notes.map((note) => `<li>${note}</li>\n`).join('')}</ol>`;
const number = (count: number) => `<sup><a href="#section-footnotes">${count}</a></sup>`;

describe('a folder of Hugo', () => {
  const read = async () => published(await exportFolder('hugo'));

  it('keeps what it says of its posts, in TOML, YAML and JSON', async () => {
    const { postOf, all, caller } = await read();
    const ridge = postOf('along-the-ridge');
    expect(ridge).toMatchObject({
      ...{ title: 'Along the ridge', excerpt: 'A day above the trees', isPublished: true },
      ...{ publishedAt: new Date('2023-05-04T06:30:00Z'), byline: 'Ann Archer and Bo Baker' },
      imageUrl: 'https://walks.example/images/ridge.jpg',
    });
    const { tags } = await caller.admin.posts.details.get({ id: ridge?.id ?? 0 });
    expect(tags).toEqual(['Ridge', 'Summer']);
    expect(all.map(({ slug }) => slug).sort()).toEqual(
      ['about', 'along-the-ridge', 'bundle', 'draft', 'later', 'secret', 'valley'].sort(),
    );
    expect(postOf('valley')?.title).toBe('Down the valley');
  });

  it('keeps videos, pictures, callouts, code, tasks, footnotes and links, and names the rest', async () => {
    const { contentOf, notesOf } = await read();
    const parts = [
      `<p>We left at dawn.${number(1)}</p>`,
      video('Watch the video'),
      video('The way up'),
      '<figcaption>Closed in May</figcaption>',
      '<div data-block="tip"><p>Take <strong>water</strong> along.</p>',
      '<pre><code class="language-go">fmt.Println("up")\n\nfmt.Println("down")</code></pre>',
      '<a href="/blog/bundle">the lake</a> and <a href="/blog/valley">the valley</a>',
      '<a href="https://vimeo.com/146022717"',
      '{{&lt; elevation file="ridge.gpx" &gt;}}',
      '<code>{{&lt; youtube id &gt;}}</code> for a video, or {{&lt; youtube id &gt;}} in a text',
      '<pre><code class="language-md">{{&lt; figure src="a.jpg" &gt;}}\n</code></pre>',
      '<li>☑ Boots</li>\n<li>☐ Map</li>',
      '<div data-block="warning">\n<p>The snow stays until June.</p>\n</div>',
      footnotes('At five, to be <em>exact</em>.'),
    ];
    for (const part of parts) expect(contentOf('along-the-ridge')).toContain(part);
    expect(notesOf('along-the-ridge')).toEqual([
      'Line 40: What was embedded from vimeo.com is a link now.',
      'Line 42: the shortcode {{< elevation file="ridge.gpx" >}} was left as text.',
      'Left out of its front matter: math, series, weight.',
      'Not in the file, still shown from where it is: https://walks.example/images/hut.jpg',
      'Not in the file, still shown from where it is: https://walks.example/images/ridge.jpg',
    ]);
  });

  it('holds back what it did not show', async () => {
    const { isPublic, notesOf, shown } = await read();
    expect(['secret', 'valley', 'draft', 'about'].map(isPublic)).toEqual(Array(4).fill(false));
    expect(notesOf('secret')).toEqual([
      'It was in no list, or not made at all (“build”); it stays a draft.',
    ]);
    expect(notesOf('valley')).toEqual([
      'It had an end (“expiryDate: 2023-12-31”); it stays a draft.',
    ]);
    expect(notesOf('about')).toEqual(['It was a page there, and is the draft of a post here.']);
    expect([await shown('bundle'), await shown('later')]).toEqual([200, 404]);
  });
});

describe('a folder of Jekyll', () => {
  const read = async () => published(await exportFolder('jekyll'));

  it('keeps its posts with their links, code and videos, and names the rest', async () => {
    const { postOf, contentOf, notesOf, report } = await read();
    const slug = 'first-letter';
    expect(postOf(slug)).toMatchObject({
      ...{ byline: 'Ann Archer', publishedAt: new Date('2021-03-04T08:00:00Z') },
    });
    const parts = [
      '<a href="/blog/second-letter">the second</a> and <a href="/blog/about">home</a>',
      video('Watch the video'),
      '<pre><code class="language-ruby">puts "dear"\n\nputs "reader"</code></pre>',
      '<p>Write {{ page.title }} for the title.</p>',
      `<p>A note${number(1)}.</p>`,
      footnotes('Written with a pen.'),
    ];
    for (const part of parts) expect(contentOf(slug)).toContain(part);
    expect(notesOf(slug)).toEqual([
      'Line 15: the attributes {:.lead} were left out.',
      'Line 29: the Liquid tag {% if site.show_stamp %} was left as text.',
      'Line 31: the Liquid {{ site.author }} was left as text.',
      'Left out of its front matter: comments.',
      'Not in the file, left out: /assets/img/ink.jpg',
      'Not in the file, left out: /assets/img/letter.jpg',
    ]);
    expect(contentOf('second-letter')).toContain('<a href="/blog/first-letter">the first</a>');
    expect((await report()).summary).toMatchObject({
      ...{ newCategories: ['letters'], newTags: ['home', 'ink', 'paper'] },
      leftOut: ['README.md, which is no post'],
    });
  });

  it('leaves drafts, withdrawn posts and pages as drafts', async () => {
    const { isPublic, notesOf } = await read();
    expect(['withdrawn', 'third-letter', 'about'].map(isPublic)).toEqual([false, false, false]);
    expect(notesOf('third-letter')).toEqual(['It was a draft of Jekyll’s and stays one.']);
  });
});

describe('a folder of Astro', () => {
  const read = async () => published(await exportFolder('astro'));

  it('keeps the words of MDX, its videos, callouts and pictures, and names the rest', async () => {
    const { postOf, contentOf, notesOf } = await read();
    expect(postOf('islands')).toMatchObject({
      ...{ title: 'Islands', byline: 'Ann Archer', publishedAt: new Date('2022-07-08') },
      excerpt: 'On parts of pages',
    });
    const parts = [
      video('Watch the video'),
      '<div data-block="warning"><p><strong>Mind the gap</strong></p>',
      '<strong>server</strong> and client.',
      'Use npm.',
      '<p>It was {year}, and braces too.</p>',
      '<div data-block="tip"><p><strong>Good to know</strong></p><p>Directives work.</p>',
      '<pre><code class="language-jsx">import React from \'react\';\n&lt;YouTube id="x" /&gt;\n</code></pre>',
    ];
    for (const part of parts) expect(contentOf('islands')).toContain(part);
    for (const part of ['astro-embed', 'Not for readers']) {
      expect(contentOf('islands')).not.toContain(part);
    }
    expect(notesOf('islands')).toEqual([
      "Left out (line 11): import { YouTube } from 'astro-embed';",
      "Left out (line 12): import Chart from '../../components/Chart.astro';",
      'Left out (line 14): export const year = 2022;',
      'Line 26: the component <Chart data={[1, 2, { a: 3 }]} title="Growth" /> was left out.',
      'Line 29: the component <TabItem label="npm"> was left out, but for the words in it.',
      'Line 28: the component <Tabs> was left out, but for the words in it.',
      'Line 34: the expression {year} was left as text.',
      'Left out of its front matter: readingTime.',
      'Not in the file, left out: ../../assets/island.jpg (2 times)',
    ]);
  });

  it('holds back what is for members, locked, or hidden', async () => {
    const { isPublic, notesOf } = await read();
    expect(['members', 'locked', 'half-done', 'about'].map(isPublic)).toEqual(Array(4).fill(false));
    expect(notesOf('members')).toEqual([
      'It was not for everybody (“visibility: members”) and stays a draft.',
    ]);
    expect(notesOf('locked')).toEqual(['It was not for everybody (“password”) and stays a draft.']);
  });
});

describe('texts with tags of many tools', () => {
  it('are read in a time that grows with their length alone', async () => {
    const many = 10_000;
    const texts = [
      ...[
        '{{< a ',
        '{{< a >}} ',
        '{{< members >}} ',
        '{% a ',
        '{% a %}{% enda %}',
        '{{ ',
        '{',
        '<A ',
        '<A {',
        '<A>',
      ],
      ...[':::note\n', '`', '``` \n', '[^a', '[^a]', '[^1]: a\n', '{:', '> [!NOTE]\n', '<A "'],
    ];
    const zip = await makeZip(
      Object.fromEntries(texts.map((text, index) => [`p${index}.mdx`, text.repeat(many)])),
    );
    const started = performance.now();
    const { report } = await readImport(testApp(), zip);
    expect((await report()).state).toBe('ready');
    expect(performance.now() - started).toBeLessThan(60_000);
  }, 90_000);
});
