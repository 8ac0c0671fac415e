import path from 'node:path';
import { marked } from '../../../../posts/server/texts/bounded-marked.ts';
import type { ForeignChoices } from '../../../post-import.ts';
import { ForeignTags } from '../foreign/foreign-tags.ts';
import { emptySourcePost, readMoment, type SourcePost } from '../source-post.ts';
import { bylineOf } from '../text/bylines.ts';
import { ghostGates } from '../text/gates.ts';
import { plainText } from '../text/plain-text.ts';
import { maskCode } from './dialects/code-mask.ts';
import { drawDialects, takeModuleLines } from './dialects/dialects.ts';
import { readFrontMatter } from './front-matter.ts';
import { postFields } from './post-fields.ts';

function fileFields(file: string): { day: string; slug: string } {
  const name = path.posix.basename(file).replace(/\.(?:md|markdown|mdx)$/i, '');
  const folder = path.posix.basename(path.posix.dirname(file));
  const stem = /^_?index$/i.test(name) && folder !== '.' ? folder : name;
  const [, day = '', rest = stem] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(stem) ?? [];
  return { day, slug: rest };
}

const isPath = (address: string) => /^\/(?!\/)\S*$/.test(address);

function titled(markdown: string): { title: string; rest: string } {
  const [whole = '', title = ''] = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(markdown) ?? [];
  return {
    title: plainText(marked.parseInline(title, { async: false })),
    rest: markdown.slice(whole.length),
  };
}

export interface FilePlace {
  isJekyll: boolean;
  holds: readonly string[];
  choices?: ForeignChoices;
}

