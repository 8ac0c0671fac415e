import { countryWithStates } from '../../../../../shared/words/country-with-states.ts';
import type { NudgeChannel } from '../../../../messages/nudge-choice.ts';
import type { CurrentDeveloper, ProfileUpdate } from '../../../developers.ts';

/** The fields of the profile form as the browser holds them: text, but for the switches. */
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

/** How somebody who opens up to briefs hears of them; empty for no answer yet. */
export interface NewsValues {
  newsChannel: '' | NudgeChannel;
  newsAddress: string;
}

export const newsFields: readonly (keyof NewsValues)[] = ['newsChannel', 'newsAddress'];
export const noNews: NewsValues = { newsChannel: '', newsAddress: '' };

/** Everything that stands in the form. */
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

/** Fixed, so that what the server has drawn and what the browser draws over it are the same. */
export const profileFieldId = (name: keyof ProfileFormValues) => `profile-${name}`;

/** The named fields of some values. */
export function pick(values: ProfileValues, names: readonly (keyof ProfileValues)[]) {
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<ProfileValues>;
}

/** Names of the fields that hold something else than they did at first. */
export function editedNames(values: ProfileValues, baseline: ProfileValues) {
  return profileFields.filter((name) => {
    // The server forgets the state of every other country by itself.
    if (name === 'state' && values.country !== countryWithStates) return false;
    return values[name] !== baseline[name];
  });
}

/** What the server is sent: an empty date or year is null, a date is an ISO timestamp (specification, section 5). */
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
 * Only the fields that were edited, and what they held before: an older form touches nothing else.
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
