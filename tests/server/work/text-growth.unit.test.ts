import { describe, expect, it } from 'vitest';
import { briefText } from '../../../src/features/briefs/server/brief-text.ts';
import { livePreview } from '../../../src/features/editor/server/previews/live-preview.ts';
import { factKeysOf } from '../../../src/features/facts/server/fact-keys.ts';
import { toGeneratedPost } from '../../../src/features/generator/server/drafts/draft-text.ts';
import { readArrived } from '../../../src/features/generator/server/drafts/partial-draft.ts';
import { stageText } from '../../../src/features/generator/server/stages/stage-prompts.ts';
import {
  readStage,
  stageResult,
} from '../../../src/features/generator/server/stages/stage-results.ts';
import { postPieces } from '../../../src/features/generator/server/suggestions/post-pieces.ts';
import {
  cleanAltTexts,
  cleanLinks,
  cleanPassage,
  cleanTexts,
} from '../../../src/features/generator/server/suggestions/suggestion-answers.ts';
import { codeLanguages } from '../../../src/features/posts/code-languages.ts';
import { headingIds } from '../../../src/features/posts/heading-ids.ts';
import type { FeedPost } from '../../../src/features/posts/server/feeds/feed-post.ts';
import { llmsText, postMarkdown } from '../../../src/features/posts/server/feeds/markdown.ts';
import { rssItem } from '../../../src/features/posts/server/feeds/rss.ts';
import { articleHtml } from '../../../src/features/posts/server/reading/article-html.ts';
import { inlineSources } from '../../../src/features/posts/server/texts/inline-sources.ts';
import {
  editedPostHtml,
  sanitizePostHtml,
  servedPostHtml,
} from '../../../src/features/posts/server/texts/post-html.ts';
import { postSize } from '../../../src/features/posts/server/texts/post-line.ts';
import { postWords } from '../../../src/features/posts/server/texts/post-words.ts';
import { removedMarkup } from '../../../src/features/posts/server/texts/removed-markup.ts';
import { exportedPostSchema } from '../../../src/features/transfer/post-transfer.ts';
import { markdownFile } from '../../../src/features/transfer/server/export/markdown-file.ts';
import {
  addressesIn,
  convertPost,
  type PlacedPicture,
} from '../../../src/features/transfer/server/import/convert-post.ts';
import {
  readExportFile,
  readMarkdownFile,
} from '../../../src/features/transfer/server/import/read-file.ts';
import { pageMarkdown } from '../../../src/server/formats/page/page-markdown.ts';
import { htmlWords } from '../../../src/server/integrations/mail-inbound/html-words.ts';
import { foldQuote } from '../../../src/server/integrations/mail-inbound/new-words.ts';
import { identityKind } from '../../../src/shared/content/identity.ts';
import { compareWords } from '../../../src/web/admin/text/WordDiff.tsx';
import { type HostileFormat, hostilePatterns } from '../../factories/posts/hostile-texts.ts';
import { sampleOf } from '../../setup/sample-of.ts';

/** Characters of the shortest of three texts: n, 2n and 4n. */
const shortest = 8_000;
/** Processor time for 4n. Below it, the longest accepted text takes seconds at most. */
const quickMs = 50;
/** Linear work takes four times as long for 4n, quadratic work sixteen times. */
const mostGrowth = 9;
const tries = 3;

/** Measures processor time, which does not depend on the load of the machine. */
function workMs(work: () => unknown): number {
  const before = process.cpuUsage();
  try {
    work();
  } catch {
    // A refused text has been read all the same.
  }
  return process.cpuUsage(before).user / 1_000;
}

/** Returns null if the work takes hardly any time. */
function growth(build: (length: number) => string, read: (text: string) => unknown) {
  const [n, twice, fourTimes] = [1, 2, 4].map((factor) => build(shortest * factor));
  const take = (text = '') => workMs(() => read(text));
  let took: { ms: number[]; ratio: number } | null = null;
  for (let at = 0; at < tries; at += 1) {
    const longMs = take(fourTimes);
    if (longMs < quickMs) return null;
    const ms = [take(n), take(twice), longMs];
    const ratio = longMs / Math.max(ms[0] ?? 0, quickMs / mostGrowth);
    took = took && took.ratio < ratio ? took : { ms, ratio };
    if (ratio <= mostGrowth) break;
  }
  return took;
}

