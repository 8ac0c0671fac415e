import { z } from 'zod';
import { developerProcedure, publicReadProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema } from '../../../../shared/wire.ts';
import { ownNumbersQuerySchema, ownNumbersSchema } from '../../own-numbers.ts';
import { readOwnNumbers, readReplyTime } from './numbers.service.ts';

/** `replyTime` is public when the developer shows it; the rest is for the developer only. */
export const numbersRouter = router({
  own: developerProcedure
    .input(ownNumbersQuerySchema)
    .output(ownNumbersSchema)
    .query(({ ctx, input }) => readOwnNumbers(ctx.deps, ctx.developer.developerId, input)),

  replyTime: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(z.string().nullable())
    .query(({ ctx, input }) => readReplyTime(ctx.deps, input.developerId)),
});
