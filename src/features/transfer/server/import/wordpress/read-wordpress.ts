import { z } from 'zod';
import type { ForeignChoices } from '../../../post-import.ts';
import { ForeignTags } from '../foreign/foreign-tags.ts';
import {
  commentsNote,
  emptySourcePost,
  readMoment,
  type SourceExport,
  type SourcePost,
} from '../source-post.ts';
import { bylineOf } from '../text/bylines.ts';
import { blockGates, ghostGates } from '../text/gates.ts';
import { attribute } from '../text/html-text.ts';
import { maxReadLength, plainText, storableValue } from '../text/plain-text.ts';
import { withParagraphs } from './paragraphs.ts';
import { readWxr, type WxrItem } from './read-wxr.ts';
import { type Attachment, expandShortcodes } from './shortcodes.ts';

const unsaid: Readonly<Record<string, string>> = {
  nav_menu_item: 'The menu entry',
  wp_block: 'The reusable block',
  custom_css: 'The style sheet',
  customize_changeset: 'The change of a theme',
  wp_global_styles: 'The style sheet',
  wp_template: 'The template',
  wp_template_part: 'The template',
  wp_navigation: 'The menu',
};
/** Deleted posts, empty drafts and revisions. */
const noPost = new Set(['trash', 'auto-draft', 'inherit']);

/** Dynamic blocks are rendered by WordPress and have no text. */
const drawnBlock = /^\s+wp:([a-z][\w/-]*)[\s\S]*\/$/;
const silentBlocks = new Set([
  ...['more', 'nextpage', 'spacer', 'separator', 'social-link', 'footnotes'],
]);

/** A regular expression would search the whole text for each missing end, which takes a minute. */
function commentsIn(html: string): string[] {
  const found: string[] = [];
  for (let from = html.indexOf('<!--'); from >= 0; ) {
    const end = html.indexOf('-->', from);
    if (end < 0) break;
    found.push(html.slice(from + '<!--'.length, end));
    from = html.indexOf('<!--', end);
  }
  return found;
}

function addressPath(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return `${pathname}${/^\?p=\d+$/.test(search) ? search : ''}`;
}

function decodedSlug(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}

interface SiteIndex {
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  idsOfPost: ReadonlyMap<string, string[]>;
  language: string;
  choices: ForeignChoices;
}

const openStatuses = new Set(['publish', 'future', 'draft', 'pending', '']);

function holdsOf(item: WxrItem): string[] {
  const status = item.fields.get('wp:status')?.trim() ?? '';
  const text = item.fields.get('content:encoded') ?? '';
  return [
    ...(status === 'private' ? ['It was private and stays a draft.'] : []),
    ...(openStatuses.has(status) || status === 'private'
      ? []
      : [`Its status was "${status}"; it stays a draft.`]),
    ...(item.fields.get('wp:post_password')?.trim()
      ? ['It had a password and stays a draft.']
      : []),
    ...item.closedBy.map(
      (key) => `It was for members only, as its field ${key} says, and stays a draft.`,
    ),
    ...blockGates(text),
    ...ghostGates(text),
  ];
}

interface Remarks {
  foreign: ForeignTags;
  note: (sentence: string) => void;
  hold: (sentence: string) => void;
}

function textOf(item: WxrItem, site: SiteIndex, { note, hold, foreign }: Remarks): string {
  const written = item.fields.get('content:encoded') ?? '';
  // The text is refused later for its length.
  if (written.length > maxReadLength) return written;
  const hasBlocks = /<!--\s+wp:/.test(written);
  const drawn = commentsIn(written).flatMap((inside) => drawnBlock.exec(inside)?.[1] ?? []);
  const lost = [...new Set(drawn)].filter((name) => !silentBlocks.has(name));
  if (lost.length > 0) note(`Left out: what WordPress draws by itself (${lost.join(', ')}).`);
  const ownIds = site.idsOfPost.get(item.fields.get('wp:post_id') ?? '') ?? [];
  const expanded = expandShortcodes(written, {
    ...{ attachments: site.attachments, ownIds, note, hold, foreign },
  });
  const html = hasBlocks ? expanded : withParagraphs(expanded);
  return `${html}${footnotesHtml(item.fields.get('footnotes') ?? '')}`;
}

const footnotesSchema = z.array(z.object({ id: z.string(), content: z.string() }));

/** WordPress stores footnotes outside the text. */
function footnotesHtml(json: string): string {
  if (json === '') return '';
  try {
    const notes = footnotesSchema.parse(JSON.parse(json, storableValue));
    const items = notes.map(({ id, content }) => `<li${attribute('id', id)}>${content}</li>`);
    return items.length > 0 ? `\n<ol class="wp-block-footnotes">${items.join('')}</ol>` : '';
  } catch {
    return '';
  }
}

const readDomains = new Set(['category', 'post_tag', 'author', 'post_format', 'language']);

