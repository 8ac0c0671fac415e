import { z } from 'zod';
import { daySeconds } from '../../shared/durations.ts';

/** What a page tells of a visit when it is left, and what is made of it. */

/** A page tells no more than this at once; what is longer is not read. */
export const trafficLimits = {
  beaconBytes: 8 * 1024,
  views: 20,
  clicks: 20,
  path: 200,
  host: 255,
  campaignText: 60,
} as const;

/** Ways to get in touch that a link can lead to. */
export const contactWays = ['phone', 'text', 'mail', 'contact', 'estimate'] as const;

/** What is counted of each page, source and day; prisma/schema.prisma says what each means. */
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
] as const;

/** Kinds of places that visits come from. */
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

const path = z
  .string()
  .regex(/^\/\S*$/)
  .max(trafficLimits.path);
const campaignText = z.string().max(trafficLimits.campaignText).default('');

/** Where a visit began and what led to it, as its tab remembers it: about the page load, and about nobody. */
export const visitOriginSchema = z.object({
  /** The page on which it began. */
  page: path,
  /** Host that linked to it; '/' for this site itself, '' where no site did. */
  referrer: z.string().max(trafficLimits.host),
  /** utm_source, utm_medium and utm_campaign of its address. */
  source: campaignText,
  medium: campaignText,
  campaign: campaignText,
});

/** One beacon: pages that were seen since the one before it. */
export const visitReportSchema = z.object({
  origin: visitOriginSchema,
  /** The first one of a page load, which makes it a visit. */
  isFirst: z.boolean(),
  views: z
    .array(
      z.object({
        page: path,
        seconds: z.number().int().min(0).max(daySeconds),
        /** Quarters that were read; -1 for a page that is not long enough to ask. */
        quarters: z.number().int().min(-1).max(4),
      }),
    )
    .min(1)
    .max(trafficLimits.views),
  clicks: z.array(z.object({ page: path, way: z.enum(contactWays) })).max(trafficLimits.clicks),
});

export type CountName = (typeof countNames)[number];
export type Counts = Record<CountName, number>;
export type ContactWay = (typeof contactWays)[number];
export type SourceKind = (typeof sourceKinds)[number];
export type VisitOrigin = z.infer<typeof visitOriginSchema>;
export type VisitReport = z.infer<typeof visitReportSchema>;
