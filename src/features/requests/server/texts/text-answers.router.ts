import { adminWho, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { textAnswerSchema, textAnswersSchema } from '../../text-answers.ts';
import { answerByText, listTextAnswers } from './text-answers.service.ts';

const textProcedure = adminWho('answerRequests');

export const textAnswersRouter = router({
  list: textProcedure
    .input(idInputSchema)
    .output(textAnswersSchema)
    .query(({ ctx, input }) => listTextAnswers(ctx.deps, input)),

  send: textProcedure
    .input(textAnswerSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerByText(ctx.deps, ctx.admin, input);
      return success;
    }),
});
