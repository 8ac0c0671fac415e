import { z } from 'zod';
import { unsentDraftSchema } from '../../shared/admin/unsent-drafts.ts';
import type { ContentFields } from '../../shared/content/fields.ts';
import { slugPattern } from '../../shared/text/slug-pattern.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { kindNamePattern, kindNameSchema } from '../documents/documents.ts';

/** More than any page shows. */
const mostNamed = 20;

/** A kind, or an entry with a page of its own: `glossary-term:webhook`. */
const contentNamePattern = `${kindNamePattern}(?::${slugPattern.source.slice(1, -1)})?`;

/** Names with commas between them. */
export const contentNamesSchema = () =>
  z
    .string()
    .max(1_000)
    .regex(new RegExp(`^${contentNamePattern}(?:,${contentNamePattern}){0,${mostNamed - 1}}$`));

/** Checked against the fields of its kind. */
const contentValueSchema = () => z.record(z.string(), z.unknown());

/** `version` 0 stands for what the release says. */
export const savedContentSchema = z.object({
  kind: z.string(),
  value: contentValueSchema(),
  version: z.number().int(),
  savedBy: z.string().nullable(),
  savedAt: timestamp().nullable(),
  unpublishAt: timestamp()
    .nullable()
    .describe('When the version before it comes back by itself, unless another one is published'),
});

export const scheduledContentSchema = z.object({
  id: z.number().int(),
  value: contentValueSchema(),
  publishAt: timestamp(),
  unpublishAt: timestamp().nullable(),
  savedBy: z.string(),
});

export const timedContentSchema = savedContentSchema
  .extend({ scheduled: scheduledContentSchema.nullable().describe('The version that waits') })
  .meta({ id: 'Content' });

/** Exceeds every value that fits its fields and the body limit. */
const maxDraftLength = 1_500_000;

/** The window that typed, and the revision of the draft that it has seen. */
export const contentLineageSchema = z.object({
  savedFrom: z.uuid(),
  seen: z
    .string()
    .regex(/^\d{1,9}$/)
    .nullable(),
});

export const contentDraftSaveSchema = contentLineageSchema.extend({
  kind: kindNameSchema(),
  /** Version that was public when a new draft was begun. */
  baseVersion: z.number().int().min(0).max(maxId),
  /** JSON of the value. */
  text: z.string().max(maxDraftLength),
});

export const contentDraftSchema = unsentDraftSchema.extend({ baseVersion: z.number().int() });

const time = () => z.iso.datetime({ offset: true, error: 'A time must be ISO 8601' }).nullish();

export const contentSaveSchema = z.object({
  kind: kindNameSchema().describe('Name of the kind'),
  value: contentValueSchema().describe('All of it, as `GET` answers it'),
  version: z.number().int().min(0).max(maxId).optional().describe('The version that you read'),
  publishAt: time().describe('When it becomes public; without it, now'),
  unpublishAt: time().describe('When the version before it comes back; without it, never'),
  replaces: idSchema()
    .nullish()
    .describe(
      'Id of the scheduled version that you read, null for none; without it, any is replaced',
    ),
  draft: contentLineageSchema.optional().describe('The draft that this save ends'),
});

const placeSchema = z.object({ label: z.string(), path: z.string() });

export const listedKindSchema = z.object({
  kind: z.string(),
  title: z.string(),
  places: z.array(placeSchema),
  /** Null while nobody has changed it. */
  changedAt: timestamp().nullable(),
});

const maxEntryNameLength = 200;

export const entryInputSchema = z.object({
  entries: z.string().max(maxEntryNameLength),
  slug: z.string().max(maxEntryNameLength),
});

/** A part of a kind that holds words of an entry, at its path in the value. */
export const entryPlaceSchema = z.object({
  kind: z.string(),
  path: z.string(),
  value: z.unknown(),
});

/** All that a form needs to edit a kind. */
export const contentFormSchema = listedKindSchema.omit({ changedAt: true }).extend({
  intro: z.string().nullable(),
  hasFacts: z.boolean(),
  fields: z.custom<ContentFields>(),
  /** As delivered. */
  release: contentValueSchema(),
  saved: savedContentSchema,
  draft: contentDraftSchema.nullable(),
  scheduled: scheduledContentSchema.nullable(),
  /** Values of `{brand}` and the other names in texts. */
  fillings: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const contentVersionSchema = z.object({
  version: z.number().int(),
  savedBy: z.string(),
  savedAt: timestamp(),
});

export type ContentDraft = z.infer<typeof contentDraftSchema>;
export type ContentLineage = z.infer<typeof contentLineageSchema>;
export type ContentDraftSave = Omit<z.infer<typeof contentDraftSaveSchema>, 'kind'>;
export type ScheduledContent = z.infer<typeof scheduledContentSchema>;
export type EntryPlace = z.infer<typeof entryPlaceSchema>;
export type ListedKind = z.infer<typeof listedKindSchema>;
export type ContentFormData = z.infer<typeof contentFormSchema>;
export type SavedContent = z.infer<typeof savedContentSchema>;
export type TimedContent = z.infer<typeof timedContentSchema>;
export type ContentVersion = z.infer<typeof contentVersionSchema>;
