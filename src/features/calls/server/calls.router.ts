import { keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { requestKeyInputSchema } from '../../requests/requests.ts';
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
    .input(requestKeyInputSchema.extend(offerWishSchema))
    .output(callOfferSchema)
    .query(({ ctx, input }) => getCallOffer(ctx.deps, input)),

  /** Also moves a booked call. */
  book: publicProcedure
    .input(callBookingSchema.safeExtend(requestKeyInputSchema.shape))
    .output(bookingAnswerSchema)
    .mutation(({ ctx, input }) => bookCall(ctx.deps, input)),

  cancel: publicProcedure
    .input(callCancelingSchema.extend(requestKeyInputSchema.shape))
    .output(callOfferSchema)
    .mutation(({ ctx, input }) => cancelOwnCall(ctx.deps, input)),
});
