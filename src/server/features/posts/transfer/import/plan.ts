import {
  detailLimits,
  isAllowedCanonicalUrl,
  tagNameSchema,
} from '../../../../../shared/post-details.ts';
import { isAllowedImageUrl } from '../../../../../shared/post-editing.ts';
import type { ImportSource } from '../../../../../shared/post-import.ts';
import { importLimits } from '../../../../../shared/post-transfer.ts';
import { postLimits } from '../../../../../shared/posts.ts';
import { slugFromTitle } from '../../../../../shared/slug.ts';
import { maxSlugLength, slugPattern } from '../../../../../shared/slug-pattern.ts';
import { formerPath } from '../../former-addresses/former-path.ts';
import { tagKey } from '../../tags.service.ts';
import { convertHtml } from './convert-html.ts';
import type { ImportPictures } from './import-pictures.ts';
import { beginning, oneLine, plainText } from './plain-text.ts';
import type { SourcePost } from './source-post.ts';

const excerptLength = 200;
const maxCategoryLength = 80;
/** In characters; what is this long as HTML is too long as a text. */
const maxReadLength = 4 * postLimits.content;

/** A post with the slug that it gets here. */
export interface PlannedPost {
  source: SourcePost;
  title: string;
  slug: string;
}

/** Everything that is written of one post. */
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
  category: string | null;
  tags: string[];
  formerPaths: string[];
  notes: string[];
  /** Why no post can be made of it. */
  fault: string | null;
}

function withNumber(slug: string, number: number): string {
  if (number === 1) return slug;
  const end = `-${number}`;
  return `${slug.slice(0, maxSlugLength - end.length).replace(/-+$/, '')}${end}`;
}

/** Gives every post a slug that is one here, and of two with the same one the second another. */
export function planPosts(posts: readonly SourcePost[]): PlannedPost[] {
  const taken = new Set<string>();
  return posts.map((source, index) => {
    const words = oneLine(source.title);
    const isSlug = slugPattern.test(source.slug) && source.slug.length <= maxSlugLength;
    const wanted = isSlug
      ? source.slug
      : slugFromTitle(source.slug) || slugFromTitle(words) || `post-${index + 1}`;
    let number = 1;
    while (taken.has(withNumber(wanted, number))) number += 1;
    const slug = withNumber(wanted, number);
    taken.add(slug);
    return { source, title: beginning(words, postLimits.title) || 'Untitled', slug };
  });
}

/** The beginning of a text, cut between words. */
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

/** The category that a post names, as it is called here. */
export function categoryOf({ category }: SourcePost): string | null {
  return beginning(oneLine(category ?? ''), maxCategoryLength) || null;
}

/** Whether a post is public by itself, now or later, where that is chosen. */
export function isToBePublic({ status, publishedAt }: SourcePost, now: Date): boolean {
  return status === 'published' || (status === 'scheduled' && (publishedAt ?? now) > now);
}

function scheduleNote({ publishedAt }: SourcePost): string {
  const time = publishedAt?.toISOString().slice(0, 16).replace('T', ' ');
  return time
    ? `It was scheduled for ${time} UTC. As a draft it has no time.`
    : 'It was scheduled: choose its time anew.';
}

/** Notes of one post, few enough to be read. */
class Notes {
  private readonly sentences = new Set<string>();

  readonly add = (sentence: string): void => {
    this.sentences.add(shortened(sentence, importLimits.noteLength));
  };

  get list(): string[] {
    const all = [...this.sentences];
    if (all.length <= importLimits.notesPerPost) return all;
    const shown = all.slice(0, importLimits.notesPerPost - 1);
    return [...shown, `And ${all.length - shown.length} more of the kind.`];
  }
}

export interface PlanTools {
  source: ImportSource;
  pictures: ImportPictures;
  /** Where posts of the same file will be, by their former paths. */
  newPaths: ReadonlyMap<string, string>;
  formerOrigin: string | null;
  /** Names of accounts: who has one needs no byline. */
  accounts: ReadonlySet<string>;
}

/** A link to another post of the file leads to where that one will be. */
function placeLinkWith({ newPaths, formerOrigin }: PlanTools) {
  return (address: string): string => {
    const isGhost = address.startsWith('__GHOST_URL__');
    const isFormer = formerOrigin !== null && address.startsWith(formerOrigin);
    const path = isGhost
      ? address.slice('__GHOST_URL__'.length) || '/'
      : isFormer
        ? address.slice(formerOrigin.length) || '/'
        : address;
    if (!path.startsWith('/')) return address;
    const [withoutFragment = '', fragment] = path.split('#');
    const target = newPaths.get(formerPath(withoutFragment) ?? '');
    if (target) return fragment ? `${target}#${fragment}` : target;
    return isFormer ? address : path;
  };
}

/** Everything that will be written of a post, and what was left out on the way. */
export async function makePost(planned: PlannedPost, tools: PlanTools): Promise<MadePost> {
  const { source, title, slug } = planned;
  const notes = new Notes();
  const note = notes.add;
  for (const sentence of source.notes) note(sentence);
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
  // Those may be large, and are left out whatever they hold.
  const html = source.html.replace(/(data:image\/[a-z+.-]+;base64,)[\w+/=]+/gi, '$1');
  const isReadable = html.length <= maxReadLength;
  const content = await convertHtml(isReadable ? html : '', {
    ...{ source: tools.source, placePicture, placeLink: placeLinkWith(tools), note },
  }).catch((error: unknown) => {
    // Elements in elements in elements, ten thousand deep.
    if (!(error instanceof RangeError)) throw error;
    note('Its text could not be read.');
    return '';
  });
  const text = plainText(content);
  const excerpt = oneLine(source.excerpt) || shortened(text, excerptLength) || title;
  const canonicalUrl = source.canonicalUrl.trim();
  const isCanonical =
    isAllowedCanonicalUrl(canonicalUrl) && canonicalUrl.length <= detailLimits.canonicalUrl;
  if (!isCanonical) note(`Left out: the canonical address ${canonicalUrl}`);
  const isAccount = source.author !== null && tools.accounts.has(source.author);
  const fault =
    !isReadable || content.length > postLimits.content
      ? 'Its text is too long.'
      : content === ''
        ? 'It holds no text.'
        : null;
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
    category: categoryOf(source),
    tags: tagsOf(source, note),
    formerPaths: [
      ...new Set(source.formerAddresses.flatMap((address) => formerPath(address) ?? [])),
    ].filter((path) => path !== `/blog/${slug}`),
    notes: notes.list,
  };
}
