import { z } from 'zod';
import {
  commentsNote,
  emptySourcePost,
  readMoment,
  type SourceExport,
  type SourcePost,
} from '../source-post.ts';
import { bylineOf } from '../text/bylines.ts';
import { ghostGates, ghostVisibility } from '../text/gates.ts';
import { plainText } from '../text/plain-text.ts';
import { lexicalHtml } from './lexical-html.ts';
import { mobiledocHtml } from './mobiledoc-html.ts';

const id = z.union([z.string(), z.number()]).transform(String);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '')
  .catch('');
const order = z.number().catch(0);

const postSchema = z.object({
  id,
  ...{ title: text, slug: text, html: text, lexical: text, mobiledoc: text, type: text },
  ...{ status: text, visibility: text, custom_excerpt: text, canonical_url: text },
  locale: text,
  ...{ feature_image: text, meta_title: text, meta_description: text, og_image: text },
  ...{ codeinjection_head: text, codeinjection_foot: text },
  ...{ page: z.unknown().optional(), featured: z.unknown().optional() },
  published_at: z.unknown().optional(),
  author_id: id.nullish().catch(null),
});
const namedSchema = z.object({ id, name: text, visibility: text });
const tagLinkSchema = z.object({ post_id: id, tag_id: id, sort_order: order });
const authorLinkSchema = z.object({ post_id: id, author_id: id, sort_order: order });
const metaSchema = z.object({
  ...{ post_id: id, meta_title: text, meta_description: text, og_image: text },
  twitter_image: text,
  ...{ feature_image_alt: text, feature_image_caption: text, og_title: text },
  ...{ og_description: text, twitter_title: text, twitter_description: text },
  email_only: z.union([z.boolean(), z.number(), z.string()]).nullish().catch(null),
});
const tierLinkSchema = z.object({ post_id: id, product_id: id, sort_order: order });
const settingSchema = z.object({ key: z.string(), value: z.unknown().optional() });

const table = z.array(z.unknown()).catch([]);
const dataSchema = z.object({
  posts: z.array(z.unknown()),
  ...{ tags: table, posts_tags: table, users: table, posts_authors: table, posts_meta: table },
  ...{ products: table, posts_products: table, settings: table },
  ...{ snippets: table, newsletters: table, comments: table },
});

