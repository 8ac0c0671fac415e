import { z } from 'zod';
import { countNames } from './traffic.ts';

/** Wire schemas of what the admin area shows of the visits. */

/** Periods that end today: so many days, or the month under way and the eleven before it. */
export const trafficPeriods = ['7d', '30d', '90d', '12m'] as const;
export const trafficSteps = ['day', 'week', 'month'] as const;

/** A page or source as it is counted. */
const counted = z.string().max(300);

export const trafficQuerySchema = z.object({
  period: z.enum(trafficPeriods),
  step: z.enum(trafficSteps),
  /** Only what happened on this page. */
  page: counted.optional(),
  /** Only visits from this source. */
  source: counted.optional(),
});

const countsSchema = z.object(
  Object.fromEntries(countNames.map((name) => [name, z.number().int()])) as Record<
    (typeof countNames)[number],
    z.ZodInt
  >,
);
const day = z.iso.date();

export const trafficReportSchema = z.object({
  /** Whether visits are counted now, and whether the operator lets the owner switch it. */
  isOn: z.boolean(),
  isAllowed: z.boolean(),
  /** First and last day (UTC). */
  from: day,
  to: day,
  totals: countsSchema,
  /** Of as many days before. */
  before: countsSchema,
  series: z.array(
    z.object({
      /** First day of the step within the period. */
      from: day,
      views: z.number().int(),
      visits: z.number().int(),
      visitors: z.number().int(),
      requests: z.number().int(),
    }),
  ),
  /** The most read ones. */
  pages: z.array(z.object({ page: z.string(), counts: countsSchema })),
  sources: z.array(z.object({ source: z.string(), counts: countsSchema })),
  /** Of all pages: a campaign is not counted by page. */
  campaigns: z.array(
    z.object({
      source: z.string(),
      medium: z.string(),
      campaign: z.string(),
      views: z.number().int(),
      visits: z.number().int(),
      requests: z.number().int(),
    }),
  ),
});

export type TrafficPeriod = (typeof trafficPeriods)[number];
export type TrafficStep = (typeof trafficSteps)[number];
export type TrafficQuery = z.infer<typeof trafficQuerySchema>;
export type TrafficReport = z.infer<typeof trafficReportSchema>;
