import { z } from 'zod';
import { adminWho, keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import { requestIdInputSchema } from '../../requests/requests.ts';
import {
  approvalFormSchema,
  endAnswerFormSchema,
  newEndSchema,
  newNoteSchema,
  newStageSchema,
  stageAnswerFormSchema,
  stageChangeSchema,
  stageSchema,
  workEndSchema,
} from '../work.ts';
import { answerEnd, endWork, getEnd, getEndByKey } from './ends.service.ts';
import { addNote, answerStage } from './notes.service.ts';
import { approveStage, getStages, listStages, saveStage } from './work.service.ts';

const stagesSchema = z.array(stageSchema);

/** The key of the request is the only authorization. */
export const workRouter = router({
  list: keyProcedure
    .input(linkKeyInputSchema)
    .output(stagesSchema)
    .query(({ ctx, input }) => getStages(ctx.deps, input)),

  approve: publicProcedure
    .input(approvalFormSchema.extend(linkKeyInputSchema.shape))
    .output(stagesSchema)
    .mutation(({ ctx, input }) => approveStage(ctx.deps, input)),

  end: keyProcedure
    .input(linkKeyInputSchema)
    .output(workEndSchema.nullable())
    .query(({ ctx, input }) => getEndByKey(ctx.deps, input.key)),

  answerEnd: publicProcedure
    .input(endAnswerFormSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerEnd(ctx.deps, input);
      return success;
    }),

  answer: publicProcedure
    .input(stageAnswerFormSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerStage(ctx.deps, input);
      return success;
    }),
});

const workProcedure = adminWho('answerRequests');

export const workAdminRouter = router({
  list: workProcedure
    .input(requestIdInputSchema)
    .output(stagesSchema)
    .query(({ ctx, input }) => listStages(ctx.deps, input.requestId)),

  add: workProcedure
    .input(newStageSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await saveStage(ctx.deps, ctx.admin, input);
      return success;
    }),

  change: workProcedure
    .input(stageChangeSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await saveStage(ctx.deps, ctx.admin, input);
      return success;
    }),

  end: workProcedure
    .input(requestIdInputSchema)
    .output(workEndSchema.nullable())
    .query(({ ctx, input }) => getEnd(ctx.deps, input.requestId)),

  finish: workProcedure
    .input(newEndSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await endWork(ctx.deps, ctx.admin, input);
      return success;
    }),

  addNote: workProcedure
    .input(newNoteSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await addNote(ctx.deps, ctx.admin, input);
      return success;
    }),
});
