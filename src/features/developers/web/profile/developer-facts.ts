import { countryWithStates } from '../../../../shared/words/country-with-states.ts';

type Place = { country: string; state: string };

/** The state for the United States where it is known, otherwise the country: the directory has room for one. */
export function shortLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? state : country;
}

/** The country, and the state only for the United States. */
export function fullLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? `${state}, ${country}` : country;
}

/** Whole years since the first line of code; null where the year is not known. */
export function yearsOfExperience(yearStartedCoding: number | null): number | null {
  return yearStartedCoding === null ? null : new Date().getUTCFullYear() - yearStartedCoding;
}
