import { z } from 'zod';
import { adminProcedure, router } from '../../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../../shared/admin/unsent-drafts.ts';
import { idInputSchema, success, successSchema } from '../../../../shared/wire.ts';
import {
  askStepInputSchema,
  beginInputSchema,
  decideInputSchema,
  openedSchema,
  saveBriefInputSchema,
  saveOutlineInputSchema,
  stagedDraftSchema,
  stagedRowSchema,
  textOfInputSchema,
  unsentBriefOfSchema,
  unsentBriefSaveSchema,
} from '../../staged-drafts.ts';
import { openStagedDraft } from './open-staged.service.ts';
import {
  getStagedDraft,
  listStagedDrafts,
  stagedDraftOfText,
} from './staged-draft-reads.service.ts';
import {
  beginStagedDraft,
  saveBrief,
  saveOutline,
  setStagedDiscarded,
} from './staged-drafts.service.ts';
import { askForStep, cancelStep, decideSection } from './staged-steps.service.ts';
import { getUnsentBrief, saveUnsentBrief } from './unsent-briefs.service.ts';

/** Each admin sees only their own drafts. */
export const stagedDraftsRouter = router({
  list: adminProcedure
    .output(z.array(stagedRowSchema))
    .query(({ ctx }) => listStagedDrafts(ctx.deps, ctx.admin)),

  get: adminProcedure
    .input(idInputSchema)
    .output(stagedDraftSchema)
    .query(({ ctx, input }) => getStagedDraft(ctx.deps, ctx.admin, input.id)),

  begin: adminProcedure
    .input(beginInputSchema)
    .output(z.object({ id: z.number().int() }))
    .mutation(({ ctx, input }) => beginStagedDraft(ctx.deps, ctx.admin, input)),

  saveBrief: adminProcedure
    .input(saveBriefInputSchema)
    .output(stagedDraftSchema)
    .mutation(({ ctx, input }) => saveBrief(ctx.deps, ctx.admin, input)),

  unsentBrief: adminProcedure
    .input(unsentBriefOfSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) => getUnsentBrief(ctx.deps, ctx.admin, input)),

  saveUnsentBrief: adminProcedure
    .input(unsentBriefSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) => saveUnsentBrief(ctx.deps, ctx.admin, input)),

  saveOutline: adminProcedure
    .input(saveOutlineInputSchema)
    .output(stagedDraftSchema)
    .mutation(({ ctx, input }) => saveOutline(ctx.deps, ctx.admin, input)),

  ask: adminProcedure
    .input(askStepInputSchema)
    .output(stagedDraftSchema)
    .mutation(({ ctx, input }) => askForStep(ctx.deps, ctx.admin, input)),

  cancel: adminProcedure
    .input(idInputSchema)
    .output(stagedDraftSchema)
    .mutation(({ ctx, input }) => cancelStep(ctx.deps, ctx.admin, input.id)),

  decide: adminProcedure
    .input(decideInputSchema)
    .output(stagedDraftSchema)
    .mutation(({ ctx, input }) => decideSection(ctx.deps, ctx.admin, input)),

  discard: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setStagedDiscarded(ctx.deps, ctx.admin, { id: input.id, isDiscarded: true });
      return success;
    }),

  undiscard: adminProcedure
    .input(idInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setStagedDiscarded(ctx.deps, ctx.admin, { id: input.id, isDiscarded: false });
      return success;
    }),

  open: adminProcedure
    .input(idInputSchema)
    .output(openedSchema)
    .mutation(({ ctx, input }) => openStagedDraft(ctx.deps, ctx.admin, input.id)),

  /** Null for a text that was not begun in stages. */
  ofText: adminProcedure
    .input(textOfInputSchema)
    .output(z.object({ id: z.number().int() }).nullable())
    .query(({ ctx, input }) => stagedDraftOfText(ctx.deps, ctx.admin, input.text)),
});
