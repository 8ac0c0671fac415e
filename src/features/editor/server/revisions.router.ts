import { z } from 'zod';
import { adminProcedure } from '../../../server/trpc/init.ts';
import { pageOf } from '../../../shared/admin/admin.ts';
import { idSchema } from '../../../shared/wire.ts';
import { editorPostSchema } from '../../posts/post-editing.ts';
import { revisionSchema, timelineEntrySchema, timelineInputSchema } from '../editing.ts';
import { getRevision, restoreRevision } from './revisions.service.ts';
import { listTimeline } from './timeline/timeline.service.ts';

const versionedInput = z.object({ id: idSchema(), version: idSchema() });

export const revisionProcedures = {
  timeline: adminProcedure
    .input(timelineInputSchema)
    .output(pageOf(timelineEntrySchema))
    .query(({ ctx, input }) => listTimeline(ctx.deps, ctx.admin, input)),

  revision: adminProcedure
    .input(versionedInput)
    .output(revisionSchema)
    .query(({ ctx, input }) => getRevision(ctx.deps, ctx.admin, input)),

  restoreRevision: adminProcedure
    .input(versionedInput)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.admin, input)),
};
