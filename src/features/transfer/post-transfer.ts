import { z } from 'zod';
import { aiPurposes } from '../../shared/ai-purposes.ts';
import { quotas } from '../../shared/limits/quotas.ts';
import {
  factLimits,
  factStates,
  factWordsSchema,
  isSourceUrl,
  recheckedKinds,
} from '../facts/facts.ts';
import { mediaLimits, percentSchema } from '../media/media-library.ts';

/** Each format is a ZIP with pictures. See docs/post-export.md. */
export const exportFormats = ['markdown', 'json'] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

export const exportedPictureFolder = 'media';

const exportedStatuses = ['draft', 'scheduled', 'published'] as const;

export const mostProvenance = 200;

const exportedProvenanceSchema = z.object({
  purpose: z.enum(aiPurposes),
  model: z.string().max(200),
  wordCount: z.int32().nonnegative(),
  characterCount: z.int32().nonnegative(),
  writtenAt: z.string(),
  acceptedBy: z.string().max(200),
  acceptedAt: z.string(),
});
export type ExportedProvenance = z.infer<typeof exportedProvenanceSchema>;

export const provenanceListSchema = z
  .array(exportedProvenanceSchema)
  .max(mostProvenance)
  .default([])
  .catch([]);

const exportedFactSchema = factWordsSchema.extend({
  state: z.enum(factStates),
  sourceUrl: z
    .string()
    .max(factLimits.sourceUrl)
    .refine((value) => value === '' || isSourceUrl(value)),
  note: z.string().max(factLimits.note),
  recheckAt: z.string().nullable(),
  answeredBy: z.string().max(200),
  answeredAt: z.string(),
});
export type ExportedFact = z.infer<typeof exportedFactSchema>;

const exportedContentFactSchema = exportedFactSchema.extend({ kind: z.enum(recheckedKinds) });
export type ExportedContentFact = z.infer<typeof exportedContentFactSchema>;

/** A post in `posts.json`. An import treats missing fields as empty. */
export const exportedPostSchema = z.object({
  title: z.string(),
  slug: z.string().default(''),
  status: z.enum(exportedStatuses).default('draft'),
  /** ISO 8601. An unpublished draft keeps its earlier date. */
  publishedAt: z.string().nullable().default(null),
  updatedAt: z.string().nullable().default(null),
  excerpt: z.string().default(''),
  /** HTML; pictures of this site are paths below `/media/`. */
  content: z.string(),
  category: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  byline: z.string().default(''),
  author: z.string().nullable().default(null),
  imageUrl: z.string().default(''),
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  metaKeywords: z.string().default(''),
  canonicalUrl: z.string().default(''),
  socialImageUrl: z.string().default(''),
  language: z.string().default(''),
  formerAddresses: z.array(z.string()).default([]),
  /** Oldest first. */
  provenance: provenanceListSchema,
  facts: z.array(exportedFactSchema).max(quotas.facts.limit).default([]).catch([]),
});

export type ExportedPost = z.infer<typeof exportedPostSchema>;

export const exportedPictureSchema = z.object({
  file: z.string(),
  name: z.string(),
  altText: z.string().trim().max(mediaLimits.altText),
  focusX: percentSchema,
  focusY: percentSchema,
});

export type ExportedPicture = z.infer<typeof exportedPictureSchema>;

export const exportFormatName = 'vibecode.land/posts';
export const exportFormatVersion = 1;

/** Stands beside the posts. See docs/post-export.md. */
export const contentFileName = 'content.json';
export const contentFormatName = 'vibecode.land/content';

/** A kind of content that the owner has changed or checked. */
export const exportedContentSchema = z
  .object({
    kind: z.string().max(60),
    /** As readers see it. Null where it follows the release, and only its facts were checked. */
    value: z.record(z.string(), z.unknown()).nullable(),
    facts: z.array(exportedContentFactSchema).max(quotas.facts.limit).default([]).catch([]),
  })
  .refine(({ value, facts }) => value !== null || facts.length > 0);

export const importLimits = {
  uploadBytes: 50 * 1024 * 1024,
  posts: 5_000,
  contentKinds: 200,
  /** In characters of JSON; above every value that fits its form. */
  contentLength: 1_500_000,
  files: 20_000,
  /** Unpacked size, per file and in total. */
  fileBytes: 50 * 1024 * 1024,
  allBytes: 1024 * 1024 * 1024,
  /** Length of a text in the comparison, in characters. */
  shownLength: 200_000,
  notesPerPost: 100,
  noteLength: 300,
} as const;