function lostBeside({ terms, comments, customFields, fields }: WxrItem): string[] {
  const { shown, hidden, pings } = comments;
  const custom = [...new Set(customFields)];
  return [
    ...(fields.get('wp:is_sticky')?.trim() === '1'
      ? ['It was sticky there; here it stands in its place by date.']
      : []),
    ...(shown > 0 ? [commentsNote(shown)] : []),
    ...(hidden > 0 ? [`Comments that nobody was shown were left out: ${hidden}.`] : []),
    ...(pings > 0 ? [`Pingbacks were left out: ${pings}.`] : []),
    ...terms.flatMap(({ domain, name }) =>
      readDomains.has(domain) ? [] : [`Left out: ${domain} “${plainText(name)}”.`],
    ),
    ...(custom.length > 0 ? [`Left out: the custom fields ${custom.join(', ')}.`] : []),
  ];
}

const wordpressStatuses: Readonly<Record<string, SourcePost['status']>> = {
  publish: 'published',
  future: 'scheduled',
};

function toSourcePost(item: WxrItem, site: SiteIndex): SourcePost {
  const field = (name: string) => item.fields.get(name)?.trim() ?? '';
  const notes: string[] = [];
  const note = (sentence: string) => notes.push(sentence);
  const termsOf = (domain: string) =>
    item.terms.filter((term) => term.domain === domain).map(({ name }) => plainText(name));
  const [category, ...otherCategories] = termsOf('category').filter(
    (name) => name !== 'Uncategorized',
  );
  const login = field('dc:creator');
  const isPage = field('wp:post_type') === 'page';
  if (isPage) note('It was a page there, and is the draft of a post here.');
  for (const sentence of lostBeside(item)) note(sentence);
  // Co-Authors Plus stores all authors as terms, the first one too.
  const others = termsOf('author');
  const logins = others.length > 0 ? others : [login];
  const authors = logins.map((one) => plainText(site.authors.get(one) || one));
  const status = field('wp:status');
  const holds = holdsOf(item);
  const gmt = field('wp:post_date_gmt');
  const id = field('wp:post_id');
  const link = addressPath(field('link'));
  const foreign = new ForeignTags(site.choices);
  const html = textOf(item, site, { note, hold: (sentence) => holds.push(sentence), foreign });
  return {
    ...emptySourcePost(),
    title: plainText(field('title')),
    slug: decodedSlug(field('wp:post_name')),
    status: isPage ? 'draft' : (wordpressStatuses[status] ?? 'draft'),
    publishedAt: readMoment(gmt.startsWith('0000') ? null : `${gmt.replace(' ', 'T')}Z`),
    excerpt: plainText(field('excerpt:encoded')),
    ...{ html, holds, written: item.fields.get('content:encoded') ?? '' },
    category: category ?? null,
    tags: [...termsOf('post_tag'), ...otherCategories],
    byline: bylineOf(authors, note),
    author: login,
    imageUrl: site.attachments.get(field('thumbnail'))?.url ?? '',
    metaTitle: plainText(field('metaTitle')),
    metaDescription: plainText(field('metaDescription')),
    canonicalUrl: field('canonical'),
    // Multilingual plugins store the language as a term.
    language: item.terms.find(({ domain }) => domain === 'language')?.slug || site.language,
    formerAddresses: [...(link ? [link] : []), ...(id ? [`/?p=${id}`] : [])],
    ...{ notes, foreign: foreign.found },
  };
}

/** Null for other XML. WordPress: Tools, Export. */
export function readWordpress(xml: string, choices: ForeignChoices): SourceExport | null {
  if (!/<rss\b/.test(xml.slice(0, 20_000)) || !xml.includes('<wp:')) return null;
  const file = readWxr(xml);
  const typeOf = ({ fields }: WxrItem) => fields.get('wp:post_type')?.trim() ?? '';
  const attachments = new Map<string, Attachment>();
  const idsOfPost = new Map<string, string[]>();
  const skipped: string[] = [];
  const rows: WxrItem[] = [];
  for (const item of file.items) {
    const field = (name: string) => item.fields.get(name)?.trim() ?? '';
    const type = typeOf(item);
    const named = `“${plainText(field('title')) || field('wp:post_id')}”`;
    if (type === 'attachment') {
      const id = field('wp:post_id');
      attachments.set(id, { url: field('wp:attachment_url'), caption: field('excerpt:encoded') });
      const parent = field('wp:post_parent');
      const ids = idsOfPost.get(parent);
      if (ids) ids.push(id);
      else idsOfPost.set(parent, [id]);
    } else if (type !== 'post' && type !== 'page') {
      skipped.push(`${unsaid[type] ?? `The ${type}`} ${named}`);
    } else if (noPost.has(field('wp:status'))) skipped.push(`${named}, which was in the trash`);
    else rows.push(item);
  }
  const language = file.channel.get('language')?.trim() ?? '';
  const site = { authors: file.authors, attachments, idsOfPost, language, choices };
  const base = file.channel.get('wp:base_blog_url') ?? file.channel.get('link') ?? '';
  return {
    source: 'wordpress',
    posts: rows.map((item) => toSourcePost(item, site)),
    leftOut: [
      ...skipped,
      ...(file.isWhole ? [] : ['The file has no end: what is missing there was not seen.']),
    ],
    formerOrigin: URL.canParse(base) ? new URL(base).origin : null,
    categories: file.categories.map(({ name, description }) => ({
      name: plainText(name),
      slug: '',
      description: plainText(description),
    })),
  };
}
