import { countryWithStates } from '../../../../shared/words/countries/country-with-states.ts';

type Place = { country: string; state: string };

/** Prefers the state for the United States. The card has room for one name. */
export function shortLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? state : country;
}

export function fullLocation({ country, state }: Place): string {
  return country === countryWithStates && state ? `${state}, ${country}` : country;
}

export function yearsOfExperience(yearStartedCoding: number | null): number | null {
  return yearStartedCoding === null ? null : new Date().getUTCFullYear() - yearStartedCoding;
}
