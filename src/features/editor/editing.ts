import { z } from 'zod';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { draftIdSchema } from '../posts/post-editing.ts';

export const previewLinkDays = 7;

/** Limits open links per text. */
export const mostPreviewLinks = 20;

/** Accepts a link key, or a post id for an admin with access. */
export const previewKeySchema = z.string().regex(/^(?:[\w-]{32}|[1-9]\d{0,8})$/);

/** A post, or a draft of a new post. */
export const previewedSchema = z.union([
  z.object({ postId: idSchema() }),
  z.object({ draftId: draftIdSchema }),
]);

export const previewLinkSchema = z.object({ key: z.string(), endsAt: timestamp() });

export type Previewed = z.infer<typeof previewedSchema>;
