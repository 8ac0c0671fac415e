import path from 'node:path';
import { z } from 'zod';
import {
  type ExportedPost,
  exportedPictureSchema,
  exportedPostSchema,
  exportFormatName,
  exportFormatVersion,
  importLimits,
} from '../../../../../shared/post-transfer.ts';
import { DomainError } from '../../../../domain-error.ts';
import { readGhost } from './ghost/read-ghost.ts';
import { hasFrontMatter, readMarkdown } from './markdown/read-markdown.ts';
import { storable, storableValue } from './plain-text.ts';
import { emptySourcePost, readMoment, type SourceExport, type SourcePost } from './source-post.ts';
import type { UploadFiles } from './upload-files.ts';
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

function fromOwnExport(post: ExportedPost): SourcePost {
  const { content, category, author, publishedAt, updatedAt: _updated, ...facts } = post;
  return {
    ...emptySourcePost(),
    ...facts,
    html: content,
    category,
    author,
    publishedAt: readMoment(publishedAt),
  };
}

/** What this site has exported as JSON. Null for any other. */
function readOwnExport(json: unknown): SourceExport | null {
  const parsed = ownExportSchema.safeParse(json);
  if (!parsed.success) return null;
  const posts: SourcePost[] = [];
  let lostCount = 0;
  for (const row of parsed.data.posts) {
    const post = exportedPostSchema.safeParse(row);
    if (post.success) posts.push(fromOwnExport(post.data));
    else lostCount += 1;
  }
  const { categories, pictures } = parsed.data;
  return {
    ...{ source: 'site', posts, formerOrigin: null, categories, pictures },
    leftOut: lostCount > 0 ? [`${lostCount} posts that could not be read`] : [],
  };
}

function parseJson(text: string): unknown {
  try {
    // A look at every value takes its time: only where something is written that needs it.
    const isOdd = /\\u(?:0000|d[89a-f])/i.test(text);
    return JSON.parse(text.replace(/^\uFEFF/, ''), isOdd ? storableValue : undefined);
  } catch {
    return null;
  }
}

/** Of a folder, in what Hugo calls a section. */
const aboutTheFolder = /(^|\/)_index\.(?:md|markdown)$/i;
/** Unless they begin with facts, as posts do. */
const aboutTheProject =
  /(^|\/)(?:readme|license|contributing|changelog|code_of_conduct|security)\.(?:md|markdown)$/i;

async function readMarkdownFiles(
  files: UploadFiles,
  names: readonly string[],
): Promise<SourceExport> {
  const [posts, leftOut]: [SourcePost[], string[]] = [[], []];
  for (const name of names) {
    try {
      const text = storable((await files.read(name)).toString('utf8'));
      const isNoPost =
        aboutTheFolder.test(name) || (aboutTheProject.test(name) && !hasFrontMatter(text));
      if (isNoPost) leftOut.push(name);
      else posts.push(readMarkdown(name, text));
    } catch (error) {
      const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
      leftOut.push(`${name}: ${reason}`);
    }
  }
  return { source: 'markdown', posts, leftOut, formerOrigin: null, categories: [] };
}

/** WordPress splits a large export into several files. */
function joined(exports: readonly SourceExport[]): SourceExport | null {
  const [first] = exports;
  if (!first) return null;
  return {
    ...first,
    posts: exports.flatMap(({ posts }) => posts),
    leftOut: exports.flatMap(({ leftOut }) => leftOut),
    categories: exports.flatMap(({ categories }) => categories),
  };
}

async function find(files: UploadFiles): Promise<SourceExport | null> {
  const named = (pattern: RegExp) =>
    files.paths.filter((name) => pattern.test(name) && !/(^|\/)node_modules\//.test(name)).sort();
  for (const name of named(/\.json$/i)) {
    const json = parseJson((await files.read(name)).toString('utf8'));
    const found = readOwnExport(json) ?? readGhost(json);
    if (found) return found;
  }
  const parts: SourceExport[] = [];
  for (const name of named(/\.(?:xml|wxr)$/i)) {
    const found = readWordpress(storable((await files.read(name)).toString('utf8')));
    if (found) parts.push(found);
  }
  const markdown = named(/\.(?:md|markdown|mdx)$/i);
  return joined(parts) ?? (markdown.length > 0 ? readMarkdownFiles(files, markdown) : null);
}

/**
 * Finds out what was uploaded, and reads it.
 * @throws DomainError BAD_REQUEST where it is no export that is known here, PAYLOAD_TOO_LARGE for too many posts
 */
export async function readExport(files: UploadFiles): Promise<SourceExport> {
  const found = await find(files);
  if (!found || found.posts.length + found.leftOut.length === 0) {
    throw new DomainError(
      'BAD_REQUEST',
      'There is no export of Ghost or WordPress in this file, and no Markdown.',
    );
  }
  if (found.posts.length > importLimits.posts) {
    const most = importLimits.posts.toLocaleString('en-US');
    throw new DomainError('PAYLOAD_TOO_LARGE', `More than ${most} posts are too many at once.`);
  }
  return found;
}

/** The name of a file without its folders. */
export const baseName = (name: string) => path.posix.basename(name);
