import path from 'node:path';
import { marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { provenanceListSchema } from '../../../../../../shared/post-transfer.ts';
import { plainText, storableValue } from '../plain-text.ts';
import { emptySourcePost, readMoment, type SourcePost } from '../source-post.ts';

const frontMatter = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/;
/** Whether a file begins as posts do. */
export const hasFrontMatter = (content: string): boolean => frontMatter.test(content);

const maxFrontMatterLength = 64 * 1024;
/** Anchors that stand for more than this are made to fill memory. */
const maxAliases = 100;

const text = z
  .union([z.string(), z.number().transform(String)])
  .catch('')
  .transform((value) => value.trim());
/** A list, one name, or names with commas between them: tools differ. */
const names = z
  .union([z.array(text), z.string().transform((value) => value.split(','))])
  .catch([])
  .transform((list) => list.map((name) => name.trim()).filter(Boolean));

const factsSchema = z.object({
  ...{ title: text, slug: text, status: text, excerpt: text, description: text, summary: text },
  ...{ category: text, byline: text, cover: text, image: text, meta_title: text },
  ...{ meta_description: text, meta_keywords: text, canonical: text, canonical_url: text },
  ...{ social_picture: text, permalink: text, url: text },
  ...{ categories: names, tags: names, aliases: names, redirect_from: names },
  // The object first: anything is a text, if an empty one.
  author: z.union([z.object({ name: text }).transform(({ name }) => name), text]).catch(''),
  provenance: provenanceListSchema,
  date: z.unknown().optional(),
  draft: z.boolean().catch(false),
  published: z.boolean().optional().catch(undefined),
});

function statusOf({ status, draft, published }: z.output<typeof factsSchema>, isDated: boolean) {
  if (status === 'draft' || draft || published === false) return 'draft';
  if (status === 'scheduled') return 'scheduled';
  return status === 'published' || published === true || isDated ? 'published' : 'draft';
}

/** Jekyll writes the day and the slug into the name of a file. */
function fileFacts(file: string): { day: string; slug: string } {
  const name = path.posix.basename(file).replace(/\.(?:md|markdown|mdx)$/i, '');
  const folder = path.posix.basename(path.posix.dirname(file));
  const stem = /^_?index$/i.test(name) && folder !== '.' ? folder : name;
  const [, day = '', rest = stem] = /^(\d{4}-\d{2}-\d{2})-(.+)$/.exec(stem) ?? [];
  return { day, slug: rest };
}

/** A former address only where it is a path. */
const isPath = (address: string) => /^\/(?!\/)\S*$/.test(address);

/** A title of its own in the text, where the facts have none: it is taken out of there. */
function titled(markdown: string): { title: string; rest: string } {
  const [whole = '', title = ''] = /^\s*#[ \t]+(.+?)[ \t]*#*[ \t]*(?:\r?\n|$)/.exec(markdown) ?? [];
  return {
    title: plainText(marked.parseInline(title, { async: false })),
    rest: markdown.slice(whole.length),
  };
}

/**
 * A Markdown file with facts in YAML in front, as Jekyll, Hugo, Astro and the export of this site write it.
 * @param file its path in the upload
 * @throws Error where the facts are no YAML
 */
export function readMarkdown(file: string, content: string): SourcePost {
  const [whole = '', yaml = ''] = frontMatter.exec(content) ?? [];
  if (yaml.length > maxFrontMatterLength) throw new Error('Its front matter is too long.');
  const parsed: unknown = yaml
    ? parseYaml(yaml, storableValue, { maxAliasCount: maxAliases, logLevel: 'error' })
    : {};
  const found = factsSchema.safeParse(parsed ?? {});
  // Words between two lines are no facts.
  const facts = found.success ? found.data : factsSchema.parse({});
  const notes: string[] = [];
  if (!whole && /^\s*(?:\+\+\+|\{)/.test(content)) {
    notes.push('Its front matter is no YAML and was taken for text.');
  }
  const { day, slug } = fileFacts(file);
  const publishedAt = readMoment(facts.date) ?? readMoment(day || null);
  const body = found.success ? content.slice(whole.length) : content;
  const { title, rest } = facts.title ? { title: facts.title, rest: body } : titled(body);
  const [category, ...others] = facts.category
    ? [facts.category, ...facts.categories]
    : facts.categories;
  return {
    ...emptySourcePost(),
    title: title || slug.replace(/[-_]+/g, ' '),
    slug: facts.slug || slug,
    status: statusOf(facts, publishedAt !== null),
    publishedAt,
    excerpt: facts.excerpt || facts.description || facts.summary,
    html: marked.parse(rest, { async: false, gfm: true }),
    category: category ?? null,
    tags: [...facts.tags, ...others],
    // This site's own export says `status`, and names the account as the author.
    byline: facts.byline || (facts.status ? '' : facts.author),
    author: facts.author || null,
    imageUrl: facts.cover || facts.image,
    metaTitle: facts.meta_title,
    metaDescription: facts.meta_description,
    metaKeywords: facts.meta_keywords,
    canonicalUrl: facts.canonical || facts.canonical_url,
    socialImageUrl: facts.social_picture,
    formerAddresses: [facts.permalink, facts.url, ...facts.aliases, ...facts.redirect_from].filter(
      isPath,
    ),
    provenance: facts.provenance,
    folder: path.posix.dirname(file) === '.' ? '' : path.posix.dirname(file),
    notes,
  };
}
