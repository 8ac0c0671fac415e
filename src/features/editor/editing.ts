import { z } from 'zod';
import { pageInputSchema } from '../../shared/admin/admin.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { autosaveSchemaOf } from '../documents/documents.ts';
import { autosaveFormSchema, revisionFormSchema } from '../posts/post-editing.ts';
import { publishedFlagSchema } from '../posts/posts.ts';

export const previewLinkDays = 7;

/** Limits open links per text. */
export const mostPreviewLinks = 20;

/** Accepts a link key, or a post id for an admin with access. */
export const previewKeySchema = z.string().regex(/^(?:[\w-]{32}|[1-9]\d{0,8})$/);

export const previewLinkSchema = z.object({ key: z.string(), endsAt: timestamp() });

export const revisionSchema = revisionFormSchema.extend({
  version: z.number().int(),
  title: z.string(),
  savedBy: z.string(),
  createdAt: timestamp(),
  isPublished: publishedFlagSchema,
});

/** Events of a post, by the filter of the timeline. */
export const timelineKinds = {
  versions: ['version'],
  remarks: ['remark', 'remarkDone'],
  model: ['model'],
  reviews: ['ready', 'reviewed', 'backToDraft'],
} as const;

export const timelineFilters = ['versions', 'remarks', 'model', 'reviews'] as const;
export const timelineFilterSchema = z.enum(timelineFilters);

export const timelineInputSchema = pageInputSchema.extend({
  id: idSchema(),
  filter: timelineFilterSchema.optional(),
});

export const timelineEntrySchema = z.object({
  kind: z.enum(Object.values(timelineKinds).flat()),
  /** The number of a version, otherwise the id of its row; unique within its kind. */
  id: z.number().int(),
  at: timestamp(),
  by: z.string(),
  /** Title of a version, passage of a remark, purpose of a use of the model; '' for others. */
  text: z.string(),
});

export const autosaveSchema = autosaveSchemaOf(autosaveFormSchema);

export type Revision = z.infer<typeof revisionSchema>;
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;
export type TimelineFilter = z.infer<typeof timelineFilterSchema>;
export type PostAutosave = z.infer<typeof autosaveSchema>;
