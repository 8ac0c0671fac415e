import { z } from 'zod';
import {
  adminWho,
  developerProcedure,
  keyProcedure,
  publicProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { savedDraftSchema, unsentDraftSchema } from '../../../shared/admin/unsent-drafts.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import { requestIdInputSchema } from '../../requests/requests.ts';
import {
  briefAnswerSchema,
  briefChoiceSchema,
  briefDraftSaveSchema,
  briefIdInputSchema,
  briefOfferSchema,
  developerBriefSchema,
  ownersBriefsSchema,
  requestBriefsSchema,
  showingFormSchema,
  suggestionInputSchema,
  suggestionSchema,
} from '../briefs.ts';
import {
  answerBrief,
  countUnansweredBriefs,
  listDeveloperBriefs,
  markBriefsSeen,
} from './brief-answers.service.ts';
import { chooseDeveloper, getRequestBriefs, showToDevelopers } from './brief-choice.service.ts';
import { getBriefDraft, saveBriefDraft } from './brief-drafts.service.ts';
import {
  listBriefs,
  offerBrief,
  suggestDevelopers,
  withdrawBrief,
} from './brief-offers.service.ts';

/** The key of the request is the only authorization. */
export const briefsRouter = router({
  list: keyProcedure
    .input(linkKeyInputSchema)
    .output(requestBriefsSchema)
    .query(({ ctx, input }) => getRequestBriefs(ctx.deps, input.key)),

  show: publicProcedure
    .input(showingFormSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input: { key, isShown } }) => {
      await showToDevelopers(ctx.deps, { key, isShown: isShown === 'on' });
      return success;
    }),

  choose: publicProcedure
    .input(briefChoiceSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input: { key, briefId } }) => {
      await chooseDeveloper(ctx.deps, { key, briefId: Number(briefId) });
      return success;
    }),
});

export const developerBriefsRouter = router({
  list: developerProcedure
    .output(z.array(developerBriefSchema))
    .query(({ ctx }) => listDeveloperBriefs(ctx.deps, ctx.developer.developerId)),

  unansweredCount: developerProcedure
    .output(z.number().int())
    .query(({ ctx }) => countUnansweredBriefs(ctx.deps, ctx.developer.developerId)),

  markSeen: developerProcedure.output(successSchema).mutation(async ({ ctx }) => {
    await markBriefsSeen(ctx.deps, ctx.developer.developerId);
    return success;
  }),

  draft: developerProcedure
    .input(briefIdInputSchema)
    .output(unsentDraftSchema.nullable())
    .query(({ ctx, input }) =>
      getBriefDraft(ctx.deps, { developerId: ctx.developer.developerId, ...input }),
    ),

  saveDraft: developerProcedure
    .input(briefDraftSaveSchema)
    .output(savedDraftSchema)
    .mutation(({ ctx, input }) =>
      saveBriefDraft(ctx.deps, { developerId: ctx.developer.developerId, ...input }),
    ),

  answer: developerProcedure
    .input(briefAnswerSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerBrief(ctx.deps, ctx.developer.developerId, input);
      return success;
    }),
});

const ownersProcedure = adminWho('answerRequests');

export const briefsAdminRouter = router({
  list: ownersProcedure
    .input(requestIdInputSchema)
    .output(ownersBriefsSchema)
    .query(({ ctx, input }) => listBriefs(ctx.deps, input.requestId)),

  suggest: ownersProcedure
    .input(suggestionInputSchema)
    .output(z.array(suggestionSchema))
    .query(({ ctx, input }) => suggestDevelopers(ctx.deps, input)),

  offer: ownersProcedure
    .input(briefOfferSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await offerBrief(ctx.deps, ctx.admin, input);
      return success;
    }),

  withdraw: ownersProcedure
    .input(briefIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawBrief(ctx.deps, ctx.admin, input);
      return success;
    }),
});
