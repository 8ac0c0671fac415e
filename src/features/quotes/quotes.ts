import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { quoteCurrencies, quoteLimits, quoteStates } from './quote-options.ts';

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
    /** Equal amounts mean a fixed price. */
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
  /** Last day. The quote stays open until this day is over in every time zone. */
  validUntil: z.iso.date('Please choose a day'),
});

export type QuoteForm = z.infer<typeof quoteFormSchema>;

export const quoteSchema = quoteFormSchema.extend({
  /** Counts from 1 per request. A version never changes. */
  version: z.number().int(),
  state: z.enum(quoteStates),
  createdAt: timestamp(),
  decidedAt: timestamp().nullable(),
  decidedBy: z.string(),
});

export type Quote = z.infer<typeof quoteSchema>;

/** Newest version first. */
export const quotesSchema = z.array(quoteSchema);

/** An open quote whose last day is over comes as expired. */
export const sentQuotesInputSchema = pageInputSchema.extend({
  state: z.enum(['open', 'accepted', 'declined']).optional(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

export const sentQuotesPageSchema = pageOf(
  quoteSchema.extend({
    requestId: idSchema(),
    /** Name of the request's sender. May be empty. */
    name: z.string(),
    company: z.string(),
  }),
);

export type SentQuotesFilter = Omit<SentQuotesInput, 'page'>;
export type SentQuotesInput = z.infer<typeof sentQuotesInputSchema>;
export type SentQuotesPage = z.infer<typeof sentQuotesPageSchema>;

export const newQuoteSchema = z.object({
  requestId: idSchema(),
  /** Last version that the writer saw, 0 for none. */
  seen: z.number().int().min(0).max(maxId),
  quote: quoteFormSchema,
  draft: draftLineageSchema.optional(),
});

const quoteDraftSchema = z.object({
  /** Last version that the writer saw at the start, 0 for none. */
  seen: newQuoteSchema.shape.seen,
  quote: z.object({
    title: z.string(),
    currency: z.enum(quoteCurrencies),
    positions: z
      .array(z.object({ text: z.string(), fromAmount: z.number(), toAmount: z.number() }))
      .min(1)
      .max(quoteLimits.positions),
    assumptions: z.string(),
    validUntil: z.string(),
  }),
});

export type QuoteDraft = z.infer<typeof quoteDraftSchema>;

/** Returns the stored text, JSON. Equal quotes have equal texts. */
export function quoteDraftText({ seen, quote }: QuoteDraft): string {
  const { title, currency, assumptions, validUntil } = quote;
  const positions = quote.positions.map(({ text, fromAmount, toAmount }) => ({
    ...{ text, fromAmount, toAmount },
  }));
  return JSON.stringify({ seen, quote: { title, currency, positions, assumptions, validUntil } });
}

/** @returns null for a text that is no quote draft */
export function readQuoteDraft(text: string): QuoteDraft | null {
  try {
    return quoteDraftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export const quoteAnswerSchema = z.object({
  version: z.string().regex(/^[1-9]\d{0,8}$/),
  answer: z.enum(['accepted', 'declined'], 'Please choose an answer'),
  name: formText('Name', 2, quoteLimits.name),
});
