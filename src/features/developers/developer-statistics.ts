import { z } from 'zod';
import { replyTimes } from '../requests/reply-times.ts';

const count = () => z.number().int();

const periodSchema = z.object({
  /** Profile views, messages received, and the answered ones among them. */
  views: count(),
  received: count(),
  answered: count(),
  /**
   * Views by week or month, including empty ones. `from` is the first day (UTC) within the period.
   */
  steps: z.array(z.object({ from: z.iso.date(), views: count() })),
});

export const replyTimeSchema = z.enum(replyTimes);

export const developerStatisticsSchema = z.object({
  /** False while the site counts no visits. */
  isCounted: z.boolean(),
  days30: periodSchema,
  /** Current month and the eleven before it. */
  months12: periodSchema,
  replies: z.object({
    answers: count(),
    /** Null when there are too few answers. */
    medianMinutes: z.number().nullable(),
    /** Reply time that visitors read when the developer shows it. */
    told: replyTimeSchema.nullable(),
  }),
});

export type DeveloperStatistics = z.infer<typeof developerStatisticsSchema>;
