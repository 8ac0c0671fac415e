import { z } from 'zod';
import {
  keyProcedure,
  publicProcedure,
  publicReadProcedure,
  router,
} from '../../../server/trpc/init.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import {
  bookingAnswerSchema,
  callBookingSchema,
  callCancelingSchema,
  callOfferSchema,
  freeTimesSchema,
  fromSchema,
  offerWishSchema,
} from '../calls.ts';
import { freeTimes, getCallOffer } from './call-offers.service.ts';
import { bookCall } from './calls.service.ts';
import { cancelOwnCall } from './cancellations.service.ts';

/** The key of the request is the only authorization, except for reading which times are free. */
export const callsRouter = router({
  freeTimes: publicReadProcedure
    .meta({
      tool: {
        name: 'free_call_times',
        title: 'Free times for a call',
        description:
          'When the studio is free for a first call, a week at a time. The call is free. A person books it on the page of their request, which they get after they have sent the contact form.',
      },
    })
    .input(z.object({ from: fromSchema().describe('Earliest beginning, ISO 8601') }))
    .output(freeTimesSchema)
    .query(({ ctx, input: { from } }) => freeTimes(ctx.deps, from ? new Date(from) : undefined)),

  offer: keyProcedure
    .input(linkKeyInputSchema.extend(offerWishSchema))
    .output(callOfferSchema)
    .query(({ ctx, input }) => getCallOffer(ctx.deps, input)),

  /** Also moves a booked call. */
  book: publicProcedure
    .input(callBookingSchema.safeExtend(linkKeyInputSchema.shape))
    .output(bookingAnswerSchema)
    .mutation(({ ctx, input }) => bookCall(ctx.deps, input)),

  cancel: publicProcedure
    .input(callCancelingSchema.extend(linkKeyInputSchema.shape))
    .output(callOfferSchema)
    .mutation(({ ctx, input }) => cancelOwnCall(ctx.deps, input)),
});
