import { z } from 'zod';
import { maxSlugLength } from '../../shared/text/slug-pattern.ts';
import { timestamp } from '../../shared/wire.ts';

/** Limits of the fields of a post, in characters; the editor and the API share them. */
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

/** The category that the editor and an AI draft start with (specification, section 9). */
export const defaultCategoryId = 1;

/** Largest page of a list of posts, and the size used when a caller names none. */
export const postPage = { maxSize: 100, defaultSize: 20 } as const;

/** Cards on one screen of /blog. */
export const postCardPageSize = 12;

/** The search over posts: shortest and longest text in characters, and how many posts it answers at most. */
export const postSearch = { minTextLength: 2, maxTextLength: 100, maxResults: 6 } as const;

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

/** 'true' or 'false' on the wire (specification, section 3). */
export const publishedFlagSchema = z.enum(['true', 'false']);

/** A whole post as the REST paths and the post page carry it; times are ISO 8601 in UTC. */
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

/** Part of a stored picture that stays in view where it is cropped, as CSS says it; left out for its middle. */
const imageFocus = z.string().optional();

/** Language of a post as a tag of BCP 47; '' for the site's own. */
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

/** A post that another post's page offers to read next, as its card there shows it. */
export const nextPostSchema = postCardSchema.omit({ publishedAt: true });

/** A heading of a post that the page's list of contents leads to. */
export const articleHeadingSchema = z.object({
  id: z.string(),
  text: z.string(),
  level: z.union([z.literal(2), z.literal(3)]),
});

/** A post as its page shows it: `content` is drawn (anchors, boxes for what is wide, colors of code), not as it is stored. */
export const articleSchema = z.object({
  post: postSchema.extend({
    /** '' for the site's own label. */
    byline: z.string(),
    /** Address of the first publication; '' for here. */
    canonicalUrl: z.string(),
    /** '' for the picture that is drawn with its title. */
    socialImageUrl: z.string(),
    language: postLanguage,
    tags: z.array(postTagSchema.omit({ id: true })),
    imageFocus,
  }),
  headings: z.array(articleHeadingSchema),
  next: z.array(nextPostSchema),
  /** Tells readers, at the end of the post, how it was written; '' for nothing. */
  note: z.string(),
});

/** Posts that are offered at the end of a post. */
export const nextPostCount = 3;

export type PublicCategory = z.infer<typeof publicCategorySchema>;
export type PostTag = z.infer<typeof postTagSchema>;
export type Post = z.infer<typeof postSchema>;
export type PostCard = z.infer<typeof postCardSchema>;
export type FoundPost = z.infer<typeof foundPostSchema>;
export type ArticleHeading = z.infer<typeof articleHeadingSchema>;
export type NextPost = z.infer<typeof nextPostSchema>;
export type Article = z.infer<typeof articleSchema>;
