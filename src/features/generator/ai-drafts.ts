import { z } from 'zod';
import { pageOf } from '../../shared/admin.ts';
import { timestamp } from '../../shared/wire.ts';
import { postSchema } from '../posts/posts.ts';
import { aiFailures } from './ai.ts';

/** Wire schemas of AI drafts. */

export const maxSubjectLength = 300;

/** Made anew for every use: the REST adapter changes the schemas it is given. */
export function subjectSchema() {
  return z
    .string('Subject is required')
    .trim()
    .min(1, 'Subject is required')
    .max(maxSubjectLength, `Subject must be at most ${maxSubjectLength} characters`);
}

/** What the AI proposes (specification, section 3); `imageUrl` is '' when no image could be made. */
export const generatedPostSchema = postSchema
  .pick({
    title: true,
    slug: true,
    excerpt: true,
    content: true,
    imageUrl: true,
    metaTitle: true,
    metaDescription: true,
    metaKeywords: true,
  })
  .meta({ id: 'GeneratedPost' });

export const generatedAnswerSchema = z.object({ data: generatedPostSchema });

/** Whether AI drafts can be made, and with what; `hint` says what to set when it cannot. */
export const aiDraftsStatusSchema = z.object({
  isConfigured: z.boolean(),
  model: z.string(),
  imageModel: z.string(),
  hint: z.string(),
});

export const draftStages = ['writing', 'illustrating', 'saving'] as const;

/** A draft as it is kept for its admin, until it is saved or discarded. */
export const aiDraftSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  categoryId: z.number().int(),
  /** `ended`: without a draft; what had arrived until then is in `title` and `text`. */
  state: z.enum(['running', 'done', 'ended']),
  stage: z.enum(draftStages),
  /** Since the request was accepted, until its end. */
  elapsedMs: z.number().int(),
  /** What has been written so far, as plain text. */
  title: z.string(),
  text: z.string(),
  result: generatedPostSchema.nullable(),
  /** '' or what is missing in the result, for the person who reviews it. */
  notice: z.string(),
  failure: z.enum(aiFailures).nullable(),
  /** Why there is no draft, for people; '' where there is one or may come. */
  message: z.string(),
  /** Older ones that wait behind this one. */
  waiting: z.number().int(),
});

/** One line of the request log. */
export const aiDraftRequestSchema = z.object({
  id: z.number().int(),
  createdAt: timestamp(),
  actor: z.string(),
  subject: z.string(),
  model: z.string(),
  imageModel: z.string(),
  /** "running", "ok", "ok, no picture" or one of `aiFailures`. */
  outcome: z.string(),
  durationMs: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  /** The post that was made of it. */
  postId: z.number().int().nullable(),
  /** It was discarded, and this admin can have it back. */
  canBringBack: z.boolean(),
});

export const aiDraftRequestPageSchema = pageOf(aiDraftRequestSchema);

export type GeneratedPost = z.infer<typeof generatedPostSchema>;
export type AiDraft = z.infer<typeof aiDraftSchema>;
export type AiDraftRequest = z.infer<typeof aiDraftRequestSchema>;
export type DraftStage = (typeof draftStages)[number];
export type AiDraftsStatus = z.infer<typeof aiDraftsStatusSchema>;
