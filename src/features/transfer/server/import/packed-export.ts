import { deserialize, serialize } from 'node:v8';
import { importLimits } from '../../post-transfer.ts';
import type { SourceContent, SourceExport, SourcePost } from './source-post.ts';
import { maxReadLength } from './text/plain-text.ts';

/** In characters or entries; above every limit of a post. */
const longestField = 20_000;
const longestName = 1_000;
const longestList = 1_000;

/** Cuts fields above every limit. The text stays just too long, so that it is refused later. */
export function bounded(post: SourcePost): SourcePost {
  const cut = (text: string) => text.slice(0, longestField);
  const cutName = (name: string) => name.slice(0, longestName);
  const cutAll = (texts: readonly string[]) => texts.slice(0, longestList).map(cutName);
  const { tags, formerAddresses, notes, holds } = post;
  const isCut = [tags, formerAddresses].some(({ length }) => length > longestList);
  const note = `Of its tags and former addresses only the first ${longestList} were read.`;
  return {
    ...post,
    title: cutName(post.title),
    slug: cutName(post.slug),
    excerpt: cut(post.excerpt),
    html: post.html.slice(0, maxReadLength + 1),
    written: post.written.slice(0, importLimits.shownLength),
    category: post.category === null ? null : cutName(post.category),
    byline: cutName(post.byline),
    author: post.author === null ? null : cutName(post.author),
    imageUrl: cut(post.imageUrl),
    metaTitle: cut(post.metaTitle),
    metaDescription: cut(post.metaDescription),
    metaKeywords: cut(post.metaKeywords),
    canonicalUrl: cut(post.canonicalUrl),
    socialImageUrl: cut(post.socialImageUrl),
    language: cut(post.language),
    tags: cutAll(tags),
    formerAddresses: cutAll(formerAddresses),
    notes: [...(isCut ? [note] : []), ...cutAll(notes)],
    holds: cutAll(holds),
  };
}

const stem = /post-[0-9a-f]{32}-\d{1,5}x\d{1,5}/g;

export function pictureStems(
  posts: readonly SourcePost[],
  content: readonly SourceContent[] = [],
): string[] {
  const texts = [
    ...posts.map(({ html, imageUrl, socialImageUrl }) => `${html} ${imageUrl} ${socialImageUrl}`),
    ...content.map(({ text }) => text),
  ];
  return [...new Set(texts.flatMap((text) => text.match(stem) ?? []))];
}

/** Posts are packed so that the main thread can unpack them in small batches. */
export interface PackedExport extends Omit<SourceExport, 'posts'> {
  batches: Uint8Array[];
  pictureStems: string[];
}

const batchSize = 50;
const batchLength = 1_000_000;

export function pack({ posts: all, ...rest }: SourceExport): PackedExport {
  const posts = all.slice(0, importLimits.posts + 1).map(bounded);
  const batches: Uint8Array[] = [];
  let [batch, length]: [SourcePost[], number] = [[], 0];
  for (const post of posts) {
    batch.push(post);
    length += post.html.length + post.written.length;
    if (batch.length < batchSize && length < batchLength) continue;
    batches.push(serialize(batch));
    [batch, length] = [[], 0];
  }
  if (batch.length > 0) batches.push(serialize(batch));
  return { ...rest, batches, pictureStems: pictureStems(posts, rest.content) };
}

export function unpack(batch: Uint8Array): SourcePost[] {
  return deserialize(batch) as SourcePost[];
}
