import { postLimits } from '../../../../../../shared/posts.ts';
import { plainText } from '../plain-text.ts';
import { emptySourcePost, readMoment, type SourceExport, type SourcePost } from '../source-post.ts';
import { withParagraphs } from './paragraphs.ts';
import { readWxr, type WxrItem } from './read-wxr.ts';
import { type Attachment, expandShortcodes } from './shortcodes.ts';

const unsaid: Readonly<Record<string, string>> = {
  page: 'pages',
  nav_menu_item: 'menu entries',
  wp_block: 'reusable blocks',
  custom_css: 'style sheets',
  customize_changeset: 'changes of a theme',
  wp_global_styles: 'style sheets',
  wp_template: 'templates',
  wp_template_part: 'templates',
  wp_navigation: 'menus',
};
/** Not written, or thrown away. */
const noPost = new Set(['trash', 'auto-draft', 'inherit']);

/** Blocks that draw something by themselves when a page is shown: they have no words of their own. */
const drawnBlock = /<!--\s+wp:([a-z][\w/-]*)(?:(?!-->)[\s\S])*?\/-->/g;
const silentBlocks = new Set(['more', 'nextpage', 'spacer', 'separator', 'social-link']);

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

const maxReadLength = 4 * postLimits.content;

interface SiteFacts {
  authors: ReadonlyMap<string, string>;
  attachments: ReadonlyMap<string, Attachment>;
  idsOfPost: ReadonlyMap<string, string[]>;
}

function textOf(item: WxrItem, site: SiteFacts, note: (sentence: string) => void): string {
  const written = item.facts.get('content:encoded') ?? '';
  // Longer than any post here: it is refused for that, and its shortcodes are not looked for.
  if (written.length > maxReadLength) return written;
  const hasBlocks = /<!--\s+wp:/.test(written);
  const drawn = [...written.matchAll(drawnBlock)].map(([, name = '']) => name);
  const lost = [...new Set(drawn)].filter((name) => !silentBlocks.has(name));
  if (lost.length > 0) note(`Left out: what WordPress draws by itself (${lost.join(', ')}).`);
  const ownIds = site.idsOfPost.get(item.facts.get('wp:post_id') ?? '') ?? [];
  const expanded = expandShortcodes(written, { attachments: site.attachments, ownIds, note });
  return hasBlocks ? expanded : withParagraphs(expanded);
}

function toSourcePost(item: WxrItem, site: SiteFacts): SourcePost {
  const fact = (name: string) => item.facts.get(name)?.trim() ?? '';
  const notes: string[] = [];
  const note = (sentence: string) => notes.push(sentence);
  const termsOf = (domain: string) =>
    item.terms.filter((term) => term.domain === domain).map(({ name }) => plainText(name));
  const [category, ...otherCategories] = termsOf('category').filter(
    (name) => name !== 'Uncategorized',
  );
  const login = fact('dc:creator');
  const status = fact('wp:status');
  const isProtected = status === 'private' || fact('wp:post_password') !== '';
  if (isProtected) note('It was private or had a password and stays a draft.');
  const gmt = fact('wp:post_date_gmt');
  const id = fact('wp:post_id');
  const link = addressPath(fact('link'));
  const isPublic = status === 'publish' && !isProtected;
  return {
    ...emptySourcePost(),
    title: plainText(fact('title')),
    slug: decodedSlug(fact('wp:post_name')),
    status: isPublic ? 'published' : status === 'future' && !isProtected ? 'scheduled' : 'draft',
    publishedAt: readMoment(gmt.startsWith('0000') ? null : `${gmt.replace(' ', 'T')}Z`),
    excerpt: plainText(fact('excerpt:encoded')),
    html: textOf(item, site, note),
    category: category ?? null,
    tags: [...termsOf('post_tag'), ...otherCategories],
    byline: plainText(site.authors.get(login) || login),
    author: login,
    imageUrl: site.attachments.get(fact('thumbnail'))?.url ?? '',
    metaTitle: plainText(fact('metaTitle')),
    metaDescription: plainText(fact('metaDescription')),
    canonicalUrl: fact('canonical'),
    formerAddresses: [...(link ? [link] : []), ...(id ? [`/?p=${id}`] : [])],
    notes,
  };
}

/** What WordPress writes under Tools, Export. Null for any other XML. */
export function readWordpress(xml: string): SourceExport | null {
  if (!/<rss\b/.test(xml.slice(0, 20_000)) || !xml.includes('<wp:')) return null;
  const file = readWxr(xml);
  const typeOf = ({ facts }: WxrItem) => facts.get('wp:post_type')?.trim() ?? '';
  const attachments = new Map<string, Attachment>();
  const idsOfPost = new Map<string, string[]>();
  const skipped = new Map<string, number>();
  const rows: WxrItem[] = [];
  const skip = (what: string) => skipped.set(what, (skipped.get(what) ?? 0) + 1);
  for (const item of file.items) {
    const fact = (name: string) => item.facts.get(name)?.trim() ?? '';
    const type = typeOf(item);
    if (type === 'attachment') {
      const id = fact('wp:post_id');
      attachments.set(id, { url: fact('wp:attachment_url'), caption: fact('excerpt:encoded') });
      const parent = fact('wp:post_parent');
      idsOfPost.set(parent, [...(idsOfPost.get(parent) ?? []), id]);
    } else if (type !== 'post') skip(unsaid[type] ?? `entries of the type "${type}"`);
    else if (noPost.has(fact('wp:status'))) skip('posts in the trash');
    else rows.push(item);
  }
  const site = { authors: file.authors, attachments, idsOfPost };
  const base = file.channel.get('wp:base_blog_url') ?? file.channel.get('link') ?? '';
  return {
    source: 'wordpress',
    posts: rows.map((item) => toSourcePost(item, site)),
    leftOut: [
      ...[...skipped].map(([what, count]) => `${count} ${what}`),
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
