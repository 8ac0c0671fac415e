import { z } from 'zod';
import { countNames } from '../../shared/visits.ts';

/** Periods end today. `12m` is the current month and the 11 before it. */
export const trafficPeriods = ['7d', '30d', '90d', '12m'] as const;
export const trafficSteps = ['day', 'week', 'month'] as const;

const counted = z.string().max(300);

export const trafficQuerySchema = z.object({
  period: z.enum(trafficPeriods),
  step: z.enum(trafficSteps),
  page: counted.optional(),
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
  /** `isAllowed` is the operator's setting. When it is false, the owner cannot turn counting on. */
  isOn: z.boolean(),
  isAllowed: z.boolean(),
  /** First and last day in UTC. */
  from: day,
  to: day,
  totals: countsSchema,
  /** Totals of the preceding period of equal length. */
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
  pages: z.array(z.object({ page: z.string(), counts: countsSchema })),
  sources: z.array(z.object({ source: z.string(), counts: countsSchema })),
  /** Middles of quoted and accepted totals in whole units. Covers all pages. */
  amounts: z.array(
    z.object({
      source: z.string(),
      currency: z.string(),
      quoted: z.number().int(),
      accepted: z.number().int(),
    }),
  ),
  /** Covers all pages: campaigns are not counted per page. */
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
