import { z } from 'zod';
import type { ForeignChoices } from '../../post-import.ts';
import {
  contentFormatName,
  type ExportedPost,
  exportedContentSchema,
  exportedPictureSchema,
  exportedPostSchema,
  exportFormatName,
  exportFormatVersion,
  importLimits,
} from '../../post-transfer.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { type ClosedPlace, closedPlaces } from './markdown/closed-places.ts';
import { hasFrontMatter } from './markdown/front-matter.ts';
import { type FilePlace, readMarkdown } from './markdown/read-markdown.ts';
import { bounded, type PackedExport, pack, pictureStems } from './packed-export.ts';
import {
  emptySourcePost,
  readMoment,
  type SourceContent,
  type SourceExport,
  type SourcePost,
} from './source-post.ts';
import { storable, storableValue } from './text/plain-text.ts';
import { readWordpress } from './wordpress/read-wordpress.ts';

const ownExportSchema = z.object({
  format: z.literal(exportFormatName),
  version: z.literal(exportFormatVersion),
  categories: z
    .array(z.object({ name: z.string(), slug: z.string().default(''), description: z.string() }))
    .catch([]),
  posts: z.array(z.unknown()),
  pictures: z.array(exportedPictureSchema).max(importLimits.files).catch([]),
});

const contentFileSchema = z.object({
  format: z.literal(contentFormatName),
  version: z.literal(exportFormatVersion),
  kinds: z.array(z.unknown()),
  pictures: z.array(exportedPictureSchema).max(importLimits.files).catch([]),
});

function fromOwnExport(post: ExportedPost): SourcePost {
  const { content, category, author, publishedAt, updatedAt: _updated, ...fields } = post;
  return {
    ...emptySourcePost(),
    ...fields,
    html: content,
    category,
    author,
    publishedAt: readMoment(publishedAt),
  };
}

/** Older exports call the facts of a post `claims`. */
function withFacts(row: unknown): unknown {
  return typeof row === 'object' && row !== null && 'claims' in row
    ? { facts: row.claims, ...row }
    : row;
}

function readOwnExport(json: unknown): SourceExport | null {
  const parsed = ownExportSchema.safeParse(json);
  if (!parsed.success) return null;
  const posts: SourcePost[] = [];
  let lostCount = 0;
  for (const row of parsed.data.posts) {
    const post = exportedPostSchema.safeParse(withFacts(row));
    if (post.success) posts.push(fromOwnExport(post.data));
    else lostCount += 1;
  }
  const { categories, pictures } = parsed.data;
  return {
    ...{ source: 'site', posts, formerOrigin: null, categories, pictures },
    leftOut: lostCount > 0 ? [`${lostCount} posts that could not be read`] : [],
  };
}

function toContent(row: unknown): SourceContent[] {
  const parsed = exportedContentSchema.safeParse(row);
  if (!parsed.success) return [];
  const { kind, value, facts } = parsed.data;
  const text = JSON.stringify(value);
  return text.length > importLimits.contentLength ? [] : [{ kind, text, facts }];
}

/** The content of the site, which stands in a file of its own. */
function readOwnContent(json: unknown): SourceExport | null {
  const parsed = contentFileSchema.safeParse(json);
  if (!parsed.success) return null;
  const { kinds, pictures } = parsed.data;
  const content = kinds.slice(0, importLimits.contentKinds).flatMap(toContent);
  const lostCount = kinds.length - content.length;
  return {
    ...{ source: 'site', posts: [], content, formerOrigin: null, categories: [], pictures },
    leftOut: lostCount > 0 ? [`${lostCount} kinds of content that could not be read`] : [],
  };
}

function parseJson(text: string): unknown {
  try {
    // The reviver visits every value, so it runs only when needed.
    const isOdd = /\\u(?:0000|d[89a-f])/i.test(text);
    return JSON.parse(text.replace(/^\uFEFF/, ''), isOdd ? storableValue : undefined);
  } catch {
    return null;
  }
}

const aboutTheFolder = /(^|\/)_index\.(?:md|markdown)$/i;
/** Files of a repository; those with front matter are posts. */
const aboutTheProject =
  /(^|\/)(?:readme|license|contributing|changelog|code_of_conduct|security)\.(?:md|markdown)$/i;

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');

export function readExportFile({
  bytes,
  format,
  choices = {},
}: {
  bytes: Uint8Array;
  format: 'json' | 'xml';
  choices?: ForeignChoices;
}): PackedExport | null {
  const text = textOf(bytes);
  if (format === 'xml') {
    const found = readWordpress(storable(text), choices);
    return found && pack(found);
  }
  const json = parseJson(text);
  const found = readOwnExport(json) ?? readOwnContent(json) ?? readGhost(json);
  return found && pack(found);
}

export interface ReadMarkdown {
  post: SourcePost;
  pictureStems: string[];
}

/** Null when the file is no post. @throws Error for invalid front matter */
export function readMarkdownFile({
  bytes,
  name,
  ...place
}: FilePlace & { bytes: Uint8Array; name: string }): ReadMarkdown | null {
  const text = storable(textOf(bytes));
  const isNoPost =
    aboutTheFolder.test(name) || (aboutTheProject.test(name) && !hasFrontMatter(text));
  if (isNoPost) return null;
  const post = bounded(readMarkdown(name, text, place));
  return { post, pictureStems: pictureStems([post]) };
}

/** @throws Error when the file cannot be read */
export function readClosedPlaces({
  bytes,
  name,
}: {
  bytes: Uint8Array;
  name: string;
}): ClosedPlace[] {
  return closedPlaces(name, storable(textOf(bytes)));
}
