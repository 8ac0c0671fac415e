import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin.ts';
import { parsedUrl } from '../../shared/parsed-url.ts';
import { slugPattern } from '../../shared/slug-pattern.ts';
import { idSchema, maxId, timestamp, unknownFieldsSchema } from '../../shared/wire.ts';
import { postLimits, postSchema, postTagSchema, publishedFlagSchema } from '../posts/posts.ts';

/** Wire schemas of the editor and of the REST paths that write posts. */

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

/** Nothing, an https:// address, or a path of this site; so no other scheme and no other plain-http host. */
export function isAllowedImageUrl(value: string): boolean {
  if (value === '') return true;
  if (/[\s\\]/.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  return /^https:\/\//i.test(value) && parsedUrl(value) !== null;
}

/**
 * The fields of a post as the editor and external callers send them (specification, sections 3 and 5). An optional
 * field that is null is emptied. Made anew for every use: the REST adapter changes the schemas it is given, so none may
 * be shared with it.
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
  };
}

/** Years that are written with four digits in every time zone: PostgreSQL refuses others, and the feeds have no room. */
const publicationYears = { first: 1970, last: 9998 } as const;

/** When a post becomes public, ISO 8601 with its offset. */
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

/** A post as the editor loads it. `version` goes back with the save; a save over an unseen version is refused. */
export const editorPostSchema = postSchema
  .extend({
    version: z.number().int(),
    status: postStatusSchema,
    createdAt: timestamp(),
    deletedAt: timestamp().nullable(),
    /** Who saved this version; null where that was not recorded. */
    savedBy: z.string().nullable(),
    heldBack: z
      .array(z.string())
      .describe('Why it may not be published before somebody has confirmed that; empty mostly'),
  })
  .meta({ id: 'EditorPost' });

/** Create, update and generate answer `{ data: … }`. */
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

/** One card of the dashboard; `categoryName` is null for an uncategorized post. */
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
    deletedAt: true,
    version: true,
    createdAt: true,
    heldBack: true,
  })
  .extend({ categoryName: z.string().nullable(), tags: z.array(postTagSchema) });

export const draftIdSchema = z.uuid('This is no draft.');

/** One card of a new post that was not created yet. */
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

/** By what lists of the dashboard are put in order: times newest first, titles from A to Z. */
export const postSorts = ['updated', 'created', 'published', 'title'] as const;
export const postSortSchema = z.enum(postSorts);

export const postListInputSchema = pageInputSchema.extend({
  search: z.string().trim().max(adminLimits.search).default(''),
  /** Absent: everything but deleted posts. */
  status: postStatusSchema.optional(),
  categoryId: idSchema().optional(),
  tagId: idSchema().optional(),
  sort: postSortSchema.default('updated'),
});

/** A page of posts. New posts that were not created yet come first and are not counted in `total`. */
export const postPageSchema = pageOf(postRowSchema).extend({
  drafts: z.array(postDraftRowSchema),
  draftTotal: z.number().int(),
});

export const revisionRowSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  savedBy: z.string(),
  createdAt: timestamp(),
  isPublished: publishedFlagSchema,
});

export const revisionSchema = postSchema
  .omit({ id: true, updatedAt: true, publishedAt: true })
  .extend(revisionRowSchema.shape);

/** What is typed and not saved yet: bounded, but allowed to be unfinished. */
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
  /** The chosen publication time as its field holds it, in the editor's local time; '' for none. */
  publishAt: z.string().max(40).default(''),
});

/** Random name of one open editor. */
export const editorNameSchema = z.string().min(1).max(64);

export const autosaveSchema = z.object({
  form: autosaveFormSchema,
  /** The version of the post that was being edited. */
  baseVersion: z.number().int(),
  /** The window that wrote it; null for text from before windows had names. */
  savedFrom: editorNameSchema.nullable(),
  updatedAt: timestamp(),
});

/** Which window of the editor speaks, and whose unsaved text it has seen: text of others is neither replaced nor dropped. */
export const editorWindowSchema = z.object({
  savedFrom: editorNameSchema,
  seen: editorNameSchema.nullable(),
});

/** Another admin with unsaved text in the same post. */
export const otherEditorSchema = z.object({ username: z.string(), updatedAt: timestamp() });

export const adminCategorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  /** Posts of every status but deleted. */
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
export type Revision = z.infer<typeof revisionSchema>;
export type RevisionRow = z.infer<typeof revisionRowSchema>;
export type AutosaveForm = z.infer<typeof autosaveFormSchema>;
export type Autosave = z.infer<typeof autosaveSchema>;
export type EditorWindow = z.infer<typeof editorWindowSchema>;
export type OtherEditor = z.infer<typeof otherEditorSchema>;
export type AdminCategory = z.infer<typeof adminCategorySchema>;
export type CategoryInput = z.infer<typeof categoryInputSchema>;
