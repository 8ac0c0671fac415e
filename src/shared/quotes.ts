import { z } from 'zod';
import { formText } from './form-text.ts';
import { quoteCurrencies, quoteLimits, quoteStates } from './quote-options.ts';
import { idSchema, maxId, timestamp } from './wire.ts';

/** Wire schemas of quotes: what a piece of work costs, its assumptions, and the answer of the person who asked. */

/** Whole units of the currency. */
const amountSchema = z
  .number('Please enter an amount')
  .int('Please enter whole amounts')
  .min(0, 'Amounts must not be negative')
  .max(quoteLimits.amount, 'This amount is too large');

const positionSchema = z
  .object({
    text: z
      .string()
      .trim()
      .min(1, 'Say what it is')
      .max(quoteLimits.text, `Please use at most ${quoteLimits.text} characters`),
    /** The same twice is a fixed price. */
    fromAmount: amountSchema,
    toAmount: amountSchema,
  })
  .refine(({ fromAmount, toAmount }) => fromAmount <= toAmount, {
    message: 'The upper amount must not be below the lower one',
    path: ['toAmount'],
  });

export type QuotePosition = z.infer<typeof positionSchema>;

export const quoteFormSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(quoteLimits.title, `Please use at most ${quoteLimits.title} characters`),
  currency: z.enum(quoteCurrencies),
  positions: z.array(positionSchema).min(1, 'Add a position').max(quoteLimits.positions),
  assumptions: z
    .string()
    .trim()
    .max(quoteLimits.assumptions, `Please use at most ${quoteLimits.assumptions} characters`),
  /** A day; the quote can be accepted until it is over everywhere on Earth. */
  validUntil: z.iso.date('Please choose a day'),
});

export type QuoteForm = z.infer<typeof quoteFormSchema>;

export const quoteSchema = quoteFormSchema.extend({
  /** Counts from 1 for each request. A version never changes. */
  version: z.number().int(),
  state: z.enum(quoteStates),
  createdAt: timestamp(),
  decidedAt: timestamp().nullable(),
  /** The name that the answer was given in; empty before. */
  decidedBy: z.string(),
});

export type Quote = z.infer<typeof quoteSchema>;

/** The newest version first. */
export const quotesSchema = z.array(quoteSchema);

export const newQuoteSchema = z.object({
  requestId: idSchema(),
  /** The last version that its writer saw; 0 for none. */
  seen: z.number().int().min(0).max(maxId),
  quote: quoteFormSchema,
});

/** The answer to a quote, as its form sends it, with scripts and without. */
export const quoteAnswerSchema = z.object({
  /** Of the quote that was on the screen. */
  version: z.string().regex(/^[1-9]\d{0,8}$/),
  answer: z.enum(['accepted', 'declined'], 'Please choose an answer'),
  name: formText('Name', 2, quoteLimits.name),
});
