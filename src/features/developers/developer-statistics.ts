import { z } from 'zod';
import { replyTimes } from '../requests/reply-times.ts';

const count = () => z.number().int();

const periodSchema = z.object({
  views: count(),
  received: count(),
  answered: count(),
  /** One step per week or month, including empty ones. `from` is the first day (UTC) within the period. */
  steps: z.array(z.object({ from: z.iso.date(), views: count() })),
});

export const replyTimeSchema = z.enum(replyTimes);

export const developerStatisticsSchema = z.object({
  /** False while the site counts no visits. */
  isCounted: z.boolean(),
  days30: periodSchema,
  months12: periodSchema,
  replies: z.object({
    answers: count(),
    medianMinutes: z.number().nullable(),
    told: replyTimeSchema.nullable(),
  }),
});

export type DeveloperStatistics = z.infer<typeof developerStatisticsSchema>;
