import { adminWho, keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { requestIdInputSchema, requestKeyInputSchema } from '../../requests/requests.ts';
import {
  newQuoteSchema,
  quoteAnswerSchema,
  quotesSchema,
  sentQuotesInputSchema,
  sentQuotesPageSchema,
} from '../quotes.ts';
import { answerQuote, getQuotes, listQuotes, listSentQuotes, sendQuote } from './quotes.service.ts';

/** The key of the request is the only authorization. */
export const quotesRouter = router({
  list: keyProcedure
    .input(requestKeyInputSchema)
    .output(quotesSchema)
    .query(({ ctx, input }) => getQuotes(ctx.deps, input)),

  answer: publicProcedure
    .input(quoteAnswerSchema.extend(requestKeyInputSchema.shape))
    .output(quotesSchema)
    .mutation(({ ctx, input }) => answerQuote(ctx.deps, input)),
});

const quoteProcedure = adminWho('answerRequests');

export const quotesAdminRouter = router({
  list: quoteProcedure
    .input(requestIdInputSchema)
    .output(quotesSchema)
    .query(({ ctx, input }) => listQuotes(ctx.deps, input.requestId)),

  sent: quoteProcedure
    .input(sentQuotesInputSchema)
    .output(sentQuotesPageSchema)
    .query(({ ctx, input }) => listSentQuotes(ctx.deps, input)),

  send: quoteProcedure
    .input(newQuoteSchema)
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await sendQuote(ctx.deps, ctx.admin, input);
      return success;
    }),
});
