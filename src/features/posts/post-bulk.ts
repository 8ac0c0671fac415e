import { z } from 'zod';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { idSchema, refusedSchema, timestamp } from '../../shared/wire.ts';
import { tagNameSchema } from './post-details.ts';

const nouns = { one: 'post', many: 'posts' };

/** Posts that somebody has changed since this version are left alone and reported. */
const seenPost = z.object({ id: idSchema(), version: idSchema() });

export const seenPostsSchema = rowsSchema(seenPost, nouns);

export const bulkChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('publish') }),
  z.object({ kind: z.literal('unpublish') }),
  z.object({ kind: z.literal('undelete') }),
  z.object({ kind: z.literal('category'), categoryId: idSchema() }),
  z.object({ kind: z.literal('addTag'), tag: tagNameSchema() }),
  z.object({ kind: z.literal('removeTag'), tag: tagNameSchema() }),
]);

const stateBefore = z.object({
  isPublished: z.boolean(),
  publishedAt: timestamp().nullable(),
  unpublishAt: timestamp().nullable(),
  categoryId: z.number().int().nullable(),
});

/** Reports each post as changed or failed. Posts that needed no change are in neither list. */
export const bulkOutcomeSchema = z.object({
  changed: z.array(
    z.object({ id: z.number().int(), version: z.number().int(), before: stateBefore }),
  ),
  failed: refusedSchema,
});

/** Lists `changed` posts of an earlier bulk answer; times are ISO 8601. */
export const bulkUndoSchema = z.object({
  posts: rowsSchema(
    seenPost.extend({
      before: stateBefore.extend({
        publishedAt: z.iso.datetime({ offset: true }).nullable(),
        unpublishAt: z.iso.datetime({ offset: true }).nullable().default(null),
        categoryId: idSchema().nullable(),
      }),
    }),
    nouns,
  ),
});

export type SeenPost = z.infer<typeof seenPost>;
export type BulkChange = z.infer<typeof bulkChangeSchema>;
export type BulkOutcome = z.infer<typeof bulkOutcomeSchema>;
export type BulkUndo = z.infer<typeof bulkUndoSchema>;
