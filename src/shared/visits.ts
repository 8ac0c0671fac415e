import { z } from 'zod';
import { daySeconds } from './time/durations.ts';
import { idSchema } from './wire.ts';

export const trafficLimits = {
  beaconBytes: 16 * 1024,
  views: 20,
  clicks: 20,
  /** Developers per view. Further ones are not counted. */
  listed: 60,
  path: 200,
  host: 255,
  campaignText: 60,
} as const;

export const contactWays = ['phone', 'text', 'mail', 'contact', 'estimate'] as const;

/** Counted per page, source and day. prisma/schema.prisma explains each one. */
export const countNames = [
  'views',
  'visits',
  'visitors',
  'longViews',
  'read25',
  'read50',
  'read75',
  'read100',
  'under10',
  'under60',
  'under180',
  'over180',
  'phoneClicks',
  'textClicks',
  'mailClicks',
  'contactClicks',
  'estimateClicks',
  'requests',
  'bookings',
  'quotes',
  'acceptances',
] as const;

export const sourceKinds = [
  'search',
  'assistant',
  'social',
  'mail',
  'campaign',
  'site',
  'direct',
  'inside',
  'text',
  'unknown',
  'other',
] as const;

/** Parts of this site that lead to a page of a developer. */
export const insidePlaceNames = [
  'directory',
  'search',
  'tools',
  'blog',
  'profiles',
  'home',
  'pages',
] as const;

const path = z
  .string()
  .regex(/^\/\S*$/)
  .max(trafficLimits.path);
const campaignText = z.string().max(trafficLimits.campaignText).default('');

/** Start of a visit, kept in the tab. Describes the page load, not the person. */
export const visitOriginSchema = z.object({
  page: path,
  /** Referring host. '/' for this site, '' without one. */
  referrer: z.string().max(trafficLimits.host),
  source: campaignText,
  medium: campaignText,
  campaign: campaignText,
});

export const visitReportSchema = z.object({
  origin: visitOriginSchema,
  /** The first beacon of a page load counts as a visit. */
  isFirst: z.boolean(),
  views: z
    .array(
      z.object({
        page: path,
        seconds: z.number().int().min(0).max(daySeconds),
        /** Quarters of the page that were read; -1 for a short page. */
        quarters: z.number().int().min(-1).max(4),
        /** The page of this site that led there. Empty where another site did, nothing, or a page that is not counted. */
        from: z.string().default(''),
        /** Ids of the developers in a list that the page showed. */
        listed: z.array(idSchema()).default([]),
      }),
    )
    .min(1)
    .max(trafficLimits.views),
  clicks: z.array(z.object({ page: path, way: z.enum(contactWays) })).max(trafficLimits.clicks),
});

export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;
export type ContactWay = (typeof contactWays)[number];
export type InsidePlace = (typeof insidePlaceNames)[number];
export type SourceKind = (typeof sourceKinds)[number];
export type VisitOrigin = z.infer<typeof visitOriginSchema>;
export type VisitReport = z.infer<typeof visitReportSchema>;
/** As a browser sends it. */
export type SentVisitReport = z.input<typeof visitReportSchema>;
