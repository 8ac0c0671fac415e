import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import type { AiPurpose } from '../../shared/ai-purposes.ts';
import { slugPattern } from '../../shared/text/slug-pattern.ts';
import { idSchema, maxId, timestamp, unknownFieldsSchema } from '../../shared/wire.ts';
import { draftIdSchema } from '../documents/documents.ts';
import { detailFieldsShape, detailLimits } from './post-details.ts';
import {
  isAllowedImageUrl,
  postLimits,
  postSchema,
  postTagSchema,
  publishedFlagSchema,
} from './posts.ts';

const required = (label: string, max: number) =>
  z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(max, `${label} must be at most ${max} characters`);

const optional = (label: string, max: number) =>
  z.string().trim().max(max, `${label} must be at most ${max} characters`);

const slug = () =>
  required('Slug', postLimits.slug).regex(
    slugPattern,
    'Slug may hold lowercase letters, digits and single hyphens between them',
  );

/**
 * Fields of a post as the editor and API clients send them (specification, sections 3 and 5).
 * Null empties an optional field.
 * Returns new schemas on each call because the REST adapter mutates the schemas that it gets.
 */
export function postFieldsShape() {
  return {
    title: required('Title', postLimits.title),
    slug: slug(),
    categoryId: z.number('Category is required').int().min(1, 'Category is required').max(maxId),
    imageUrl: optional('Featured image URL', postLimits.imageUrl)
      .refine(isAllowedImageUrl, 'Featured image URL must start with https:// or /')
      .nullish(),
    excerpt: required('Excerpt', postLimits.excerpt),
    isPublished: publishedFlag(),
    content: required('Content', postLimits.content),
    metaTitle: optional('Meta title', postLimits.metaTitle).nullish(),
    metaDescription: optional('Meta description', postLimits.metaDescription).nullish(),
    metaKeywords: optional('Meta keywords', postLimits.metaKeywords).nullish(),
    publishedAt: publicationTime().nullish(),
    unpublishAt: publicationTime().nullish(),
    details: z
      .object(detailFieldsShape())
      .optional()
      .describe('Tags, byline and the like; what is left out stays as it is'),
  };
}

/** Years with four digits in every time zone. PostgreSQL and the feeds refuse others. */
const publicationYears = { first: 1970, last: 9998 } as const;

export function publicationTime() {
  const { first, last } = publicationYears;
  return z.iso
    .datetime({ offset: true, error: 'Publication time must be ISO 8601' })
    .refine((time) => {
      const year = new Date(time).getUTCFullYear();
      return year >= first && year <= last;
    }, `Publication time must lie in the years ${first} to ${last}`);
}

function publishedFlag() {
  return z.enum(publishedFlagSchema.options, "isPublished must be 'true' or 'false'").nullish();
}

export const postStatuses = ['draft', 'scheduled', 'published', 'deleted'] as const;
export const postStatusSchema = z.enum(postStatuses);

/** `version` goes back with the save; a save over an unseen version is refused. */
export const editorPostSchema = postSchema
  .extend({
    version: z.number().int(),
    status: postStatusSchema,
    unpublishAt: timestamp().nullable().describe('When the publication ends by itself'),
    createdAt: timestamp(),
    deletedAt: timestamp().nullable(),
    savedBy: z.string().nullable(),
    readyAt: timestamp()
      .nullable()
      .describe('Since when it waits for a review; null when it does not'),
    readyBy: z.string().nullable(),
    heldBack: z
      .array(z.string())
      .describe('Why it may not be published before somebody has confirmed that; empty mostly'),
  })
  .meta({ id: 'EditorPost' });

export const savedPostSchema = z
  .object({
    data: editorPostSchema,
    removed: z
      .array(z.string())
      .optional()
      .describe(
        'What no post may hold and was taken out, in angle brackets: the name of an element, or of an element and its attribute',
      ),
    unknown: unknownFieldsSchema,
  })
  .meta({ id: 'SavedPost' });

export const postRowSchema = editorPostSchema
  .pick({
    id: true,
    title: true,
    slug: true,
    excerpt: true,
    categoryId: true,
    imageUrl: true,
    isPublished: true,
    status: true,
    updatedAt: true,
    publishedAt: true,
    unpublishAt: true,
    deletedAt: true,
    version: true,
    createdAt: true,
    heldBack: true,
    readyAt: true,
    readyBy: true,
  })
  .extend({ categoryName: z.string().nullable(), tags: z.array(postTagSchema) });

export const postDraftRowSchema = z.object({
  id: draftIdSchema,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  imageUrl: z.string(),
  categoryName: z.string().nullable(),
  createdBy: z.string(),
  updatedAt: timestamp(),
  deletedAt: timestamp().nullable(),
});

