import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { autosaveSchemaOf } from '../documents/documents.ts';
import { autosaveFormSchema, revisionFormSchema } from '../posts/post-editing.ts';
import { publishedFlagSchema } from '../posts/posts.ts';

export const previewLinkDays = 7;

/** Limits open links per text. */
export const mostPreviewLinks = 20;

/** Accepts a link key, or a post id for an admin with access. */
export const previewKeySchema = z.string().regex(/^(?:[\w-]{32}|[1-9]\d{0,8})$/);

export const previewLinkSchema = z.object({ key: z.string(), endsAt: timestamp() });

export const revisionRowSchema = z.object({
  version: z.number().int(),
  title: z.string(),
  savedBy: z.string(),
  createdAt: timestamp(),
  isPublished: publishedFlagSchema,
});

export const revisionSchema = revisionFormSchema.extend(revisionRowSchema.shape);

export const autosaveSchema = autosaveSchemaOf(autosaveFormSchema);

export type Revision = z.infer<typeof revisionSchema>;
export type RevisionRow = z.infer<typeof revisionRowSchema>;
export type PostAutosave = z.infer<typeof autosaveSchema>;
