import { z } from 'zod';
import { replyTimes } from '../requests/reply-times.ts';

const count = () => z.number().int();

const periodSchema = z.object({
  /** Of the profile, and of the messages that came in; of those, how many were answered by now. */
  views: count(),
  received: count(),
  answered: count(),
  /** Views by week or month, also those without any; each by its first day (UTC) within the period. */
  steps: z.array(z.object({ from: z.iso.date(), views: count() })),
});

export const replyTimeSchema = z.enum(replyTimes);

/** What a developer alone sees of how their profile does. */
export const developerStatisticsSchema = z.object({
  /** Whether visits are counted now. */
  isCounted: z.boolean(),
  days30: periodSchema,
  /** The month under way and the eleven before it. */
  months12: periodSchema,
  replies: z.object({
    answers: count(),
    /** Null where there are too few answers. */
    medianMinutes: z.number().nullable(),
    /** What visitors read if it is switched on. */
    told: replyTimeSchema.nullable(),
  }),
});

export type DeveloperStatistics = z.infer<typeof developerStatisticsSchema>;
