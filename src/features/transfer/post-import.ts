import { z } from 'zod';
import { pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';

export const importSources = ['ghost', 'wordpress', 'markdown', 'site'] as const;
export type ImportSource = (typeof importSources)[number];

/** The treatment of a shortcode, a tag or a component that is not known here. */
export const foreignChoices = [
  'leaveOut',
  'keepText',
  'asText',
  'code',
  'callout',
  'quote',
  'gallery',
  'video',
] as const;
export type ForeignChoice = (typeof foreignChoices)[number];
const foreignChoiceSchema = z.enum(foreignChoices);

export const mostForeign = 200;

export const foreignChoicesSchema = z
  .record(z.string().max(200), foreignChoiceSchema)
  .refine((chosen) => Object.keys(chosen).length <= mostForeign);
export type ForeignChoices = Readonly<z.infer<typeof foreignChoicesSchema>>;

const foreignSummarySchema = z.object({
  /** Its kind and name. */
  key: z.string(),
  postCount: z.number().int(),
  /** Those that fit it. */
  choices: z.array(foreignChoiceSchema),
  choice: foreignChoiceSchema,
});
export type ForeignSummary = z.infer<typeof foreignSummarySchema>;

export const importSummarySchema = z.object({
  source: z.enum(importSources),
  leftOut: z.array(z.string()),
  foreign: z.array(foreignSummarySchema).default([]),
  newCategories: z.array(z.string()),
  newTags: z.array(z.string()),
  /** Author names in the file; they become bylines. */
  bylines: z.array(z.string()),
  formerAddressCount: z.number().int(),
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
  /** Posts, by outcome. */
  counts: z.record(importOutcomeSchema, z.number().int()),
  /** Kinds of content, by outcome. */
  contentCounts: z.record(importOutcomeSchema, z.number().int()),
  isTakingContent: z.boolean(),
  notedCount: z.number().int(),
  publicCount: z.number().int(),
  /** Posts that wait, and that somebody has compared with their source. */
  lookedCount: z.number().int(),
});

export const importItemSchema = z.object({
  position: z.number().int(),
  title: z.string(),
  slug: z.string(),
  outcome: importOutcomeSchema,
  isPublic: z.boolean(),
  notes: z.array(z.string()),
  postId: z.number().int().nullable(),
  contentKind: z.string().nullable(),
  isLookedAt: z.boolean(),
});

export const importItemFilters = ['all', 'noted', 'new', 'exists', 'failed'] as const;
export const importItemsInputSchema = pageInputSchema.extend({
  id: idSchema(),
  filter: z.enum(importItemFilters).default('all'),
});
export const importItemPageSchema = pageOf(importItemSchema);

const importPostSchema = z.object({ id: idSchema(), position: z.number().int().min(0).max(maxId) });

export const compareImportSchema = importPostSchema.extend({
  /** The list that `previous` and `next` lead through. */
  filter: z.enum(importItemFilters).default('all'),
});

export const importComparisonSchema = importItemSchema
  .pick({ position: true, title: true, slug: true, outcome: true, notes: true, isLookedAt: true })
  .extend({
    /** As it stands in the file: untrusted, for display as text. */
    written: z.string(),
    /** HTML of the post. */
    converted: z.string(),
    previous: z.number().int().nullable(),
    next: z.number().int().nullable(),
  });

export const lookAtImportSchema = importPostSchema.extend({ isLookedAt: z.boolean() });

export const chooseForeignSchema = z.object({ id: idSchema(), choices: foreignChoicesSchema });

export const startImportSchema = z.object({
  id: idSchema(),
  isPublishing: z.boolean(),
  /** Publishes the content of the file in place of what stands here. */
  isTakingContent: z.boolean().default(false),
  categoryId: idSchema(),
});

export type ImportSummary = z.infer<typeof importSummarySchema>;
export type PostImport = z.infer<typeof postImportSchema>;
export type ImportItem = z.infer<typeof importItemSchema>;
export type ImportItemFilter = (typeof importItemFilters)[number];
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;
export type ChooseForeign = z.output<typeof chooseForeignSchema>;
export type CompareImport = z.output<typeof compareImportSchema>;
export type ImportComparison = z.infer<typeof importComparisonSchema>;
export type LookAtImport = z.infer<typeof lookAtImportSchema>;
export type StartImport = z.output<typeof startImportSchema>;
