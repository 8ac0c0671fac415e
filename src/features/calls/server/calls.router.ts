import { keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import {
  bookingAnswerSchema,
  callBookingSchema,
  callCancelingSchema,
  callOfferSchema,
  offerWishSchema,
} from '../calls.ts';
import { getCallOffer } from './call-offers.service.ts';
import { bookCall } from './calls.service.ts';
import { cancelOwnCall } from './cancellations.service.ts';

/** The key of the request is the only authorization. */
export const callsRouter = router({
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
