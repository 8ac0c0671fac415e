import { z } from 'zod';
import {
  apiTokenSchema,
  createdTokenSchema,
  idInputSchema,
  tokenNameSchema,
} from '../../../shared/admin.ts';
import { adminProcedure, router } from '../../trpc/init.ts';
import { createToken, listTokens, revokeToken } from './tokens.service.ts';

export const tokensRouter = router({
  list: adminProcedure.output(z.array(apiTokenSchema)).query(({ ctx }) => listTokens(ctx.deps)),

  create: adminProcedure
    .input(z.object({ name: tokenNameSchema }))
    .output(createdTokenSchema)
    .mutation(({ ctx, input }) => createToken(ctx.deps, ctx.admin, input.name)),

  revoke: adminProcedure
    .input(idInputSchema)
    .output(z.object({ success: z.literal(true) }))
    .mutation(async ({ ctx, input }) => {
      await revokeToken(ctx.deps, ctx.admin, input.id);
      return { success: true as const };
    }),
});
