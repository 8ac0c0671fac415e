import { z } from 'zod';
import { adminWho, keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import { requestIdInputSchema } from '../../requests/requests.ts';
import {
  newTestimonialSchema,
  requestTestimonialSchema,
  testimonialDecisionSchema,
  testimonialPageSchema,
  waitingTestimonialSchema,
} from '../testimonials.ts';
import { askForTestimonial, getTestimonial } from './asking.service.ts';
import {
  approveTestimonial,
  declineTestimonial,
  listWaiting,
  withdrawForOwner,
} from './decisions.service.ts';
import { getTestimonialPage, withdrawForClient, writeTestimonial } from './writing.service.ts';

/** The key of the testimonial is the only authorization. */
export const testimonialsRouter = router({
  byKey: keyProcedure
    .input(linkKeyInputSchema)
    .output(testimonialPageSchema)
    .query(({ ctx, input }) => getTestimonialPage(ctx.deps, input.key)),

  write: publicProcedure
    .input(newTestimonialSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await writeTestimonial(ctx.deps, input);
      return success;
    }),

  withdraw: publicProcedure
    .input(linkKeyInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawForClient(ctx.deps, input.key);
      return success;
    }),
});

const testimonialProcedure = adminWho('answerRequests');

export const testimonialsAdminRouter = router({
  get: testimonialProcedure
    .input(requestIdInputSchema)
    .output(requestTestimonialSchema)
    .query(({ ctx, input }) => getTestimonial(ctx.deps, input.requestId)),

  waiting: testimonialProcedure
    .output(z.array(waitingTestimonialSchema))
    .query(({ ctx }) => listWaiting(ctx.deps)),

  ask: testimonialProcedure
    .input(requestIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await askForTestimonial(ctx.deps, ctx.admin, input.requestId);
      return success;
    }),

  approve: testimonialProcedure
    .input(testimonialDecisionSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await approveTestimonial(ctx.deps, ctx.admin, input);
      return success;
    }),

  decline: testimonialProcedure
    .input(testimonialDecisionSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await declineTestimonial(ctx.deps, ctx.admin, input);
      return success;
    }),

  withdraw: testimonialProcedure
    .input(requestIdInputSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await withdrawForOwner(ctx.deps, ctx.admin, input.requestId);
      return success;
    }),
});
