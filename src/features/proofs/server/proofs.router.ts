import { z } from 'zod';
import { developerProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import { idSchema } from '../../../shared/wire.ts';
import {
  checkedProofSchema,
  newProofSchema,
  ownProofsSchema,
  proofIdSchema,
  shownProofSchema,
} from '../proofs.ts';
import {
  askForProof,
  checkProof,
  getOwnProofs,
  removeProof,
  restoreProof,
  shownProofs,
} from './proofs.service.ts';

/** `shown` is public; the rest is for the developer. */
export const proofsRouter = router({
  shown: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(z.array(shownProofSchema))
    .query(({ ctx, input }) => shownProofs(ctx.deps, input.developerId)),

  own: developerProcedure
    .output(ownProofsSchema)
    .query(({ ctx }) => getOwnProofs(ctx.deps, ctx.developer.developerId)),

  ask: developerProcedure
    .input(newProofSchema)
    .output(ownProofsSchema)
    .mutation(({ ctx, input }) => askForProof(ctx.deps, ctx.developer.developerId, input.address)),

  check: developerProcedure
    .input(proofIdSchema)
    .output(checkedProofSchema)
    .mutation(({ ctx, input }) => checkProof(ctx.deps, ctx.developer.developerId, input.proofId)),

  remove: developerProcedure
    .input(proofIdSchema)
    .output(ownProofsSchema)
    .mutation(({ ctx, input }) => removeProof(ctx.deps, ctx.developer.developerId, input.proofId)),

  restore: developerProcedure
    .input(proofIdSchema)
    .output(ownProofsSchema)
    .mutation(({ ctx, input }) => restoreProof(ctx.deps, ctx.developer.developerId, input.proofId)),
});
