import { setImmediate } from 'node:timers/promises';
import { postLanguageOf } from '../../../../../shared/text/post-language.ts';
import { slugFromTitle } from '../../../../../shared/text/slug.ts';
import { maxSlugLength, slugPattern } from '../../../../../shared/text/slug-pattern.ts';
import {
  detailLimits,
  isAllowedCanonicalUrl,
  tagNameSchema,
} from '../../../../posts/post-details.ts';
import { isAllowedImageUrl, postLimits } from '../../../../posts/posts.ts';
import { tagKey } from '../../../../posts/server/tags.service.ts';
import { importLimits } from '../../../post-transfer.ts';
import type { SourcePost } from '../source-post.ts';
import { beginning, oneLine } from '../text/plain-text.ts';
import {
  formerPathsOf,
  type PlannedPost,
  type PlanTools,
  placeLinkWith,
} from './former-addresses.ts';
import { placeText } from './place-text.ts';

const excerptLength = 200;

const maxCategoryLength = 80;

export interface MadePost {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  imageUrl: string;
  metaTitle: string;
  metaDescription: string;
  metaKeywords: string;
  byline: string;
  canonicalUrl: string;
  socialImageUrl: string;
  language: string;
  category: string | null;
  tags: string[];
  formerPaths: string[];
  notes: string[];
  fault: string | null;
}

function withNumber(slug: string, number: number): string {
  if (number === 1) return slug;
  const end = `-${number}`;
  return `${slug.slice(0, maxSlugLength - end.length).replace(/-+$/, '')}${end}`;
}

const plannedAtOnce = 50;

export async function planPosts(posts: readonly SourcePost[]): Promise<PlannedPost[]> {
  const taken = new Set<string>();
  /** Next number per slug. Counting from 1 each time takes long when all titles are equal. */
  const numbers = new Map<string, number>();
  const planned: PlannedPost[] = [];
  for (const [index, source] of posts.entries()) {
    if (index % plannedAtOnce === plannedAtOnce - 1) await setImmediate();
    const words = oneLine(source.title);
    const isSlug = slugPattern.test(source.slug) && source.slug.length <= maxSlugLength;
    const wanted = isSlug
      ? source.slug
      : slugFromTitle(source.slug) || slugFromTitle(words) || `post-${index + 1}`;
    let number = numbers.get(wanted) ?? 1;
    while (taken.has(withNumber(wanted, number))) number += 1;
    const slug = withNumber(wanted, number);
    numbers.set(wanted, number + 1);
    taken.add(slug);
    planned.push({ source, title: beginning(words, postLimits.title) || 'Untitled', slug });
  }
  return planned;
}

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = beginning(text, length - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2)).trim()}…`;
}

function tagsOf({ tags }: SourcePost, note: (sentence: string) => void): string[] {
  const byKey = new Map<string, string>();
  const lost: string[] = [];
  for (const tag of tags) {
    const name = beginning(oneLine(tag.replaceAll(',', ' ')), detailLimits.tagName);
    const parsed = tagNameSchema().safeParse(name);
    const isRoom = byKey.size < detailLimits.tagsPerPost;
    if (parsed.success && isRoom) byKey.set(tagKey(parsed.data), parsed.data);
    else if (!parsed.success || !byKey.has(tagKey(parsed.data))) lost.push(tag);
  }
  if (lost.length > 0) note(`Tags left out: ${lost.join(', ')}.`);
  return [...byKey.values()];
}

export function categoryOf({ category }: SourcePost): string | null {
  return beginning(oneLine(category ?? ''), maxCategoryLength) || null;
}

/**
 * Decides when a post may become public by itself: never when its source held it back (security row 81), and not before its time.
 * A post that came due between export and import was never public there, so it stays a draft.
 */
export function publicityOf(
  { status, publishedAt, holds }: SourcePost,
  now: Date,
): 'now' | 'later' | 'never' {
  if (status === 'draft' || holds.length > 0) return 'never';
  if (publishedAt !== null && publishedAt > now) return 'later';
  return status === 'published' ? 'now' : 'never';
}

function scheduleNote({ publishedAt }: SourcePost): string {
  const time = publishedAt?.toISOString().slice(0, 16).replace('T', ' ');
  return time
    ? `It was scheduled for ${time} UTC. As a draft it has no time.`
    : 'It was scheduled: choose its time anew.';
}

class Notes {
  private readonly sentences = new Map<string, number>();

  readonly add = (sentence: string): void => {
    const said = shortened(sentence, importLimits.noteLength);
    this.sentences.set(said, (this.sentences.get(said) ?? 0) + 1);
  };

  get list(): string[] {
    const all = [...this.sentences].map(([said, count]) =>
      count > 1 ? `${said} (${count} times)` : said,
    );
    if (all.length <= importLimits.notesPerPost) return all;
    const shown = all.slice(0, importLimits.notesPerPost - 1);
    return [...shown, `And ${all.length - shown.length} more of the kind.`];
  }
}

export async function makePost(planned: PlannedPost, tools: PlanTools): Promise<MadePost> {
  const { source, title, slug } = planned;
  const notes = new Notes();
  const note = notes.add;
  for (const sentence of [...source.holds, ...source.notes]) note(sentence);
  if (source.title.length > postLimits.title) note('Its title was cut.');
  if (source.slug && source.slug !== slug) note(`Its slug was "${source.slug}".`);
  if (source.status === 'scheduled') note(scheduleNote(source));

  const context = { folder: source.folder, note };
  const placePicture = (address: string) => tools.pictures.place(address, context);
  const pictureField = async (address: string): Promise<string> => {
    const placed = await placePicture(address.trim());
    return placed !== null && placed.length <= postLimits.imageUrl && isAllowedImageUrl(placed)
      ? placed
      : '';
  };
  const placeLink = placeLinkWith(tools, source.folder);
  const read = await placeText(source, { ...tools, placeLink });
  for (const sentence of read.notes) note(sentence);
  const { content } = read;
  const excerpt = oneLine(source.excerpt) || shortened(read.beginning, excerptLength) || title;
  const canonicalUrl = source.canonicalUrl.trim();
  const isCanonical =
    isAllowedCanonicalUrl(canonicalUrl) && canonicalUrl.length <= detailLimits.canonicalUrl;
  if (!isCanonical) note(`Left out: the canonical address ${canonicalUrl}`);
  const language = postLanguageOf(source.language);
  if (language === null) note(`Left out: the language ${source.language}`);
  const isAccount = source.author !== null && tools.accounts.has(source.author);
  const isTooLong = read.isTooLong || content.length > postLimits.content;
  const fault =
    read.fault ??
    (isTooLong ? 'Its text is too long.' : content === '' ? 'It holds no text.' : null);
  return {
    ...{ title, slug, content, fault },
    excerpt: shortened(excerpt, postLimits.excerpt),
    imageUrl: await pictureField(source.imageUrl),
    metaTitle: beginning(oneLine(source.metaTitle), postLimits.metaTitle),
    metaDescription: beginning(oneLine(source.metaDescription), postLimits.metaDescription),
    metaKeywords: beginning(oneLine(source.metaKeywords), postLimits.metaKeywords),
    byline:
      isAccount && source.byline === source.author
        ? ''
        : beginning(oneLine(source.byline), detailLimits.byline),
    canonicalUrl: isCanonical ? canonicalUrl : '',
    socialImageUrl: await pictureField(source.socialImageUrl),
    language: language ?? '',
    category: categoryOf(source),
    tags: tagsOf(source, note),
    formerPaths: formerPathsOf(planned),
    notes: notes.list,
  };
}
