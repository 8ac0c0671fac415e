import { z } from 'zod';
import { savedReplyFormSchema, savedReplySchema } from '../../../../shared/saved-replies.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { adminWho, provenAdminWho, router } from '../../../trpc/init.ts';
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
