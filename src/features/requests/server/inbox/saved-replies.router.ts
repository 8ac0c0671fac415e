import { z } from 'zod';
import { adminWho, provenAdminWho, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { savedReplyFormSchema, savedReplySchema } from '../../saved-replies.ts';
import { listReplies, removeReply, saveReply } from './saved-replies.service.ts';

/** What the owner answers again and again. */
export const savedRepliesRouter = router({
  list: adminWho('answerRequests')
    .output(z.array(savedReplySchema))
    .query(({ ctx }) => listReplies(ctx.deps)),

  save: adminWho('answerRequests')
    .input(savedReplyFormSchema)
    .output(savedReplySchema)
    .mutation(({ ctx, input }) => saveReply(ctx.deps, input)),

  remove: provenAdminWho('answerRequests')
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await removeReply(ctx.deps, input.id);
      return success;
    }),
});
