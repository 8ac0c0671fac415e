import { z } from 'zod';
import { developerProcedure, router } from '../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { blockedSenderSchema, messageIdSchema } from '../developer-messages.ts';
import { blockSender, listBlockedSenders, unblockSender } from './blocks.service.ts';

export const blocksRouter = router({
  list: developerProcedure
    .output(z.array(blockedSenderSchema))
    .query(({ ctx }) => listBlockedSenders(ctx.deps, ctx.developer.developerId)),

  add: developerProcedure
    .input(messageIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await blockSender(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),

  end: developerProcedure
    .input(z.object({ blockId: idSchema() }))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await unblockSender(ctx.deps, { developerId: ctx.developer.developerId, ...input });
      return success;
    }),
});
