import { z } from 'zod';
import { documentRefSchema } from '../documents/documents.ts';
import { postLimits } from '../posts/posts.ts';

export const passagePurposes = ['shorten', 'clearer', 'tone', 'continue', 'table'] as const;
export const textPurposes = ['titles', 'excerpt', 'metaDescription', 'questions'] as const;
export const contentPurposes = ['altTexts', 'links'] as const;

export const tones = ['friendly', 'factual', 'confident', 'playful', 'plain'] as const;

export const suggestionLimits = {
  /** Selected passage, in characters of HTML. */
  passage: 20_000,
  /** Characters of context on each side of the passage. */
  surroundings: 2_000,
} as const;

const idShape = { id: z.uuid('This is no suggestion.') };

/** The text for which the model is asked, if it is a post. */
const askedFor = { ...idShape, post: documentRefSchema.optional() };

const postShape = {
  title: z.string().max(postLimits.title * 2),
  content: z.string().max(postLimits.content),
};

const surroundings = () => z.string().max(suggestionLimits.surroundings).default('');

export const suggestionInputSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('passage'),
    ...askedFor,
    purpose: z.enum(passagePurposes),
    tone: z.enum(tones).default('friendly'),
    title: postShape.title,
    /** HTML. */
    passage: z
      .string()
      .trim()
      .min(1, 'Select some text first')
      .max(suggestionLimits.passage, 'Select a shorter passage'),
    /** Plain text. */
    before: surroundings(),
    after: surroundings(),
  }),
  z.object({ kind: z.literal('texts'), ...askedFor, purpose: z.enum(textPurposes), ...postShape }),
  z.object({
    kind: z.literal('content'),
    ...askedFor,
    purpose: z.enum(contentPurposes),
    ...postShape,
    /** Slug of the post, which must not link to itself. */
    slug: z.string().max(postLimits.slug * 2),
  }),
]);

export const contentChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('alt'), src: z.string(), alt: z.string() }),
  z.object({
    kind: z.literal('link'),
    /** Words exactly as in the text. */
    words: z.string(),
    href: z.string(),
    title: z.string(),
  }),
]);

export const suggestionSchema = z.object({
  /** Sanitized HTML that replaces or follows a passage; '' otherwise. */
  html: z.string(),
  texts: z.array(z.string()),
  changes: z.array(contentChangeSchema),
  model: z.string(),
  inputTokens: z.int(),
  outputTokens: z.int(),
  isEstimated: z.boolean(),
  costMicros: z.number().nullable(),
  durationMs: z.int(),
});

export const suggestionProgressSchema = z.object({ text: z.string() });

export const suggestionIdSchema = z.object(idShape);

export const acceptanceSchema = z.object({
  ...idShape,
  post: documentRefSchema,
  wordCount: z.int().min(0).max(1_000_000),
  characterCount: z.int().min(0).max(1_000_000),
});

export type SuggestionInput = z.output<typeof suggestionInputSchema>;
export type PassageInput = Extract<SuggestionInput, { kind: 'passage' }>;
export type Suggestion = z.infer<typeof suggestionSchema>;
export type ContentChange = z.infer<typeof contentChangeSchema>;
export type PassagePurpose = (typeof passagePurposes)[number];
export type TextPurpose = (typeof textPurposes)[number];
export type ContentPurpose = (typeof contentPurposes)[number];
export type Tone = (typeof tones)[number];
