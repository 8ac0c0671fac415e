import { z } from 'zod';
import { emptySourcePost, readMoment, type SourceExport, type SourcePost } from '../source-post.ts';
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
  ...{ feature_image: text, meta_title: text, meta_description: text, og_image: text },
  ...{ codeinjection_head: text, codeinjection_foot: text },
  page: z.unknown().optional(),
  published_at: z.unknown().optional(),
  author_id: id.nullish().catch(null),
});
const namedSchema = z.object({ id, name: text, visibility: text });
const tagLinkSchema = z.object({ post_id: id, tag_id: id, sort_order: order });
const authorLinkSchema = z.object({ post_id: id, author_id: id, sort_order: order });
const metaSchema = z.object({
  ...{ post_id: id, meta_title: text, meta_description: text, og_image: text },
  twitter_image: text,
});

const table = z.array(z.unknown()).catch([]);
const dataSchema = z.object({
  posts: z.array(z.unknown()),
  ...{ tags: table, posts_tags: table, users: table, posts_authors: table, posts_meta: table },
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
    byPost.set(row.post_id, [...(byPost.get(row.post_id) ?? []), row]);
  }
  return byPost;
}

type GhostPost = z.output<typeof postSchema>;

/** All exports have HTML but for drafts that were never drawn; of those the editor's own document is read. */
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

function statusOf(post: GhostPost, note: (sentence: string) => void): SourcePost['status'] {
  if (post.visibility && post.visibility !== 'public') {
    note('It was for members only and stays a draft.');
    return 'draft';
  }
  if (post.status === 'scheduled') return 'scheduled';
  return post.status === 'published' ? 'published' : 'draft';
}

/** What Ghost writes under Settings, Export. Null for any other JSON. */
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
  const metaOf = new Map(rowsOf(data.posts_meta, metaSchema).map((row) => [row.post_id, row]));

  const rows = rowsOf(data.posts, postSchema);
  const isPage = (post: GhostPost) => post.type === 'page' || post.page === true || post.page === 1;
  const posts = rows
    .filter((post) => !isPage(post))
    .map((post): SourcePost => {
      const notes: string[] = [];
      const note = (sentence: string) => notes.push(sentence);
      if (post.codeinjection_head || post.codeinjection_foot) note('Left out: code of its own.');
      const own = (tagsOf.get(post.id) ?? []).flatMap(({ tag_id }) => tags.get(tag_id) ?? []);
      const publicTags = own.filter(
        ({ name, visibility }) => visibility !== 'internal' && !name.startsWith('#'),
      );
      const authorIds = (authorsOf.get(post.id) ?? []).map(({ author_id }) => author_id);
      const author = users.get(authorIds[0] ?? post.author_id ?? '')?.name ?? '';
      const meta = metaOf.get(post.id);
      return {
        ...emptySourcePost(),
        title: post.title === '(Untitled)' ? '' : post.title,
        slug: post.slug,
        status: statusOf(post, note),
        publishedAt: readMoment(post.published_at),
        excerpt: post.custom_excerpt,
        html: textOf(post, note),
        tags: publicTags.map(({ name }) => name),
        byline: author,
        author,
        imageUrl: post.feature_image,
        metaTitle: meta?.meta_title || post.meta_title,
        metaDescription: meta?.meta_description || post.meta_description,
        canonicalUrl: post.canonical_url,
        socialImageUrl: meta?.og_image || post.og_image || meta?.twitter_image || '',
        formerAddresses: post.slug ? [`/${post.slug}/`] : [],
        notes,
      };
    });
  const pageCount = rows.length - posts.length;
  const lostCount = data.posts.length - rows.length;
  return {
    source: 'ghost',
    posts,
    leftOut: [
      ...(pageCount > 0 ? [pageCount === 1 ? '1 page' : `${pageCount} pages`] : []),
      ...(lostCount > 0 ? [`${lostCount} posts without an id`] : []),
    ],
    formerOrigin: null,
    categories: [],
  };
}
