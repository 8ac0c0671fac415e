import type { CurrentDeveloper, Developer } from '../developers.ts';
import type { DeveloperRow } from './developers.queries.ts';

function isoDate(date: Date | null): string | null {
  return date?.toISOString().slice(0, 10) ?? null;
}

/** An availability that has ended opens its developer to nothing. */
function isOpenToBriefs({ availability }: DeveloperRow, now: Date): boolean {
  return availability?.isOpenToBriefs === true && availability.goodUntil > now;
}

export function toCurrentDeveloper(row: DeveloperRow, now: Date): CurrentDeveloper {
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
    createdAt: row.createdAt,
    handle: row.handle,
    showPhoneNumber: row.showPhoneNumber,
    showBirthDate: row.showBirthDate,
    isOpenToBriefs: isOpenToBriefs(row, now),
    showReplyTime: row.showReplyTime,
    isProfileComplete: row.profileCompletedAt !== null,
    hidden: row.hiddenAt && { since: row.hiddenAt, reason: row.hiddenReason },
  };
}

/** Hides phone number and birth date from others when switched off (specification, section 2). */
export function toPublicDeveloper(
  row: DeveloperRow,
  viewer: { isOwner: boolean; now: Date },
): Developer {
  const {
    showPhoneNumber,
    showBirthDate,
    isOpenToBriefs: _isOpen,
    showReplyTime: _showReplyTime,
    isProfileComplete: _isComplete,
    hidden: _hidden,
    ...developer
  } = toCurrentDeveloper(row, viewer.now);
  if (viewer.isOwner) return developer;
  return {
    ...developer,
    phoneNumber: showPhoneNumber ? developer.phoneNumber : '',
    birthDate: showBirthDate ? developer.birthDate : null,
  };
}
