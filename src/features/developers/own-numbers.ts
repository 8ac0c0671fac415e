import { z } from 'zod';
import { replyTimes } from '../requests/reply-times.ts';
import { trafficPeriods } from '../traffic/traffic-report.ts';

const count = () => z.number().int();

/** Sums of a period. prisma/schema.prisma explains what is counted for a developer. */
export const ownFigures = [
  'profile',
  'project',
  'directory',
  'search',
  'badge',
  'messages',
  'briefs',
  'briefAnswers',
] as const;
export type OwnFigure = (typeof ownFigures)[number];

const figuresSchema = z.object(
  Object.fromEntries(ownFigures.map((name) => [name, count()])) as Record<OwnFigure, z.ZodInt>,
);
const sourcesSchema = z.array(z.object({ source: z.string(), count: count() }));

const replyTimeSchema = z.enum(replyTimes);

export const ownNumbersQuerySchema = z.object({ period: z.enum(trafficPeriods) });

export const ownNumbersSchema = z.object({
  /** False while the site counts no visits. */
  isCounted: z.boolean(),
  totals: figuresSchema,
  /** Sums of the preceding period of equal length. */
  before: figuresSchema,
  /** One step per day, or per month of a year, including empty ones. `from` is the first day (UTC). */
  steps: z.array(z.object({ from: z.iso.date(), profile: count(), project: count() })),
  /** Projects that are still there; views of removed ones are in the totals. */
  projects: z.array(z.object({ id: count(), title: z.string(), count: count() })),
  /** Pages and sites that led to the profile and to the projects, most views first. */
  sources: sourcesSchema,
  badgeSources: sourcesSchema,
  replies: z.object({
    answers: count(),
    medianMinutes: z.number().nullable(),
    told: replyTimeSchema.nullable(),
  }),
});

export type OwnNumbers = z.infer<typeof ownNumbersSchema>;
