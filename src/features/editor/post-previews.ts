import { z } from 'zod';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { draftIdSchema } from './post-editing.ts';

/** How long a link to a preview opens it, in days. */
export const previewLinkDays = 7;

/** Links to one text at a time. */
export const mostPreviewLinks = 20;

/** The key of a link; or the id of a post, which opens to its writer what that writer has typed. */
export const previewKeySchema = z.string().regex(/^(?:[\w-]{32}|[1-9]\d{0,8})$/);

/** What is previewed: a post, or a new one that was not created yet. */
export const previewedSchema = z.union([
  z.object({ postId: idSchema() }),
  z.object({ draftId: draftIdSchema }),
]);

export const previewLinkSchema = z.object({ key: z.string(), endsAt: timestamp() });

export type Previewed = z.infer<typeof previewedSchema>;