/** Astro renders pages from src/pages; Hugo and Jekyll from files outside sections and collections. */
function isPagePlace(file: string, { isJekyll }: Pick<FilePlace, 'isJekyll'>): boolean {
  if (/(^|\/)src\/pages\//.test(file) || /(^|\/)content\/[^/]+$/.test(file)) return true;
  return isJekyll && !/(^|\/)_[^/]+\//.test(file);
}

function placeHolds(file: string): string[] {
  if (/(^|\/)_drafts\//.test(file)) return ['It was a draft of Jekyll’s and stays one.'];
  const isLeftOut = /(^|\/)content\/(?:.*\/)?_[^/]*$/.test(file);
  return isLeftOut ? ['Its name begins with an underscore, which hides it; it stays a draft.'] : [];
}

function htmlOf(
  file: string,
  body: string,
  remarks: Parameters<typeof takeModuleLines>[1] & { foreign: ForeignTags },
) {
  const isMdx = /\.mdx$/i.test(file);
  const plain = body.replace(/\r\n?/g, '\n');
  const { text, imports } = isMdx
    ? takeModuleLines(plain, remarks)
    : { text: plain, imports: new Map<string, string>() };
  const drawn = drawDialects(text, { ...remarks, isMdx, imports });
  return marked.parse(drawFootnotes(drawn), { async: false, gfm: true });
}

/**
 * @param file path in the upload
 * @throws Error for invalid front matter
 */
export function readMarkdown(file: string, content: string, place: FilePlace): SourcePost {
  const front = readFrontMatter(content);
  const fields = postFields(front, place);
  const notes: string[] = [];
  const note = (sentence: string) => notes.push(sentence);
  const gates: string[] = [];
  if (!front.isThere && /^\s*(?:\+\+\+|\{\s*\n)/.test(content)) {
    note('What it begins with is no front matter that can be read, and was taken for text.');
  }
  const { day, slug } = fileFields(file);
  const publishedAt = fields.publishedAt ?? readMoment(day || null);
  const { title, rest } = fields.title
    ? { title: fields.title, rest: front.body }
    : titled(front.body);
  const skipped = front.body.slice(0, front.body.length - rest.length).split('\n').length - 1;
  const firstLine = front.lineCount + skipped + 1;
  const isPage = fields.isPage || isPagePlace(file, place);
  if (isPage) note('It was a page there, and is the draft of a post here.');
  const hold = (sentence: string) => gates.push(sentence);
  const foreign = new ForeignTags(place.choices ?? {});
  const html = htmlOf(file, rest, { note, hold, firstLine, foreign });
  if (fields.leftOut.length > 0)
    note(`Left out of its front matter: ${fields.leftOut.join(', ')}.`);
  const [category, ...others] = fields.category
    ? [fields.category, ...fields.categories]
    : fields.categories;
  const byline = bylineOf(fields.authors, note);
  return {
    ...emptySourcePost(),
    title: title || slug.replace(/[-_]+/g, ' '),
    slug: fields.slug || slug,
    status: isPage ? 'draft' : fields.statusWhen(publishedAt !== null),
    ...{ publishedAt, html, notes, excerpt: fields.excerpt, written: front.body },
    foreign: foreign.found,
    holds: [
      ...new Set([...placeHolds(file), ...place.holds, ...fields.holds, ...gates]),
      ...ghostGates(html),
    ],
    category: category ?? null,
    tags: [...fields.tags, ...others],
    // This site's own export names the account as the author.
    byline: fields.byline || (fields.isOwn ? '' : byline),
    author: fields.authors[0] || null,
    imageUrl: fields.picture,
    ...{ metaTitle: fields.metaTitle, metaDescription: fields.metaDescription },
    ...{ metaKeywords: fields.metaKeywords, canonicalUrl: fields.canonical },
    ...{ socialImageUrl: fields.socialPicture, language: fields.language },
    formerAddresses: fields.addresses.filter(isPath),
    provenance: fields.provenance,
    ...{ file, folder: path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file) },
  };
}

const notesPlace = '#section-footnotes';

/**
 * Moves footnotes into a numbered list at the end. References lead to its heading because post elements have no ids.
 * Runs in linear time; a single regular expression would take minutes for a hostile text.
 */
function drawFootnotes(markdown: string): string {
  if (!markdown.includes('[^')) return markdown;
  const lines = markdown.split('\n');
  const seen = maskCode(markdown).split('\n');
  const words = new Map<string, string[]>();
  const left: string[] = [];
  let open: string[] | null = null;
  let blanks = 0;
  for (const [index, line] of lines.entries()) {
    const [, label, rest = ''] =
      /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]?(.*)$/.exec(seen[index] ?? '') ?? [];
    if (label !== undefined) {
      open = [line.slice(line.length - rest.length)];
      if (!words.has(label)) words.set(label, open);
      blanks = 0;
    } else if (open && line.trim() === '') {
      blanks += 1;
    } else if (open && (/^(?: {2,}|\t)/.test(line) || blanks === 0)) {
      for (; blanks > 0; blanks -= 1) open.push('');
      open.push(line.replace(/^(?: {1,4}|\t)/, ''));
    } else {
      if (open) left.push('');
      open = null;
      left.push(line);
    }
  }
  const numbers = new Map<string, number>();
  const text = left.join('\n');
  const code = maskCode(text);
  const pieces: string[] = [];
  let done = 0;
  for (const { 0: mark, 1: label = '', index } of code.matchAll(/\[\^([^\]\s]{1,100})\]/g)) {
    if (!words.has(label)) continue;
    const number = numbers.get(label) ?? numbers.size + 1;
    numbers.set(label, number);
    pieces.push(text.slice(done, index), `<sup><a href="${notesPlace}">${number}</a></sup>`);
    done = index + mark.length;
  }
  if (words.size === 0) return markdown;
  for (const label of words.keys()) {
    if (!numbers.has(label)) numbers.set(label, numbers.size + 1);
  }
  const notes = [...numbers].map(([label, number]) => {
    const [first = '', ...more] = words.get(label) ?? [];
    const indent = ' '.repeat(String(number).length + 2);
    return [`${number}. ${first}`, ...more.map((line) => (line ? indent + line : ''))].join('\n');
  });
  return `${pieces.join('')}${text.slice(done)}\n\n## Footnotes\n\n${notes.join('\n')}\n`;
}
