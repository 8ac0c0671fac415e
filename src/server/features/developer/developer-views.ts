import type { CurrentDeveloper, Developer } from '../../../shared/developer.ts';
import type { DeveloperRow } from './developer.queries.ts';

function isoDate(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

/** A developer as they see themselves. */
export function toCurrentDeveloper(row: DeveloperRow): CurrentDeveloper {
  return {
    id: row.id,
    developerName: row.developerName,
    phoneNumber: row.phoneNumber,
    bio: row.bio,
    country: row.country,
    state: row.state,
    birthDate: isoDate(row.birthDate),
    yearStartedCoding: row.yearStartedCoding,
    profilePhotoUrl: row.profilePhotoUrl,
    createdAt: row.createdAt.toISOString(),
    showPhoneNumber: row.showPhoneNumber,
    isProfileComplete: row.profileCompletedAt !== null,
  };
}

/**
 * A developer as a viewer sees them. The number of somebody who never reached the profile form stays hidden: the
 * switch that would hide it is on that form.
 */
export function toPublicDeveloper(row: DeveloperRow, viewer: { isOwner: boolean }): Developer {
  const { showPhoneNumber, isProfileComplete, ...developer } = toCurrentDeveloper(row);
  const isNumberShown = viewer.isOwner || (showPhoneNumber && isProfileComplete);
  return isNumberShown ? developer : { ...developer, phoneNumber: '' };
}
