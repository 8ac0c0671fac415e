import { z } from 'zod';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { maxSlugLength } from '../../shared/text/slug-pattern.ts';
import { timestamp } from '../../shared/wire.ts';

export const postLimits = {
  title: 200,
  slug: maxSlugLength,
  excerpt: 1_000,
  content: 500_000,
  imageUrl: 2_000,
  metaTitle: 200,
  metaDescription: 500,
  metaKeywords: 500,
} as const;

export function isAllowedImageUrl(value: string): boolean {
  if (value === '') return true;
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https:\/\//i.test(value) && parsedUrl(value) !== null;
}

/** Preselected in the editor and for AI drafts (specification, section 9). */
export const defaultCategoryId = 1;

export const postPage = { maxSize: 100, defaultSize: 20 } as const;

export const postCardPageSize = 12;

export const publicCategorySchema = z
  .object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
  })
  .meta({ id: 'Category' });

export const postTagSchema = z
  .object({ id: z.number().int(), name: z.string(), slug: z.string() })
  .meta({ id: 'Tag' });

/** Booleans are strings on the wire (specification, section 3). */
export const publishedFlagSchema = z.enum(['true', 'false']);

/** Times are ISO 8601 in UTC. */
export const postSchema = z
  .object({
    id: z.number().int(),
    title: z.string(),
    slug: z.string(),
    excerpt: z.string(),
    content: z.string(),
    categoryId: z.number().int().nullable(),
    imageUrl: z.string(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    metaKeywords: z.string(),
    isPublished: publishedFlagSchema,
    updatedAt: timestamp(),
    publishedAt: timestamp().nullable(),
  })
  .meta({ id: 'Post' });

/** Value of CSS `object-position` for a cropped picture; left out for the middle. */
const imageFocus = z.string().optional();

/** BCP 47 tag; '' for the site's language. */
const postLanguage = z.string();

export const postCardSchema = postSchema
  .pick({
    id: true,
    title: true,
    slug: true,
    excerpt: true,
    categoryId: true,
    imageUrl: true,
    publishedAt: true,
  })
  .extend({ imageFocus, language: postLanguage });

export const foundPostSchema = postSchema.pick({ title: true, slug: true, excerpt: true });

export const postCardPageSchema = z.object({
  items: z.array(postCardSchema),
  nextCursor: z.number().int().nullable(),
});

export const nextPostSchema = postCardSchema.omit({ publishedAt: true });

export const articleHeadingSchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});

/** `content` is drawn HTML with anchors, scroll boxes and code colors; the stored HTML has none of these. */
export const articleSchema = z.object({
  post: postSchema.extend({
    byline: z.string(),
    /** Address of the first publication; '' when that is this site. */
    canonicalUrl: z.string(),
    /** '' for the picture drawn from the title. */
    socialImageUrl: z.string(),
    language: postLanguage,
    tags: z.array(postTagSchema.omit({ id: true })),
    imageFocus,
  }),
  headings: z.array(articleHeadingSchema),
  next: z.array(nextPostSchema),
  /** Shown at the end of the post; tells how it was written. '' for no note. */
  note: z.string(),
});

export const nextPostCount = 3;

export type PublicCategory = z.infer<typeof publicCategorySchema>;
export type PostTag = z.infer<typeof postTagSchema>;
export type Post = z.infer<typeof postSchema>;
export type PostCard = z.infer<typeof postCardSchema>;
export type FoundPost = z.infer<typeof foundPostSchema>;
export type ArticleHeading = z.infer<typeof articleHeadingSchema>;
export type NextPost = z.infer<typeof nextPostSchema>;
export type Article = z.infer<typeof articleSchema>;
