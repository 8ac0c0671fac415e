import { z } from 'zod';
import { apiTokenSchema, createdTokenSchema, tokenNameSchema } from '../../../shared/admin.ts';
import { idInputSchema, success, successSchema } from '../../../shared/wire.ts';
import { createToken, listTokens, revokeToken } from '../../auth/api-tokens.service.ts';
import { adminProcedure, provenAdminProcedure, router } from '../../trpc/init.ts';

export const tokensRouter = router({
  list: adminProcedure.output(z.array(apiTokenSchema)).query(({ ctx }) => listTokens(ctx.deps)),

  create: provenAdminProcedure
    .input(z.object({ name: tokenNameSchema }))
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createToken(ctx.deps, ctx.admin, input.name)),

  revoke: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.deps, ctx.admin, input.id);
      return success;
    }),
});
