import { z } from 'zod';
import { developerProcedure, publicReadProcedure, router } from '../../../../server/trpc/init.ts';
import { idSchema } from '../../../../shared/wire.ts';
import { developerStatisticsSchema, replyTimeSchema } from '../../developer-statistics.ts';
import { readReplyTime, readStatistics } from './statistics.service.ts';

/** `replyTime` is public when the developer shows it; the rest is for the developer only. */
export const statisticsRouter = router({
  own: developerProcedure
    .output(developerStatisticsSchema)
    .query(({ ctx }) => readStatistics(ctx.deps, ctx.developer.developerId)),

  replyTime: publicReadProcedure
    .input(z.object({ developerId: idSchema() }))
    .output(replyTimeSchema.nullable())
    .query(({ ctx, input }) => readReplyTime(ctx.deps, input.developerId)),
});
