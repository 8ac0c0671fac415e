import { z } from 'zod';
import { pageInputSchema, pageOf } from '../../shared/admin.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';

/** Wire schemas of imports: a report of what is in a file, then the posts that are made of it. */

export const importSources = ['ghost', 'wordpress', 'markdown', 'site'] as const;
export type ImportSource = (typeof importSources)[number];

/** What is told of the file as a whole. */
export const importSummarySchema = z.object({
  source: z.enum(importSources),
  /** What is in the file and no post of it, in sentences. */
  leftOut: z.array(z.string()),
  /** Names of what has to be made. */
  newCategories: z.array(z.string()),
  newTags: z.array(z.string()),
  /** Who wrote them there; their names become bylines. */
  bylines: z.array(z.string()),
  /** Addresses of the old site that lead to a post from then on. */
  formerAddressCount: z.number().int(),
  /** Pictures of the file that posts show, and those that it does not hold. */
  pictureCount: z.number().int(),
  missingPictureCount: z.number().int(),
});

const importStateSchema = z.enum([
  'reading',
  'ready',
  'running',
  'done',
  'undoing',
  'undone',
  'failed',
]);

const importOutcomeSchema = z.enum(['waiting', 'exists', 'imported', 'failed', 'undone', 'kept']);

export const postImportSchema = z.object({
  id: z.number().int(),
  fileName: z.string(),
  byteSize: z.number().int(),
  state: importStateSchema,
  fault: z.string(),
  summary: importSummarySchema.nullable(),
  isPublishing: z.boolean(),
  createdAt: timestamp(),
  endedAt: timestamp().nullable(),
  /** How many posts of the file have come to what. */
  counts: z.record(importOutcomeSchema, z.number().int()),
  /** Posts of which something is left out. */
  notedCount: z.number().int(),
  publicCount: z.number().int(),
});

export const importItemSchema = z.object({
  position: z.number().int(),
  title: z.string(),
  slug: z.string(),
  outcome: importOutcomeSchema,
  isPublic: z.boolean(),
  notes: z.array(z.string()),
  postId: z.number().int().nullable(),
});

export const importItemFilters = ['all', 'noted', 'new', 'exists', 'failed'] as const;
export const importItemsInputSchema = pageInputSchema.extend({
  id: idSchema(),
  filter: z.enum(importItemFilters).default('all'),
});
export const importItemPageSchema = pageOf(importItemSchema);

export const startImportSchema = z.object({
  id: idSchema(),
  /** Those that were public there are public here at once, under their own dates. */
  isPublishing: z.boolean(),
  /** Of posts that name no category. */
  categoryId: idSchema(),
});

export type ImportSummary = z.infer<typeof importSummarySchema>;
export type PostImport = z.infer<typeof postImportSchema>;
export type ImportItem = z.infer<typeof importItemSchema>;
export type ImportItemFilter = (typeof importItemFilters)[number];
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
export type StartImport = z.infer<typeof startImportSchema>;
