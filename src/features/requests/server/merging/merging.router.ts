import { adminWho, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import {
  mergeCandidatesInputSchema,
  mergeCandidatesSchema,
  mergeInputSchema,
} from '../../merging.ts';
import { listMergeCandidates, mergeRequests, partRequest } from './merging.service.ts';

const mergingProcedure = adminWho('answerRequests');

export const mergingRouter = router({
  candidates: mergingProcedure
    .input(mergeCandidatesInputSchema)
    .output(mergeCandidatesSchema)
    .query(({ ctx, input }) => listMergeCandidates(ctx.deps, input)),

  merge: mergingProcedure
    .input(mergeInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await mergeRequests(ctx.deps, ctx.admin, input);
      return success;
    }),

  part: mergingProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await partRequest(ctx.deps, ctx.admin, input);
      return success;
    }),
});
