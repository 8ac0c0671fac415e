import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { maxRowsAtOnce, rowsSchema } from '../../shared/admin/bulk.ts';
import { parsedUrl } from '../../shared/text/parsed-url.ts';
import { idSchema, refusedSchema, timestamp } from '../../shared/wire.ts';
import { anyDocumentRefSchema } from '../documents/documents.ts';

export const factKinds = ['price', 'version', 'number', 'date', 'quotation', 'name'] as const;
export type FactKind = (typeof factKinds)[number];

/** Kind of a sentence of content that names its own source. No search of a text finds it. */
export const statementKind = 'statement' as const;

/** Stands in place of a person with a statement that nobody has checked: who wrote the content stands behind it. */
export const statedBy = 'The page itself';

export const recheckedKinds = [...factKinds, statementKind] as const;
export type RecheckedKind = (typeof recheckedKinds)[number];

/** Default months until a sourced fact is rechecked. Null means never. */
export const recheckMonths: Readonly<Record<RecheckedKind, number | null>> = {
  statement: 6,
  price: 6,
  version: 6,
  number: 12,
  date: null,
  quotation: null,
  name: null,
};

export const factLimits = { words: 160, sentence: 600, sourceUrl: 2_000, note: 500 } as const;

export interface FactWords<Kind extends RecheckedKind = FactKind> {
  kind: Kind;
  words: string;
  sentence: string;
}

/**
 * Returns a key that does not depend on the position in the text. A name is one fact per text; any other
 * fact belongs to its sentence.
 */
export function factKey({ kind, words, sentence }: FactWords<RecheckedKind>): string {
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

export const factWordsSchema = z.object({
  kind: z.enum(factKinds),
  words: z.string().trim().min(1).max(factLimits.words),
  sentence: z.string().trim().min(1).max(factLimits.sentence),
});

const recheckSchema = z.iso
  .datetime({ offset: true, error: 'The date of the recheck must be ISO 8601' })
  .transform((text) => new Date(text))
  // An offset can move a four-digit year out of the database's range.
  .refine(
    (at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2200,
    'The date of the recheck must lie between the years 2000 and 2200',
  )
  .nullable();

export function isSourceUrl(value: string): boolean {
  if (/[\s\\]/.test(value) || !/^https:\/\/[^/@]+(?:[/?#]|$)/i.test(value)) return false;
  return parsedUrl(value) !== null;
}

export const factSourceSchema = z
  .object({
    sourceUrl: z
      .string()
      .trim()
      .max(factLimits.sourceUrl, 'The address is too long')
      .refine(
        (value) => value === '' || isSourceUrl(value),
        'The source must be a whole https:// address',
      ),
    note: z
      .string()
      .trim()
      .max(factLimits.note, `The note must be at most ${factLimits.note} characters`),
    recheckAt: recheckSchema,
  })
  .refine(({ sourceUrl, note }) => sourceUrl !== '' || note !== '', {
    path: ['sourceUrl'],
    error: 'A source needs an address or a note',
  });

/** `changed` means that a recheck found the fact to be no longer true. */
export const factStates = ['sourced', 'opinion', 'changed'] as const;

export const factAnswerSchema = factWordsSchema.extend({
  id: z.number().int(),
  state: z.enum(factStates),
  sourceUrl: z.string(),
  note: z.string(),
  recheckAt: timestamp().nullable(),
  answeredBy: z.string(),
  answeredAt: timestamp(),
});

export const factsOfTextSchema = z.object({
  /** Publication of a post by a model asks once about open facts. */
  isModelWritten: z.boolean(),
  answers: z.array(factAnswerSchema),
});

export const openFactsInputSchema = z.object({
  postIds: z.array(idSchema()).min(1).max(maxRowsAtOnce),
});

export const openFactsSchema = z.object({ id: z.number().int(), openCount: z.number().int() });

export const factAnswerInputSchema = z.object({
  of: anyDocumentRefSchema,
  fact: factWordsSchema,
  /** Null for an opinion. */
  source: factSourceSchema.nullable(),
});

export const factReopenInputSchema = z.object({ of: anyDocumentRefSchema, id: idSchema() });

export const recheckFilters = ['due', 'later'] as const;

export const recheckListInputSchema = pageInputSchema.extend({
  filter: z.enum(recheckFilters).default('due'),
  search: z.string().trim().max(adminLimits.search).default(''),
});

/** The text that states the fact: a post, or the content of a kind by its name. */
const recheckTargetSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), id: z.number().int(), title: z.string() }),
  z.object({ kind: z.literal('content'), id: z.string(), title: z.string() }),
]);

export const recheckRowSchema = factAnswerSchema.extend({
  kind: z.enum(recheckedKinds),
  recheckAt: timestamp(),
  target: recheckTargetSchema,
});

export const recheckPageSchema = pageOf(recheckRowSchema);

export const recheckOutcomeSchema = z.discriminatedUnion('outcome', [
  /** Without `recheckAt`, the default months of the fact's kind apply. */
  z.object({
    id: idSchema(),
    outcome: z.literal('stillTrue'),
    recheckAt: recheckSchema.optional(),
  }),
  z.object({ id: idSchema(), outcome: z.literal('changed') }),
]);

const moment = () => z.iso.datetime({ offset: true }).transform((text) => new Date(text));
const nouns = { one: 'fact', many: 'facts' };

/** Facts that somebody has looked at since this answer are left alone and reported. */
const seenFactSchema = z.object({ id: idSchema(), answeredAt: moment() });

/** The default months of each fact's kind apply. */
export const recheckSeveralSchema = z.object({
  outcome: z.enum(['stillTrue', 'changed']),
  facts: rowsSchema(seenFactSchema, nouns),
});

const stateBeforeSchema = z.object({ state: z.enum(factStates), recheckAt: timestamp() });

export const recheckedSchema = z.object({
  changed: z.array(
    z.object({ id: z.number().int(), answeredAt: timestamp(), before: stateBeforeSchema }),
  ),
  failed: refusedSchema,
});

/** Lists `changed` facts of an earlier answer; times are ISO 8601. */
export const recheckUndoSchema = z.object({
  facts: rowsSchema(
    seenFactSchema.extend({ before: stateBeforeSchema.extend({ recheckAt: moment() }) }),
    nouns,
  ),
});

export type FactAnswer = z.infer<typeof factAnswerSchema>;
export type OpenFacts = z.infer<typeof openFactsSchema>;
export type FactsOfText = z.infer<typeof factsOfTextSchema>;
export type FactSource = z.output<typeof factSourceSchema>;
export type FactAnswerInput = z.output<typeof factAnswerInputSchema>;
export type RecheckListInput = z.output<typeof recheckListInputSchema>;
export type RecheckOutcome = z.output<typeof recheckOutcomeSchema>;
export type Recheck = z.infer<typeof recheckRowSchema>;
export type RecheckSeveral = z.output<typeof recheckSeveralSchema>;
export type RecheckUndo = z.output<typeof recheckUndoSchema>;
export type Rechecked = z.infer<typeof recheckedSchema>;