const feedPost: FeedPost = {
  ...{ id: 1, title: 'a', slug: 'a', excerpt: 'a', content: '', categoryId: 1, imageUrl: '' },
  ...{ metaTitle: '', metaDescription: '', metaKeywords: '', isPublished: 'true' },
  ...{ publishedAt: new Date(0), createdAt: new Date(0), updatedAt: new Date(0) },
  ...{ categoryName: null, tagNames: [], byline: '', canonicalUrl: '', language: '' },
};
const siteOrigin = 'https://vibecode.example';
const asFeed = (content: string) => ({ post: { ...feedPost, content }, siteOrigin });
const asExported = (content: string) => exportedPostSchema.parse({ title: 'a', content });
const asBytes = (text: string) => new Uint8Array(Buffer.from(text));
/** Leaves every picture in place. */
class KeptPictures extends Map<string, PlacedPicture> {
  override get = (address: string) => ({ address, notes: [] });
}
const keptPlaces = { pictures: new KeptPictures(), links: new Map() };
const asDraft = (content: string) => ({
  ...{ title: content, slug: content, excerpt: content, content, imagePrompt: content },
  ...{ metaTitle: content, metaDescription: content, metaKeywords: content },
});
const asAnswer = (answer: object) => JSON.stringify(answer);
const asPart = (text: string) => ({ heading: text, points: text });
const askedStage = { kind: 'section', sectionId: 'b', wish: '' } as const;
const asStaged = (html: string) => ({
  ...{ subject: 'a', reader: '', goal: '', voice: '', sources: html },
  sections: ['a', 'b'].map((id) => ({ id, ...asPart(html), html })),
});
const markdown = (name: string) => (text: string) =>
  readMarkdownFile({ bytes: asBytes(text), name, isJekyll: true, holds: [] });
const exported = (format: 'json' | 'xml') => (text: string) =>
  readExportFile({ bytes: asBytes(text), format });

const readers: Readonly<
  Record<HostileFormat, Readonly<Record<string, (text: string) => unknown>>>
> = {
  html: {
    'the sanitizer': sanitizePostHtml,
    'the sanitizer of served posts': servedPostHtml,
    'the sanitizer of the editor': editedPostHtml,
    'the words of a post': postWords,
    'the size of a post': postSize,
    'the finder of removed markup': (text) => removedMarkup({ sent: text, kept: text }),
    'the finder of inline pictures': inlineSources,
    'the drawing of an article': (text) => articleHtml(servedPostHtml(text)),
    'the finder of facts': factKeysOf,
    'the Markdown twin': (text) => postMarkdown(asFeed(servedPostHtml(text))),
    'the Markdown of a page': (text) =>
      pageMarkdown({ head: '', main: `<main>${servedPostHtml(text)}</main>`, address: siteOrigin }),
    'the RSS item': (text) => rssItem(asFeed(servedPostHtml(text))),
    'the Markdown export': (text) => markdownFile(asExported(sanitizePostHtml(text))),
    'the blocks of WordPress': (html) => convertPost({ html, source: 'wordpress', ...keptPlaces }),
    'the blocks of Ghost': (html) => convertPost({ html, source: 'ghost', ...keptPlaces }),
    'the blocks of Markdown': (html) => convertPost({ html, source: 'markdown', ...keptPlaces }),
    'the addresses in a post': (html) => addressesIn({ html, source: 'markdown' }),
    'the pieces of a post': postPieces,
    'the reader of a suggestion': (text) => cleanPassage({ answer: text, passage: text }),
    'the hiding of who sent a request': (text) => briefText({ text, names: ['Ada Lovelace'] }),
    'the preview': livePreview,
    'the words of a mail': (text) => foldQuote(htmlWords(text)),
    'the contents for models': (text) =>
      llmsText({
        ...{ pages: [], posts: [{ slug: 'a', title: text, excerpt: text }], siteOrigin },
        categories: [{ id: 1, name: text }],
        identity: identityKind.release,
      }),
    'the reader of a draft': (text) => toGeneratedPost({ ...asDraft(text), titleSuffix: '' }),
    'the question of a stage': (text) =>
      stageText({
        ...{ draft: asStaged(sanitizePostHtml(text)), content: sanitizePostHtml(text) },
        ...askedStage,
      }),
    'the reader of an outline': (text) =>
      stageResult({ kind: 'outline', text: asAnswer({ sections: [asPart(text)] }) }),
    'the reader of a section': (content) =>
      stageResult({ kind: 'section', text: asAnswer({ content }) }),
    'the reader of an unfinished section': (content) =>
      readStage({ kind: 'section', text: asAnswer({ content }) }),
    'the reader of suggested titles': (text) =>
      cleanTexts({ answer: asAnswer({ texts: [text] }), purpose: 'titles' }),
    'the reader of suggested descriptions': (alt) =>
      cleanAltTexts({
        answer: asAnswer({ altTexts: [{ picture: 1, alt }] }),
        pictures: [{ src: '/a', alt: '', around: '' }],
      }),
    'the reader of suggested links': (text) =>
      cleanLinks({
        answer: asAnswer({ links: [{ words: text, address: '/a' }] }),
        text,
        addresses: [{ href: '/a', title: 'a' }],
      }),
    'the reader of unfinished JSON': (text) => readArrived(JSON.stringify({ content: text })),
  },
  md: { 'the reader of Markdown': markdown('a.md'), 'the quote of a mail': foldQuote },
  mdx: { 'the reader of MDX': markdown('a.mdx') },
  xml: { 'the reader of WXR': exported('xml') },
  json: { 'the reader of Ghost': exported('json') },
};

