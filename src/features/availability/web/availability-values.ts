import type { FormErrors } from '@mantine/form';
import type { z } from 'zod';
import { availabilityInputSchema, type OwnAvailability } from '../availability.ts';
import type { AvailabilityKind } from '../availability-options.ts';
import type { Language } from '../words/languages.ts';

export interface AvailabilityValues {
  kinds: AvailabilityKind[];
  hoursPerWeek: string;
  freeFrom: string;
  rateFrom: string;
  rateTo: string;
  rateCurrency: string;
  ratePer: string;
  timeZone: string;
  languages: Language[];
  isOpenToBriefs: boolean;
  days: string;
}

export function valuesOf(own: OwnAvailability | null, timeZone: string): AvailabilityValues {
  return {
    kinds: own?.kinds ?? [],
    hoursPerWeek: own?.hoursPerWeek?.toString() ?? '',
    freeFrom: own?.freeFrom ?? '',
    rateFrom: own?.rate?.from.toString() ?? '',
    rateTo: own?.rate?.to.toString() ?? '',
    rateCurrency: own?.rate?.currency ?? 'USD',
    ratePer: own?.rate?.per ?? 'hour',
    timeZone: own ? (own.timeZone ?? '') : timeZone,
    languages: own?.languages ?? [],
    isOpenToBriefs: own?.isOpenToBriefs ?? false,
    days: (own?.days ?? 30).toString(),
  };
}

const numberOf = (text: string) => (text.trim() === '' ? null : Number(text));

function rateOf({ rateFrom, rateTo, rateCurrency: currency, ratePer: per }: AvailabilityValues) {
  const from = numberOf(rateFrom) ?? numberOf(rateTo);
  return from === null ? null : { from, to: numberOf(rateTo) ?? from, currency, per };
}

/** One number is a rate without a range. */
function inputOf(values: AvailabilityValues) {
  return {
    kinds: values.kinds,
    hoursPerWeek: numberOf(values.hoursPerWeek),
    freeFrom: values.freeFrom || null,
    rate: rateOf(values),
    timeZone: values.timeZone || null,
    languages: values.languages,
    isOpenToBriefs: values.isOpenToBriefs,
    days: Number(values.days),
  };
}

const rateFields: Readonly<Record<string, keyof AvailabilityValues>> = {
  from: 'rateFrom',
  to: 'rateTo',
  currency: 'rateCurrency',
  per: 'ratePer',
};

function fieldOf([name, part]: readonly PropertyKey[]): string {
  return name === 'rate' ? (rateFields[String(part)] ?? 'rateFrom') : String(name);
}

/** The first fault of a field counts. */
function faultsIn(error: z.ZodError): FormErrors {
  const lastFirst = [...error.issues].reverse();
  return Object.fromEntries(lastFirst.map(({ path, message }) => [fieldOf(path), message]));
}

export function faultsOf(values: AvailabilityValues): FormErrors {
  const { error } = availabilityInputSchema.safeParse(inputOf(values));
  return error ? faultsIn(error) : {};
}

export const checkedInput = (values: AvailabilityValues) =>
  availabilityInputSchema.parse(inputOf(values));
