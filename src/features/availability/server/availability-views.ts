import { z } from 'zod';
import {
  type AvailabilityInput,
  type OwnAvailability,
  ownAvailabilitySchema,
  type ShownAvailability,
} from '../availability.ts';
import { type RateCurrency, rateCurrencies } from '../availability-options.ts';
import { type Language, languages } from '../words/languages.ts';
import type { AvailabilityColumns, FactsRow, OwnRow } from './availability.queries.ts';
import { isOver, stateOf } from './availability-end.ts';

const daysSchema = ownAvailabilitySchema.shape.days;
const currencySchema: z.ZodType<RateCurrency> = z.enum(rateCurrencies);

const isLanguage = (tag: string): tag is Language => languages.some((known) => known === tag);

function rateOf({ rateFrom, rateTo, rateCurrency, ratePer }: FactsRow): ShownAvailability['rate'] {
  if (rateFrom === null || rateTo === null || ratePer === null) return null;
  // A currency that has left the list since is not shown.
  const currency = currencySchema.safeParse(rateCurrency);
  return currency.success
    ? { from: rateFrom, to: rateTo, currency: currency.data, per: ratePer }
    : null;
}

export function toShown(row: FactsRow): ShownAvailability {
  return {
    kinds: row.kinds,
    hoursPerWeek: row.hoursPerWeek,
    freeFrom: row.freeFrom?.toISOString().slice(0, 10) ?? null,
    rate: rateOf(row),
    timeZone: row.timeZone,
    languages: row.languages.filter(isLanguage),
    goodUntil: row.goodUntil,
  };
}

export function toOwn(row: OwnRow, now: Date): OwnAvailability {
  return {
    ...toShown(row),
    isOpenToBriefs: row.isOpenToBriefs,
    days: daysSchema.parse(row.days),
    state: stateOf(row, now),
    canBeTakenUpAgain: isOver(row, now) && row.endedBefore !== null && row.endedBefore > now,
  };
}

export function toColumns({ rate, freeFrom, ...same }: AvailabilityInput): AvailabilityColumns {
  return {
    ...same,
    freeFrom: freeFrom === null ? null : new Date(`${freeFrom}T00:00:00.000Z`),
    rateFrom: rate?.from ?? null,
    rateTo: rate?.to ?? null,
    rateCurrency: rate?.currency ?? null,
    ratePer: rate?.per ?? null,
  };
}