describe.each(Object.entries(readers))(
  'a text of one thing again and again, as %s',
  (format, all) => {
    const patterns = sampleOf(
      hostilePatterns.filter((pattern) => pattern.format === format),
      3,
    );

    it.each(Object.entries(all))('takes %s no longer than its length asks for', (_name, read) => {
      const slow = patterns.flatMap(({ name, build }) => {
        const found = growth(build, read);
        return found && found.ratio > mostGrowth ? [`${name}: ${found.ms.map(Math.round)} ms`] : [];
      });
      expect(slow).toEqual([]);
    });
  },
);

it('colors code in a time that its length asks for, in every language', () => {
  const units = [
    '<',
    '"',
    "'",
    '`',
    '/*',
    '//',
    '{',
    '(',
    '[',
    '${',
    '#',
    '*',
    '_',
    '\\',
    'a ',
    '1',
    '-',
    '@',
    '&',
  ];
  const codes = codeLanguages.flatMap((language) => units.map((unit) => ({ language, unit })));
  const slow = sampleOf(codes, 3).flatMap(({ language, unit }) => {
    const build = (length: number) =>
      `<pre><code class="language-${language}">${unit
        .repeat(length / unit.length)
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')}</code></pre>`;
    const found = growth(build, articleHtml);
    return found && found.ratio > mostGrowth
      ? [`${language} ${unit}: ${found.ms.map(Math.round)} ms`]
      : [];
  });
  expect(slow).toEqual([]);
});

it('names headings and compares texts in a time that their length asks for', () => {
  const names = (text: string) => {
    const idOf = headingIds();
    for (const line of text.split('\n')) idOf(line);
  };
  const compare = (text: string) => compareWords(text, [...text].reverse().join(''));
  for (const unit of ['\n', 'a\n', '1\n', 'é\n', 'a b', '. ', 'a1']) {
    const build = (length: number) => unit.repeat(length / unit.length);
    for (const read of [names, compare]) {
      expect(growth(build, read)?.ratio ?? 0).toBeLessThanOrEqual(mostGrowth);
    }
  }
});

it('has more than two hundred such texts, each of its own', () => {
  const names = new Set(hostilePatterns.map(({ name }) => name));
  expect(names.size).toBe(hostilePatterns.length);
  expect(names.size).toBeGreaterThan(200);
});
