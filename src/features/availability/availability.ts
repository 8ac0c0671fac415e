import { z } from 'zod';
import { isTimeZone } from '../../shared/time/time-zones.ts';
import { timestamp, wireFlag } from '../../shared/wire.ts';
import {
  availabilityDays,
  availabilityKinds,
  availabilityLimits,
  rateCurrencies,
  ratePeriods,
} from './availability-options.ts';
import { availabilityRefusals } from './words/availability-refusals.ts';
import { languages } from './words/languages.ts';

const { hoursPerWeek, rate: rateLimits } = availabilityLimits;

const rateSchema = z
  .object({
    from: z
      .number(availabilityRefusals.rate)
      .int(availabilityRefusals.rate)
      .min(rateLimits.min, availabilityRefusals.rate)
      .max(rateLimits.max, availabilityRefusals.rate),
    to: z
      .number(availabilityRefusals.rate)
      .int(availabilityRefusals.rate)
      .max(rateLimits.max, availabilityRefusals.rate),
    currency: z.enum(rateCurrencies),
    per: z.enum(ratePeriods),
  })
  .refine(({ from, to }) => to >= from, { message: availabilityRefusals.rateOrder, path: ['to'] });

const factsSchema = z.object({
  kinds: z.array(z.enum(availabilityKinds)),
  hoursPerWeek: z.number().int().nullable(),
  freeFrom: z.string().meta({ format: 'date' }).nullable().describe('ISO date; null for now'),
  rate: rateSchema.nullable(),
  timeZone: z.string().nullable().describe('IANA'),
  languages: z.array(z.enum(languages)).describe('BCP 47'),
  goodUntil: timestamp(),
});

/** Visitors see this while it is good. */
export const shownAvailabilitySchema = factsSchema.meta({ id: 'Availability' });

export const ownAvailabilitySchema = factsSchema.extend({
  isOpenToBriefs: z.boolean(),
  days: z.union(availabilityDays.map((days) => z.literal(days))),
  state: z.enum(['shown', 'ending', 'ended']),
  /** The developer ended it early, and its former end lies ahead. */
  canBeTakenUpAgain: z.boolean(),
});

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

export const availabilityInputSchema = z.object({
  kinds: z
    .array(z.enum(availabilityKinds))
    .min(1, availabilityRefusals.kinds)
    .max(availabilityKinds.length)
    .transform(unique),
  hoursPerWeek: z
    .number(availabilityRefusals.hours)
    .int(availabilityRefusals.hours)
    .min(hoursPerWeek.min, availabilityRefusals.hours)
    .max(hoursPerWeek.max, availabilityRefusals.hours)
    .nullable(),
  freeFrom: z.iso.date(availabilityRefusals.freeFrom).nullable(),
  rate: rateSchema.nullable(),
  timeZone: z.string().max(64).refine(isTimeZone, availabilityRefusals.timeZone).nullable(),
  languages: z
    .array(z.enum(languages))
    .max(availabilityLimits.languages, availabilityRefusals.languages)
    .transform(unique),
  isOpenToBriefs: wireFlag(),
  days: z.union(availabilityDays.map((days) => z.literal(days))),
});

export const availabilityPageSchema = z.object({
  goodUntil: timestamp(),
  timeZone: z.string().nullable(),
  isOver: z.boolean(),
  days: z.number().int(),
});

export type ShownAvailability = z.infer<typeof shownAvailabilitySchema>;
export type OwnAvailability = z.infer<typeof ownAvailabilitySchema>;
export type AvailabilityInput = z.output<typeof availabilityInputSchema>;
export type AvailabilityPage = z.infer<typeof availabilityPageSchema>;
