import { countryWithStates } from '../../../../shared/words/countries/country-with-states.ts';

type Place = { country: string; state: string };

/**
 * Returns the state for the United States when known, otherwise the country. The card has room for
 * one.
 */
export function shortLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? state : country;
}

/** Adds the state for the United States only. */
export function fullLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? `${state}, ${country}` : country;
}

/** Whole years; null when the year is unknown. */
export function yearsOfExperience(yearStartedCoding: number | null): number | null {
  return yearStartedCoding === null ? null : new Date().getUTCFullYear() - yearStartedCoding;
}
