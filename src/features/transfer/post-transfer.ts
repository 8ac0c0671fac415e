import { z } from 'zod';
import {
  claimLimits,
  claimStates,
  claimWordsSchema,
  isSourceUrl,
  mostClaims,
} from '../claims/claims.ts';
import { mediaLimits, percentSchema } from '../media/media-library.ts';

/** What everything that was written can be saved as: each a ZIP with the pictures. docs/post-export.md describes both. */
export const exportFormats = ['markdown', 'json'] as const;
export const exportFormatSchema = z.enum(exportFormats);
export type ExportFormat = z.infer<typeof exportFormatSchema>;

/** The folder of an export that holds the pictures. */
export const exportedPictureFolder = 'media';

const exportedStatuses = ['draft', 'scheduled', 'published'] as const;

/** Rows of it that a post takes along at most. */
export const mostProvenance = 200;

/** What of a post a model wrote, and who accepted it. */
const exportedProvenanceSchema = z.object({
  purpose: z.string().max(40),
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

/** What was said of a claim that the post makes, and by whom. */
const exportedClaimSchema = claimWordsSchema.extend({
  state: z.enum(claimStates),
  sourceUrl: z
    .string()
    .max(claimLimits.sourceUrl)
    .refine((value) => value === '' || isSourceUrl(value)),
  note: z.string().max(claimLimits.note),
  recheckAt: z.string().nullable(),
  answeredBy: z.string().max(200),
  answeredAt: z.string(),
});
export type ExportedClaim = z.infer<typeof exportedClaimSchema>;

/** A post as `posts.json` of an export holds it. What is left out when it comes back is empty. */
export const exportedPostSchema = z.object({
  title: z.string(),
  slug: z.string().default(''),
  status: z.enum(exportedStatuses).default('draft'),
  /** ISO 8601. A draft that was public once keeps its day. */
  publishedAt: z.string().nullable().default(null),
  updatedAt: z.string().nullable().default(null),
  excerpt: z.string().default(''),
  /** HTML as the editor's textarea shows it; pictures of the site by their path, `/media/…`. */
  content: z.string(),
  category: z.string().nullable().default(null),
  tags: z.array(z.string()).default([]),
  byline: z.string().default(''),
  /** The account whose post it is. */
  author: z.string().nullable().default(null),
  imageUrl: z.string().default(''),
  metaTitle: z.string().default(''),
  metaDescription: z.string().default(''),
  metaKeywords: z.string().default(''),
  canonicalUrl: z.string().default(''),
  socialImageUrl: z.string().default(''),
  /** Tag of BCP 47; '' for the site's own. */
  language: z.string().default(''),
  /** Paths that lead to it although it is elsewhere now. */
  formerAddresses: z.array(z.string()).default([]),
  /** The oldest first. */
  provenance: provenanceListSchema,
  claims: z.array(exportedClaimSchema).max(mostClaims).default([]).catch([]),
});

export type ExportedPost = z.infer<typeof exportedPostSchema>;

/** What the library knows of a picture that goes along. */
export const exportedPictureSchema = z.object({
  /** Its name in the folder of pictures. */
  file: z.string(),
  name: z.string(),
  altText: z.string().trim().max(mediaLimits.altText),
  focusX: percentSchema,
  focusY: percentSchema,
});

export type ExportedPicture = z.infer<typeof exportedPictureSchema>;

/** What `posts.json` begins with. */
export const exportFormatName = 'vibecode.land/posts';
export const exportFormatVersion = 1;

/** What an import takes at most. */
export const importLimits = {
  uploadBytes: 50 * 1024 * 1024,
  posts: 5_000,
  /** In an archive. */
  files: 20_000,
  /** One of them, unpacked, and all that are read. */
  fileBytes: 50 * 1024 * 1024,
  allBytes: 1024 * 1024 * 1024,
  notesPerPost: 100,
  noteLength: 300,
} as const;
