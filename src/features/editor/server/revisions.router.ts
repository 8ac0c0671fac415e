import { z } from 'zod';
import { adminProcedure } from '../../../server/trpc/init.ts';
import { idInputSchema, idSchema } from '../../../shared/wire.ts';
import { editorPostSchema } from '../../posts/post-editing.ts';
import { revisionRowSchema, revisionSchema } from '../editing.ts';
import { getRevision, listRevisions, restoreRevision } from './revisions.service.ts';

const versionedInput = z.object({ id: idSchema(), version: idSchema() });

export const revisionProcedures = {
  revisions: adminProcedure
    .input(idInputSchema)
    .output(z.array(revisionRowSchema))
    .query(({ ctx, input }) => listRevisions(ctx.deps, ctx.admin, input.id)),

  revision: adminProcedure
    .input(versionedInput)
    .output(revisionSchema)
    .query(({ ctx, input }) => getRevision(ctx.deps, ctx.admin, input)),

  restoreRevision: adminProcedure
    .input(versionedInput)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => restoreRevision(ctx.deps, ctx.admin, input)),
};