function rowsOf<Row>(rows: readonly unknown[], schema: z.ZodType<Row>): Row[] {
  return rows.flatMap((row) => {
    const parsed = schema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
}

function grouped<Row extends { post_id: string; sort_order: number }>(rows: Row[]) {
  const byPost = new Map<string, Row[]>();
  for (const row of [...rows].sort((a, b) => a.sort_order - b.sort_order)) {
    const found = byPost.get(row.post_id);
    if (found) found.push(row);
    else byPost.set(row.post_id, [row]);
  }
  return byPost;
}

type GhostPost = z.output<typeof postSchema>;

/** Drafts that were never rendered have no HTML; the editor's document is read instead. */
function textOf(post: GhostPost, note: (sentence: string) => void): string {
  if (post.html) return post.html;
  try {
    if (post.lexical) return lexicalHtml(post.lexical, note);
    if (post.mobiledoc) return mobiledocHtml(post.mobiledoc, note);
  } catch {
    note('Its text could not be read.');
  }
  return '';
}

/** MySQL and SQLite export booleans differently. */
const isTrue = (value: unknown) =>
  value === true || value === 1 || value === '1' || value === 'true';

interface Readership {
  tiers: readonly string[];
  isSitePrivate: boolean;
  isEmailOnly: boolean;
}

function holdsOf(
  post: GhostPost,
  html: string,
  { tiers, isSitePrivate, isEmailOnly }: Readership,
): string[] {
  const isMail = post.status === 'sent' || isEmailOnly;
  return [
    ...(isSitePrivate ? ['The whole site was behind a password; it stays a draft.'] : []),
    ...(isMail ? ['It was sent by e-mail only and stays a draft.'] : []),
    ...ghostVisibility(post.visibility, tiers),
    ...ghostGates(html),
  ];
}

function statusOf(post: GhostPost): SourcePost['status'] {
  if (post.status === 'scheduled') return 'scheduled';
  return post.status === 'published' ? 'published' : 'draft';
}

function lostFields(meta: z.output<typeof metaSchema> | undefined): string[] {
  if (!meta) return [];
  const fields = {
    'the words below its picture': meta.feature_image_caption,
    'what its picture shows': meta.feature_image_alt,
    'the title for networks': meta.og_title || meta.twitter_title,
    'the description for networks': meta.og_description || meta.twitter_description,
  };
  return Object.entries(fields).flatMap(([what, words]) =>
    words ? [`Left out: ${what} (“${plainText(words)}”).`] : [],
  );
}

/** Null for other JSON. Ghost: Settings, Export. */
export function readGhost(json: unknown): SourceExport | null {
  const found = z
    .union([
      z
        .object({ db: z.tuple([z.object({ data: dataSchema })]).rest(z.unknown()) })
        .transform(({ db }) => db[0].data),
      z.object({ data: dataSchema }).transform(({ data }) => data),
    ])
    .safeParse(json);
  if (!found.success) return null;
  const { data } = found;
  const names = (rows: readonly unknown[]) =>
    new Map(rowsOf(rows, namedSchema).map((row) => [row.id, row]));
  const [tags, users] = [names(data.tags), names(data.users)];
  const tagsOf = grouped(rowsOf(data.posts_tags, tagLinkSchema));
  const authorsOf = grouped(rowsOf(data.posts_authors, authorLinkSchema));
  const tiers = names(data.products);
  const tiersOf = grouped(rowsOf(data.posts_products, tierLinkSchema));
  const settings = rowsOf(data.settings, settingSchema);
  const isSitePrivate = settings.some(({ key, value }) => key === 'is_private' && isTrue(value));
  const siteLanguage = text.parse(settings.find(({ key }) => key === 'locale')?.value);
  const metaOf = new Map(rowsOf(data.posts_meta, metaSchema).map((row) => [row.post_id, row]));

  const rows = rowsOf(data.posts, postSchema);
  const isPage = (post: GhostPost) => post.type === 'page' || post.page === true || post.page === 1;
  const commentsOf = new Map<string, number>();
  for (const { post_id } of rowsOf(data.comments, z.object({ post_id: id }))) {
    commentsOf.set(post_id, (commentsOf.get(post_id) ?? 0) + 1);
  }
  const posts = rows.map((post): SourcePost => {
    const notes: string[] = [];
    const note = (sentence: string) => notes.push(sentence);
    if (isPage(post)) note('It was a page there, and is the draft of a post here.');
    if (isTrue(post.featured)) note('It was featured there; here it stands in its place by date.');
    if (post.codeinjection_head || post.codeinjection_foot) note('Left out: code of its own.');
    const own = (tagsOf.get(post.id) ?? []).flatMap(({ tag_id }) => tags.get(tag_id) ?? []);
    const publicTags = own.filter(
      ({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'),
    );
    const authorIds = (authorsOf.get(post.id) ?? []).map(({ author_id }) => author_id);
    const authors = (authorIds.length > 0 ? authorIds : [post.author_id ?? '']).flatMap(
      (authorId) => users.get(authorId)?.name ?? [],
    );
    const meta = metaOf.get(post.id);
    const html = textOf(post, note);
    for (const { name } of own) {
      if (name.startsWith('#')) note(`Left out: the internal tag ${name}.`);
    }
    for (const sentence of lostFields(meta)) note(sentence);
    const commentCount = commentsOf.get(post.id) ?? 0;
    if (commentCount > 0) note(commentsNote(commentCount));
    const readership = {
      tiers: (tiersOf.get(post.id) ?? []).flatMap(
        ({ product_id }) => tiers.get(product_id)?.name ?? [],
      ),
      ...{ isSitePrivate, isEmailOnly: isTrue(meta?.email_only) },
    };
    return {
      ...emptySourcePost(),
      title: post.title === '(Untitled)' ? '' : post.title,
      slug: post.slug,
      status: isPage(post) ? 'draft' : statusOf(post),
      publishedAt: readMoment(post.published_at),
      excerpt: post.custom_excerpt,
      html,
      holds: holdsOf(post, html, readership),
      tags: publicTags.map(({ name }) => name),
      byline: bylineOf(authors, note),
      author: authors[0] ?? '',
      imageUrl: post.feature_image,
      metaTitle: meta?.meta_title || post.meta_title,
      metaDescription: meta?.meta_description || post.meta_description,
      canonicalUrl: post.canonical_url,
      language: post.locale || siteLanguage,
      socialImageUrl: meta?.og_image || post.og_image || meta?.twitter_image || '',
      formerAddresses: post.slug ? [`/${post.slug}/`] : [],
      notes,
    };
  });
  const lostCount = data.posts.length - rows.length;
  return {
    source: 'ghost',
    posts,
    leftOut: [
      ...rowsOf(data.snippets, namedSchema).map(({ name }) => `The snippet “${name}”`),
      ...rowsOf(data.newsletters, namedSchema).map(({ name }) => `The newsletter “${name}”`),
      ...(lostCount > 0 ? [`${lostCount} posts without an id`] : []),
    ],
    formerOrigin: null,
    categories: [],
  };
}
