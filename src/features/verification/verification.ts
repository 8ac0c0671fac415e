import { z } from 'zod';
import { pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp, wireFlag } from '../../shared/wire.ts';
import { verificationLimits as limits } from './verification-limits.ts';

export const verificationOutcomes = ['withdrawn', 'declined', 'verified'] as const;

export const shownMarkSchema = z.object({
  since: timestamp(),
  until: timestamp(),
  examined: z.string(),
});

const assessmentSchema = z.object({
  title: z.string(),
  text: z.string(),
  givenAt: timestamp(),
  answerUntil: timestamp(),
  answered: z.object({ text: z.string(), at: timestamp() }).nullable(),
  result: z.object({ isPassed: z.boolean(), remarks: z.string(), at: timestamp() }).nullable(),
});

const endSchema = z.object({
  outcome: z.enum(verificationOutcomes),
  at: timestamp(),
  reason: z.string().describe('Of a decline, or of a mark that was taken back'),
  examined: z.string(),
  markUntil: timestamp().nullable(),
  takenBackAt: timestamp().nullable(),
});

/** A request as its developer reads it. */
export const ownRequestSchema = z.object({
  id: z.number().int(),
  askedAt: timestamp(),
  assessment: assessmentSchema.nullable(),
  review: z.object({ remarks: z.string(), at: timestamp() }).nullable(),
  end: endSchema.nullable(),
});

export const askBlocks = ['open', 'marked', 'waiting', 'profile', 'project'] as const;

export const ownVerificationSchema = z.object({
  /** The last request. */
  request: ownRequestSchema.nullable(),
  mark: shownMarkSchema.nullable(),
  block: z
    .object({ reason: z.enum(askBlocks), until: timestamp().nullable() })
    .nullable()
    .describe('Why the developer cannot ask now; null when they can'),
});

export const answerSchema = z.object({
  id: idSchema(),
  text: formText('Answer', limits.minAnswer, limits.answer),
});

export const requestFilters = ['open', 'ended'] as const;

export const requestListInputSchema = pageInputSchema.extend({
  filter: z.enum(requestFilters).default('open'),
});

export const requestSteps = ['asked', 'given', 'answered', 'assessed', 'ended'] as const;

const listedRequestSchema = z.object({
  id: z.number().int(),
  developer: z.object({ id: z.number().int(), name: z.string() }),
  askedAt: timestamp(),
  step: z.enum(requestSteps),
  outcome: z.enum(verificationOutcomes).nullable(),
});

export const requestListSchema = pageOf(listedRequestSchema);

export const taskChoiceSchema = z.object({ slug: z.string(), title: z.string() });

/** A request as the owner reads it. */
export const requestSchema = ownRequestSchema.extend({
  developer: z.object({ id: z.number().int(), name: z.string() }),
  projects: z.array(z.object({ id: z.number().int(), title: z.string() })),
  provenAddresses: z.array(z.string()),
  lookedFor: z.string(),
  tasks: z.array(taskChoiceSchema),
});

export const givingSchema = z.object({
  id: idSchema(),
  task: z.string().min(1, 'Please choose a task').max(100),
  days: z.number().int().min(1).max(limits.mostAnswerDays).default(limits.answerDays),
});

const remarks = () => formText('Remarks', limits.minRemarks, limits.remarks);

export const resultSchema = z.object({
  id: idSchema(),
  isPassed: wireFlag(),
  remarks: remarks(),
});

export const reviewSchema = z.object({ id: idSchema(), remarks: remarks() });

export const verifyingSchema = z.object({
  id: idSchema(),
  /** Shown to everybody. */
  examined: formText('What was looked at', limits.minExamined, limits.examined),
});

export const reasonedSchema = z.object({
  id: idSchema(),
  /** Told to the developer. */
  reason: formText('Reason', limits.minReason, limits.reason),
});

/** Counts listed developers by mark. */
export const markCountsSchema = z.object({
  phone: z.number().int(),
  address: z.number().int(),
  studio: z.number().int(),
  sample: z.number().int(),
});

export type ShownMark = z.infer<typeof shownMarkSchema>;
export type OwnRequest = z.infer<typeof ownRequestSchema>;
export type OwnVerification = z.infer<typeof ownVerificationSchema>;
export type AskBlock = NonNullable<OwnVerification['block']>;
export type RequestListInput = z.output<typeof requestListInputSchema>;
export type RequestList = z.infer<typeof requestListSchema>;
export type RequestStep = (typeof requestSteps)[number];
export type VerificationRequest = z.infer<typeof requestSchema>;
export type MarkCounts = z.infer<typeof markCountsSchema>;