/** Times sort newest first, titles from A to Z. */
export const postSorts = ['updated', 'created', 'published', 'title'] as const;
export const postSortSchema = z.enum(postSorts);

export const postListInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search).default(''),
  status: postStatusSchema.optional(),
  categoryId: idSchema().optional(),
  tagId: idSchema().optional(),
  sort: postSortSchema.default('updated'),
  /** `me`: only those of the asking admin, who may see others. */
  by: z.literal('me').optional(),
  /** Only posts that wait for a review. */
  isReady: z.literal(true).optional(),
});

/** Drafts of new posts come first and are not counted in `total`. */
export const postPageSchema = pageOf(postRowSchema).extend({
  drafts: z.array(postDraftRowSchema),
  draftTotal: z.number().int(),
});

/** A field that is left out was not changed: the stored one holds. */
function typedDetailsShape() {
  return {
    tags: z
      .array(z.string().max(detailLimits.tagName * 2))
      .max(detailLimits.tagsPerPost * 2)
      .optional(),
    byline: z
      .string()
      .max(detailLimits.byline * 2)
      .optional(),
    canonicalUrl: z
      .string()
      .max(detailLimits.canonicalUrl * 2)
      .optional(),
    socialImageUrl: z
      .string()
      .max(postLimits.imageUrl * 2)
      .optional(),
    language: z.string().max(detailLimits.language).optional(),
  };
}

export const autosaveFormSchema = z.object({
  title: z.string().max(postLimits.title * 2),
  slug: z.string().max(postLimits.slug * 2),
  categoryId: idSchema().nullable(),
  imageUrl: z.string().max(postLimits.imageUrl * 2),
  excerpt: z.string().max(postLimits.excerpt * 2),
  isPublished: publishedFlagSchema,
  content: z.string().max(postLimits.content),
  metaTitle: z.string().max(postLimits.metaTitle * 2),
  metaDescription: z.string().max(postLimits.metaDescription * 2),
  metaKeywords: z.string().max(postLimits.metaKeywords * 2),
  /** Local times of the editor; '' for none. */
  publishAt: z.string().max(40).default(''),
  unpublishAt: z.string().max(40).default(''),
  ...typedDetailsShape(),
});

/** A saved version of a post. */
export const revisionFormSchema = postSchema.omit({
  id: true,
  updatedAt: true,
  publishedAt: true,
});

/** Ignores the category, the language and the publication switch: text alone makes a draft. */
function hasText(form: AutosaveForm): boolean {
  const { title, slug, excerpt, content, imageUrl } = form;
  const { metaTitle, metaDescription, metaKeywords } = form;
  const { tags = [], byline = '', canonicalUrl = '', socialImageUrl = '' } = form;
  const details = [...tags, byline, canonicalUrl, socialImageUrl];
  const seo = [metaTitle, metaDescription, metaKeywords];
  const texts = [title, slug, excerpt, content, imageUrl, ...seo, ...details];
  return texts.some((text) => text.trim() !== '');
}

/** Posts as a kind of document. */
export const postForm = { kind: 'post', schema: autosaveFormSchema, hasText };

/** Marks provenance of a post that a model wrote as a whole. */
export const wholePostPurpose = 'draft' as const;

/** Purposes of posts that a model wrote: at once, or section by section. */
export const modelPostPurposes: AiPurpose[] = [wholePostPurpose, 'section'];

export const provenanceSchema = z.object({
  id: z.int(),
  purpose: z.string(),
  model: z.string(),
  wordCount: z.int(),
  characterCount: z.int(),
  writtenAt: timestamp(),
  acceptedBy: z.string(),
  acceptedAt: timestamp(),
});

export const adminCategorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Excludes deleted posts. */
  postCount: z.number().int(),
});

export const categoryInputSchema = z.object({
  name: required('Name', 80),
  slug: slug(),
  description: optional('Description', 300),
});

export type EditorPost = z.infer<typeof editorPostSchema>;
export type PostRow = z.infer<typeof postRowSchema>;
export type PostDraftRow = z.infer<typeof postDraftRowSchema>;
export type PostListInput = z.infer<typeof postListInputSchema>;
export type PostSort = z.infer<typeof postSortSchema>;
export type PostStatus = z.infer<typeof postStatusSchema>;
export type AutosaveForm = z.infer<typeof autosaveFormSchema>;
export type Provenance = z.infer<typeof provenanceSchema>;
export type AdminCategory = z.infer<typeof adminCategorySchema>;
export type CategoryInput = z.infer<typeof categoryInputSchema>;
