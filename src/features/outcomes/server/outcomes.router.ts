import { z } from 'zod';
import {
  adminWho,
  developerProcedure,
  keyProcedure,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { idSchema, success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import {
  clientAnswerSchema,
  listedRecommendationSchema,
  newRecommendationSchema,
  outcomePageSchema,
  ownAnswerSchema,
  ownOutcomeSchema,
  recommendationIdSchema,
  shownOutcomesSchema,
} from '../outcomes.ts';
import {
  answerForClient,
  getOutcomePage,
  recommend,
  withdrawRecommendation,
} from './client-answers.service.ts';
import {
  answerForDeveloper,
  getShownOutcomes,
  listOwnOutcomes,
  listRecommendations,
  setRecommendationHidden,
} from './outcomes.service.ts';

const developerIdInput = z.object({ developerId: idSchema() });

/** The key of the outcome is the only authorization. */
export const outcomesRouter = router({
  byKey: keyProcedure
    .input(linkKeyInputSchema)
    .output(outcomePageSchema)
    .query(({ ctx, input }) => getOutcomePage(ctx.deps, input.key)),

  answer: publicProcedure
    .input(clientAnswerSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerForClient(ctx.deps, input);
      return success;
    }),

  recommend: publicProcedure
    .input(newRecommendationSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await recommend(ctx.deps, input);
      return success;
    }),

  withdraw: publicProcedure
    .input(linkKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawRecommendation(ctx.deps, input.key);
      return success;
    }),
});

/** `shown` is public; the rest is for the developer. */
export const developerOutcomesRouter = router({
  shown: publicReadProcedure
    .input(developerIdInput)
    .output(shownOutcomesSchema)
    .query(({ ctx, input }) => getShownOutcomes(ctx.deps, input.developerId)),

  own: developerProcedure
    .output(z.array(ownOutcomeSchema))
    .query(({ ctx }) => listOwnOutcomes(ctx.deps, ctx.developer.developerId)),

  answer: developerProcedure
    .input(ownAnswerSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await answerForDeveloper(ctx.deps, ctx.developer.developerId, input);
      return success;
    }),
});

const ownerProcedure = adminWho('hideProfiles');

export const recommendationsAdminRouter = router({
  list: ownerProcedure
    .input(developerIdInput)
    .output(z.array(listedRecommendationSchema))
    .query(({ ctx, input }) => listRecommendations(ctx.deps, input.developerId)),

  hide: ownerProcedure
    .input(recommendationIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setRecommendationHidden(ctx.deps, ctx.admin, { ...input, isHidden: true });
      return success;
    }),

  show: ownerProcedure
    .input(recommendationIdSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await setRecommendationHidden(ctx.deps, ctx.admin, { ...input, isHidden: false });
      return success;
    }),
});
