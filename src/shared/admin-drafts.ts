import { z } from 'zod';
import { postSchema } from './blog.ts';

/** Wire schemas of the AI generator. */

export const maxSubjectLength = 300;

/** Made anew for every use: the REST adapter changes the schemas it is given. */
export function subjectSchema() {
  return z
    .string('Subject is required')
    .trim()
    .min(1, 'Subject is required')
    .max(maxSubjectLength, `Subject must be at most ${maxSubjectLength} characters`);
}

/** What the generator proposes (specification, section 3); `imageUrl` is '' when no image could be made. */
export const generatedPostSchema = postSchema.pick({
  title: true,
  slug: true,
  excerpt: true,
  content: true,
  imageUrl: true,
  metaTitle: true,
  metaDescription: true,
  metaKeywords: true,
});

export const generatedAnswerSchema = z.object({ data: generatedPostSchema });

/** Whether the generator can be used, and with what; `hint` says what to set when it cannot. */
export const generatorStatusSchema = z.object({
  isConfigured: z.boolean(),
  model: z.string(),
  imageModel: z.string(),
  hint: z.string(),
});

/** Ways in which making a draft can end without one. */
export const draftFailures = [
  'refused',
  'malformed',
  'tooLarge',
  'timeout',
  'cancelled',
  'unauthorized',
  'noQuota',
  'rateLimited',
  'unavailable',
  'notConfigured',
  'overBudget',
] as const;

export const draftStages = ['writing', 'illustrating', 'saving'] as const;

/** What the streaming call tells while a draft is made, in this order; `done` or `failed` is the last. */
export const draftEventSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: z.enum(draftStages),
    /** Since the request was accepted. */
    elapsedMs: z.number().int(),
  }),
  /** The title so far; replaces the one before. */
  z.object({ type: z.literal('title'), title: z.string() }),
  /** Plain text of the post, to be added to what came before. */
  z.object({ type: z.literal('text'), append: z.string() }),
  z.object({
    type: z.literal('done'),
    data: generatedPostSchema,
    /** '' or what is missing, for the person who reviews the draft. */
    notice: z.string(),
    elapsedMs: z.number().int(),
  }),
  z.object({
    type: z.literal('failed'),
    outcome: z.enum(draftFailures),
    message: z.string(),
  }),
]);

export type GeneratedPost = z.infer<typeof generatedPostSchema>;
export type DraftEvent = z.infer<typeof draftEventSchema>;
export type DraftFailure = (typeof draftFailures)[number];
export type DraftStage = (typeof draftStages)[number];
export type GeneratorStatus = z.infer<typeof generatorStatusSchema>;
