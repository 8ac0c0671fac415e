import { adminProcedure } from '../../../../server/trpc/init.ts';
import { idInputSchema } from '../../../../shared/wire.ts';
import { editorPostSchema } from '../../post-editing.ts';
import { setReady } from './review.service.ts';

export const reviewProcedures = {
  markReady: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => setReady(ctx.deps, ctx.admin, { ...input, isReady: true })),

  backToDraft: adminProcedure
    .input(idInputSchema)
    .output(editorPostSchema)
    .mutation(({ ctx, input }) => setReady(ctx.deps, ctx.admin, { ...input, isReady: false })),
};
