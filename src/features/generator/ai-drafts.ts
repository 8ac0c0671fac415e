import { z } from 'zod';
import { pageOf } from '../../shared/admin/admin.ts';
import { timestamp } from '../../shared/wire.ts';
import { postSchema } from '../posts/posts.ts';
import { aiFailures } from './ai.ts';

export const maxSubjectLength = 300;

/** Factory: the REST adapter mutates the schemas it gets, so each use needs its own. */
export function subjectSchema() {
  return z
    .string('Subject is required')
    .trim()
    .min(1, 'Subject is required')
    .max(maxSubjectLength, `Subject must be at most ${maxSubjectLength} characters`);
}

/** Draft proposed by the AI (specification, section 3). `imageUrl` is '' when no image could be made. */
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

/** `hint` names the missing settings when AI drafts are off. */
export const aiDraftsStatusSchema = z.object({
  isConfigured: z.boolean(),
  model: z.string(),
  imageModel: z.string(),
  /** Says why nothing can be asked now; '' when it can. */
  hint: z.string(),
});

export const draftStages = ['writing', 'illustrating', 'saving'] as const;

export const aiDraftSchema = z.object({
  id: z.number().int(),
  subject: z.string(),
  categoryId: z.number().int(),
  /** `ended`: without a draft; `title` and `text` hold the partial text. */
  state: z.enum(['running', 'done', 'ended']),
  stage: z.enum(draftStages),
  /** Time from the request to its end, or until now. */
  elapsedMs: z.number().int(),
  /** Partial text as plain text. */
  title: z.string(),
  text: z.string(),
  result: generatedPostSchema.nullable(),
  /** Names the parts missing in the result, for the reviewer; '' for none. */
  notice: z.string(),
  failure: z.enum(aiFailures).nullable(),
  /** Reason for a missing draft, as readable text; '' when there is one or one may come. */
  message: z.string(),
  /** Number of older open drafts behind this one. */
  waiting: z.number().int(),
});

export const aiDraftRequestSchema = z.object({
  id: z.number().int(),
  createdAt: timestamp(),
  actor: z.string(),
  subject: z.string(),
  model: z.string(),
  imageModel: z.string(),
  /** "running", "ok", "okWithoutPicture" or one of `aiFailures`. */
  outcome: z.string(),
  durationMs: z.number().int(),
  inputTokens: z.number().int(),
  outputTokens: z.number().int(),
  postId: z.number().int().nullable(),
  /** True when the draft was discarded and this admin can restore it. */
  canBringBack: z.boolean(),
});

export const aiDraftRequestPageSchema = pageOf(aiDraftRequestSchema);

export type GeneratedPost = z.infer<typeof generatedPostSchema>;
export type AiDraft = z.infer<typeof aiDraftSchema>;
export type AiDraftRequest = z.infer<typeof aiDraftRequestSchema>;
export type DraftStage = (typeof draftStages)[number];
export type AiDraftsStatus = z.infer<typeof aiDraftsStatusSchema>;
