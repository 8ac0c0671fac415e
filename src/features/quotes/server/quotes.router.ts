import { z } from 'zod';
import { adminWho, keyProcedure, publicProcedure, router } from '../../../server/trpc/init.ts';
import { success, successSchema } from '../../../shared/wire.ts';
import { linkKeyInputSchema } from '../../conversations/conversations.ts';
import { requestIdInputSchema } from '../../requests/requests.ts';
import {
  newQuoteSchema,
  ownersQuoteSchema,
  quoteAnswerSchema,
  quoteReadingSchema,
  quoteStartSchema,
  quotesSchema,
  sentQuotesInputSchema,
  sentQuotesPageSchema,
} from '../quotes.ts';
import { answerQuote } from './answers.service.ts';
import {
  getQuoteStart,
  getQuotes,
  listQuotes,
  listSentQuotes,
  sendQuote,
} from './quotes.service.ts';
import { noteReading } from './readings.service.ts';

/** The key of the request is the only authorization. */
export const quotesRouter = router({
  list: keyProcedure
    .input(linkKeyInputSchema)
    .output(quotesSchema)
    .query(({ ctx, input }) => getQuotes(ctx.deps, input)),

  answer: publicProcedure
    .input(quoteAnswerSchema.extend(linkKeyInputSchema.shape))
    .output(quotesSchema)
    .mutation(({ ctx, input }) => answerQuote(ctx.deps, input)),

  noteReading: publicProcedure
    .input(quoteReadingSchema.extend(linkKeyInputSchema.shape))
    .output(successSchema)
    .mutation(async ({ ctx, input }) => {
      await noteReading(ctx.deps, input);
      return success;
    }),
});

const quoteProcedure = adminWho('answerRequests');

export const quotesAdminRouter = router({
  list: quoteProcedure
    .input(requestIdInputSchema)
    .output(z.array(ownersQuoteSchema))
    .query(({ ctx, input }) => listQuotes(ctx.deps, input.requestId)),

  start: quoteProcedure
    .input(requestIdInputSchema)
    .output(quoteStartSchema)
    .query(({ ctx, input }) => getQuoteStart(ctx.deps, input.requestId)),

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
