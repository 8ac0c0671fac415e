import { countryWithStates } from '../../../content/countries.ts';
import type { CurrentDeveloper, ProfileUpdate } from '../../../shared/developer.ts';

/** The fields of the profile form as the browser holds them: text, but for the switch. */
export interface ProfileValues {
  developerName: string;
  bio: string;
  country: string;
  state: string;
  /** YYYY-MM-DD or empty. */
  birthDate: string;
  yearStartedCoding: string;
  showPhoneNumber: boolean;
}

export function profileValues(developer: CurrentDeveloper): ProfileValues {
  return {
    developerName: developer.developerName,
    bio: developer.bio,
    country: developer.country,
    state: developer.state,
    birthDate: developer.birthDate ?? '',
    yearStartedCoding: developer.yearStartedCoding?.toString() ?? '',
    showPhoneNumber: developer.showPhoneNumber,
  };
}

/** What the server is sent: an empty date or year is null, a date is an ISO timestamp (specification, section 5). */
export function profileUpdate(values: ProfileValues): ProfileUpdate {
  return {
    developerName: values.developerName,
    bio: values.bio,
    country: values.country,
    state: values.country === countryWithStates ? values.state : '',
    birthDate: values.birthDate ? `${values.birthDate}T00:00:00.000Z` : null,
    yearStartedCoding: values.yearStartedCoding ? Number(values.yearStartedCoding) : null,
    showPhoneNumber: values.showPhoneNumber,
  };
}
