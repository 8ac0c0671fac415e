import { z } from 'zod';
import { developerProcedure, router } from '../../../../server/trpc/init.ts';
import {
  createdDeveloperTokenSchema,
  developerTokenSchema,
  newDeveloperTokenSchema,
} from '../../../../shared/developer-tokens.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { createOwnToken, listOwnTokens, revokeOwnToken } from './own-tokens.service.ts';

/** A session is needed: a token makes no further token. */
export const ownTokensRouter = router({
  list: developerProcedure
    .output(z.array(developerTokenSchema))
    .query(({ ctx }) => listOwnTokens(ctx.deps, ctx.developer.developerId)),

  create: developerProcedure
    .input(newDeveloperTokenSchema)
    .output(createdDeveloperTokenSchema)
    .mutation(({ ctx, input }) => createOwnToken(ctx.deps, ctx.developer.developerId, input)),

  revoke: developerProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeOwnToken(ctx.deps, ctx.developer.developerId, input.id);
      return success;
    }),
});
