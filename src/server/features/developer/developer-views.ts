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

/** A developer as a viewer sees them: with the number, unless the developer switched it off (specification, section 2). */
export function toPublicDeveloper(row: DeveloperRow, viewer: { isOwner: boolean }): Developer {
  const { showPhoneNumber, isProfileComplete: _, ...developer } = toCurrentDeveloper(row);
  return viewer.isOwner || showPhoneNumber ? developer : { ...developer, phoneNumber: '' };
}
