import { z } from 'zod';
import { adminProcedure, router } from '../../../../server/trpc/init.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import { documentRefSchema } from '../../../documents/documents.ts';
import {
  remarkAnswerInputSchema,
  remarkDoneInputSchema,
  remarkInputSchema,
  remarkRefSchema,
  remarkSchema,
} from '../../remarks.ts';
import {
  addRemark,
  answerRemark,
  listRemarks,
  setDone,
  takeBackRemark,
} from './remarks.service.ts';

/** Remarks on posts. No program reads them. */
export const remarksRouter = router({
  list: adminProcedure
    .input(documentRefSchema)
    .output(z.array(remarkSchema))
    .query(({ ctx, input }) => listRemarks(ctx.deps, ctx.admin, input)),

  add: adminProcedure
    .input(remarkInputSchema)
    .output(idInputSchema)
    .mutation(async ({ ctx, input }) => ({ id: await addRemark(ctx.deps, ctx.admin, input) })),

  answer: adminProcedure
    .input(remarkAnswerInputSchema)
    .output(idInputSchema)
    .mutation(async ({ ctx, input }) => ({ id: await answerRemark(ctx.deps, ctx.admin, input) })),

  setDone: adminProcedure
    .input(remarkDoneInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setDone(ctx.deps, ctx.admin, input);
      return success;
    }),

  takeBack: adminProcedure
    .input(remarkRefSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await takeBackRemark(ctx.deps, ctx.admin, input);
      return success;
    }),
});
