import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp } from '../../shared/wire.ts';
import { optionField, quoteCurrencies, quoteLimits, quoteStates } from './quote-options.ts';

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
    /** The client chooses it or leaves it out. */
    isOptional: z.boolean().default(false),
  })
  .refine(({ fromAmount, toAmount }) => fromAmount <= toAmount, {
    message: 'The upper amount must not be below the lower one',
    path: ['toAmount'],
  });

export type QuotePosition = z.infer<typeof positionSchema>;

const atMost = (limit: number) => `Please use at most ${limit} characters`;

/** A text that may be empty and that older forms and drafts do not name. */
const furtherText = (limit: number) => z.string().trim().max(limit, atMost(limit)).default('');

const wrongRate = 'Please enter a rate between 0 and 100 percent';

export const quoteFormSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(quoteLimits.title, `Please use at most ${quoteLimits.title} characters`),
  currency: z.enum(quoteCurrencies),
  positions: z
    .array(positionSchema)
    .min(1, 'Add a position')
    .max(quoteLimits.positions)
    .refine((positions) => positions.length === 0 || positions.some((one) => !one.isOptional), {
      message: 'One position at least has to be fixed',
    }),
  /** Empty when the quote names no tax. */
  taxName: furtherText(quoteLimits.taxName),
  taxHundredths: z
    .int(wrongRate)
    .min(0, wrongRate)
    .max(quoteLimits.taxHundredths, wrongRate)
    .default(0),
  assumptions: z
    .string()
    .trim()
    .max(quoteLimits.assumptions, `Please use at most ${quoteLimits.assumptions} characters`),
  terms: furtherText(quoteLimits.terms),
  /** Empty when the client enters name and address with the answer. */
  clientName: furtherText(quoteLimits.party),
  clientAddress: furtherText(quoteLimits.address),
  /** Last day. The quote stays open until this day is over in every time zone. */
  validUntil: z.iso.date('Please choose a day'),
  /** Days that a change takes after its acceptance. 0 means that it names none. */
  days: z
    .int('Please enter whole days')
    .min(0, 'Days must not be negative')
    .max(quoteLimits.days, `Please enter at most ${quoteLimits.days} days`)
    .default(0),
});

export type QuoteForm = z.infer<typeof quoteFormSchema>;

export const quoteSchema = quoteFormSchema.extend({
  /** Counts from 1 per request. A version never changes. */
  version: z.number().int(),
  state: z.enum(quoteStates),
  /** "2026-0007", the same for all versions. Empty for quotes of deleted requests from before there were numbers. */
  number: z.string(),
  /** Number of the accepted quote that this one changes. Empty for a first quote. */
  changesNumber: z.string(),
  /** Our name and address. */
  sender: z.string(),
  payment: z.string(),
  /** Places of the accepted optional positions, counted from 0. */
  chosen: z.array(z.int()),
  createdAt: timestamp(),
  decidedAt: timestamp().nullable(),
  decidedBy: z.string(),
  /** SHA-256 of the accepted text, hex. Empty before the acceptance. */
  acceptedTextHash: z.string(),
});

export type Quote = z.infer<typeof quoteSchema>;

const readersQuoteSchema = quoteSchema.extend({
  /** True while the quote is open and its reader may decide for the client. */
  mayAnswer: z.boolean(),
});

export type ReadersQuote = z.infer<typeof readersQuoteSchema>;

/** Newest version first. */
export const quotesSchema = z.array(readersQuoteSchema);

export const ownersQuoteSchema = quoteSchema.extend({
  openedAt: timestamp().nullable(),
  readAt: timestamp().nullable(),
});

export type OwnersQuote = z.infer<typeof ownersQuoteSchema>;

/** A new quote begins with these. */
export const quoteStartSchema = quoteFormSchema
  .pick({ terms: true, taxName: true, taxHundredths: true, clientName: true })
  .extend({ sender: z.string(), payment: z.string() });

export type QuoteStart = z.infer<typeof quoteStartSchema>;

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
      .array(
        z.object({
          ...{ text: z.string(), fromAmount: z.number(), toAmount: z.number() },
          isOptional: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(quoteLimits.positions),
    taxName: z.string().default(''),
    taxHundredths: z.number().default(0),
    assumptions: z.string(),
    terms: z.string().default(''),
    clientName: z.string().default(''),
    clientAddress: z.string().default(''),
    validUntil: z.string(),
    days: z.number().default(0),
  }),
});

export type QuoteDraft = z.infer<typeof quoteDraftSchema>;

/** Values of the form that writes a quote. */
export type WrittenQuote = QuoteForm & Pick<QuoteDraft, 'seen'>;

/** Returns the stored text, JSON. Equal quotes have equal texts. */
export function quoteDraftText(draft: z.input<typeof quoteDraftSchema>): string {
  return JSON.stringify(quoteDraftSchema.parse(draft));
}

/** @returns null for a text that is no quote draft */
export function readQuoteDraft(text: string): QuoteDraft | null {
  try {
    return quoteDraftSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const optionPlaces = Array.from({ length: quoteLimits.positions }, (_, place) => place);

const answerFields = {
  version: z.string().regex(/^[1-9]\d{0,8}$/),
  answer: z.enum(['accepted', 'declined'], 'Please choose an answer'),
  name: formText('Name', 2, quoteLimits.name),
  clientName: furtherText(quoteLimits.party),
  clientAddress: furtherText(quoteLimits.address),
  /** Total that the client saw: `totalSeen` of the chosen positions. */
  total: z.string().max(60).default(''),
};

/** A form names each check box. */
export const quoteAnswerFormSchema = z.object({
  ...answerFields,
  ...Object.fromEntries(optionPlaces.map((place) => [optionField(place), z.string().default('')])),
});

export const quoteAnswerSchema = z.object({
  ...answerFields,
  chosen: z.array(z.int().min(0).max(quoteLimits.positions)).max(quoteLimits.positions).default([]),
});

export type QuoteAnswer = z.infer<typeof quoteAnswerSchema>;

/** @param values names of check boxes with what they hold; empty means not ticked */
export function chosenOf(values: Readonly<Record<string, unknown>>): number[] {
  return optionPlaces.filter((place) => Boolean(values[optionField(place)]));
}

export const quoteReadingSchema = z.object({
  version: z.number().int().min(1).max(maxId),
  /** The end of the quote was on the screen. */
  isAtEnd: z.boolean(),
});
