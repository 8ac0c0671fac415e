import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin.ts';
import { parsedUrl } from '../../shared/parsed-url.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { previewedSchema } from '../editor/post-previews.ts';
import { maxPostsAtOnce } from '../posts/post-bulk.ts';

/** Wire schemas of claims: what a text states as a fact, and what its writer says of it. */

export const claimKinds = ['price', 'version', 'number', 'date', 'quotation', 'name'] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** After how many months a fact with a source is looked at again, unless its owner says otherwise; null: never. */
export const recheckMonths: Readonly<Record<ClaimKind, number | null>> = {
  price: 6,
  version: 6,
  number: 12,
  date: null,
  quotation: null,
  name: null,
};

/** Claims of one text that something can be said of. */
export const mostClaims = 2_000;

export const claimLimits = { words: 160, sentence: 600, sourceUrl: 2_000, note: 500 } as const;

/** What a claim is recognized by. */
export interface ClaimWords {
  kind: ClaimKind;
  words: string;
  /** The sentence around the words. */
  sentence: string;
}

/**
 * The same for the same claim, wherever in the text it stands. A name is one claim in the whole post; everything else belongs to
 * its sentence, and is another claim once that says something else.
 */
export function claimKey({ kind, words, sentence }: ClaimWords): string {
  const plain = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[‘’]/g, "'")
      .replace(/[“”]/g, '"')
      .replace(/[‐-―]/g, '-')
      .replace(/\s+/g, ' ')
      .trim();
  return kind === 'name' ? `name\n${plain(words)}` : `${plain(words)}\n${plain(sentence)}`;
}

export const claimWordsSchema = z.object({
  kind: z.enum(claimKinds),
  words: z.string().trim().min(1).max(claimLimits.words),
  sentence: z.string().trim().min(1).max(claimLimits.sentence),
});

/** A day on which something is looked at again, as the moment at which it begins. */
const recheckSchema = z.iso
  .datetime({ offset: true, error: 'The date of the recheck must be ISO 8601' })
  .transform((text) => new Date(text))
  // An offset may carry a year of four digits out of what the database takes.
  .refine(
    (at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200,
    'The date of the recheck must lie between the years 2000 and 2200',
  )
  .nullable();

/** A whole https address without a name or password in it. */
export function isSourceUrl(value: string): boolean {
  if (/[\s\\]/.test(value) || !/^https:\/\/[^/@]+(?:[/?#]|$)/i.test(value)) return false;
  return parsedUrl(value) !== null;
}

export const claimSourceSchema = z
  .object({
    sourceUrl: z
      .string()
      .trim()
      .max(claimLimits.sourceUrl, 'The address is too long')
      .refine(
        (value) => value === '' || isSourceUrl(value),
        'The source must be a whole https:// address',
      ),
    note: z
      .string()
      .trim()
      .max(claimLimits.note, `The note must be at most ${claimLimits.note} characters`),
    recheckAt: recheckSchema,
  })
  .refine(({ sourceUrl, note }) => sourceUrl !== '' || note !== '', {
    path: ['sourceUrl'],
    error: 'A source needs an address or a note',
  });

/** `changed`: it was looked at again and is not true any more. */
export const claimStates = ['sourced', 'opinion', 'changed'] as const;

/** What was said of a claim. */
export const claimAnswerSchema = claimWordsSchema.extend({
  id: z.number().int(),
  state: z.enum(claimStates),
  sourceUrl: z.string(),
  note: z.string(),
  recheckAt: timestamp().nullable(),
  /** "admin:<username>" */
  answeredBy: z.string(),
  answeredAt: timestamp(),
});

/** Whose claims: a post's, or those of a new one that was not created yet. */
export const claimedTextSchema = previewedSchema;

export const claimsOfTextSchema = z.object({
  /** The text came from a model: publishing it asks once about open claims. */
  isModelWritten: z.boolean(),
  answers: z.array(claimAnswerSchema),
});

export const openClaimsInputSchema = z.object({
  postIds: z.array(idSchema()).min(1).max(maxPostsAtOnce),
});

/** A post that a model wrote and that states what nobody has said the source of. */
export const openClaimsSchema = z.object({ id: z.number().int(), openCount: z.number().int() });

export const claimAnswerInputSchema = z.object({
  of: claimedTextSchema,
  claim: claimWordsSchema,
  /** Null: an opinion, which needs no source. */
  source: claimSourceSchema.nullable(),
});

export const claimReopenInputSchema = z.object({ of: claimedTextSchema, id: idSchema() });

/** `due`: its day has come; `later`: it has a day to come. */
export const recheckFilters = ['due', 'later'] as const;

export const recheckListInputSchema = pageInputSchema.extend({
  filter: z.enum(recheckFilters).default('due'),
  search: z.string().trim().max(adminLimits.search).default(''),
});

/** A fact with its day, and the post that states it. */
export const recheckRowSchema = claimAnswerSchema.extend({
  recheckAt: timestamp(),
  postId: z.number().int(),
  postTitle: z.string(),
});

export const recheckPageSchema = pageOf(recheckRowSchema);

export const recheckOutcomeSchema = z.discriminatedUnion('outcome', [
  /** Looked at again on another day; left out: after the time that is usual for its kind. */
  z.object({
    id: idSchema(),
    outcome: z.literal('stillTrue'),
    recheckAt: recheckSchema.optional(),
  }),
  z.object({ id: idSchema(), outcome: z.literal('changed') }),
]);

export type ClaimAnswer = z.infer<typeof claimAnswerSchema>;
export type ClaimedText = z.infer<typeof claimedTextSchema>;
export type OpenClaims = z.infer<typeof openClaimsSchema>;
export type ClaimsOfText = z.infer<typeof claimsOfTextSchema>;
export type ClaimSource = z.output<typeof claimSourceSchema>;
export type ClaimAnswerInput = z.output<typeof claimAnswerInputSchema>;
export type RecheckListInput = z.output<typeof recheckListInputSchema>;
export type RecheckOutcome = z.output<typeof recheckOutcomeSchema>;
export type Recheck = z.infer<typeof recheckRowSchema>;
