import { z } from 'zod';
import { publicProcedure, publicReadProcedure, router } from '../../../server/trpc/init.ts';
import {
  sentMessagesSchema,
  shortlistInputSchema,
  shortlistMessageSchema,
  shortlistSchema,
} from '../shortlists.ts';
import { readShortlist, writeToSeveral } from './shortlist.service.ts';

export const shortlistRouter = router({
  read: publicReadProcedure
    .input(shortlistInputSchema)
    .output(shortlistSchema)
    .query(({ ctx, input }) => readShortlist(ctx.deps, input.developers)),

  write: publicProcedure
    .input(
      shortlistMessageSchema.extend({
        website: z.string().max(500).optional(),
        fillTimeMs: z.number().nonnegative().optional(),
      }),
    )
    .output(sentMessagesSchema)
    .mutation(({ ctx, input: { website, fillTimeMs, ...message } }) =>
      writeToSeveral(ctx.deps, { message, signals: { website, fillTimeMs }, ip: ctx.ip }),
    ),
});
