import { countryWithStates } from '../../../../../shared/words/countries/country-with-states.ts';
import type { CurrentDeveloper, ProfileUpdate } from '../../../developers.ts';
import type { NotificationChannel } from '../../../notification-choice.ts';

export interface ProfileValues {
  developerName: string;
  bio: string;
  country: string;
  state: string;
  /** YYYY-MM-DD or empty. */
  birthDate: string;
  yearStartedCoding: string;
  showPhoneNumber: boolean;
  showBirthDate: boolean;
  isOpenToBriefs: boolean;
  showReplyTime: boolean;
}

export interface NewsValues {
  newsChannel: '' | NotificationChannel;
  newsAddress: string;
}

export const newsFields: readonly (keyof NewsValues)[] = ['newsChannel', 'newsAddress'];
export const noNews: NewsValues = { newsChannel: '', newsAddress: '' };

export type ProfileFormValues = ProfileValues & NewsValues;

export function profileValues(developer: CurrentDeveloper): ProfileValues {
  return {
    developerName: developer.developerName,
    bio: developer.bio,
    country: developer.country,
    state: developer.state,
    birthDate: developer.birthDate ?? '',
    yearStartedCoding: developer.yearStartedCoding?.toString() ?? '',
    showPhoneNumber: developer.showPhoneNumber,
    showBirthDate: developer.showBirthDate,
    isOpenToBriefs: developer.isOpenToBriefs,
    showReplyTime: developer.showReplyTime,
  };
}

/** In the order of the form. */
export const profileFields: readonly (keyof ProfileValues)[] = [
  'developerName',
  'bio',
  'country',
  'state',
  'birthDate',
  'yearStartedCoding',
  'showPhoneNumber',
  'showBirthDate',
  'isOpenToBriefs',
  'showReplyTime',
];

/** Fixed ids, so that server and client render the same HTML. */
export const profileFieldId = (name: keyof ProfileFormValues) => `profile-${name}`;

export function pick(values: ProfileValues, names: readonly (keyof ProfileValues)[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<ProfileValues>;
}

export function editedNames(values: ProfileValues, baseline: ProfileValues) {
  return profileFields.filter((name) => {
    // The server clears the state of every other country itself.
    if (name === 'state' && values.country !== countryWithStates) return false;
    return values[name] !== baseline[name];
  });
}

/** Converts an empty date or year to null, and a date to an ISO timestamp (specification, section 5). */
export function profileUpdate(values: Partial<ProfileValues>): ProfileUpdate {
  const { birthDate, yearStartedCoding, ...sameOnWire } = values;
  const update: ProfileUpdate = sameOnWire;
  if (birthDate !== undefined) {
    update.birthDate = birthDate ? `${birthDate}T00:00:00.000Z` : null;
  }
  if (yearStartedCoding !== undefined) {
    update.yearStartedCoding = yearStartedCoding ? Number(yearStartedCoding) : null;
  }
  return update;
}

/**
 * Sends edited fields with their base values, so that an old form overwrites nothing else.
 * @param always fields that are sent unedited too
 */
export function editedParts(
  values: ProfileValues,
  baseline: ProfileValues,
  always: readonly (keyof ProfileValues)[] = [],
) {
  const names = [...new Set([...editedNames(values, baseline), ...always])];
  return { edited: pick(values, names), base: pick(baseline, names) };
}
