import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../server/trpc/init.ts';
import {
  apiTokenSchema,
  createdTokenSchema,
  newTokenSchema,
} from '../../../shared/admin/api-tokens.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import { createToken, listTokens, revokeToken } from './api-tokens.service.ts';

export const tokensRouter = router({
  list: adminWho('manageTokens')
    .output(z.array(apiTokenSchema))
    .query(({ ctx }) => listTokens(ctx.deps)),

  create: provenAdminWho('manageTokens')
    .input(newTokenSchema)
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createToken(ctx.deps, ctx.admin, input)),

  revoke: adminWho('manageTokens')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
