import type { Db } from '../../../server/db/client.ts';
import type { CurrentDeveloper } from '../developers.ts';
import { toCurrentDeveloper } from './developer-views.ts';
import {
  findDeveloper,
  findOrCreateDeveloper,
  isMemberNumber,
  isSeenByVisitors,
} from './developers.queries.ts';
import { insertSignUpNetwork } from './duplicates/duplicates.queries.ts';

export function isShownToVisitors(db: Db, developerId: number): Promise<boolean> {
  return isSeenByVisitors(db, developerId);
}

/** @param phoneNumber E.164 */
export function isMember(db: Db, phoneNumber: string): Promise<boolean> {
  return isMemberNumber(db, phoneNumber);
}

/** @param joining.networkHash kept for a new account (security row 87). Null where it says nothing about who calls. */
export async function ensureDeveloper(
  tx: Db,
  joining: { phoneNumber: string; networkHash: string | null; now: Date },
): Promise<CurrentDeveloper> {
  const { phoneNumber, networkHash, now } = joining;
  const { row, isNew } = await findOrCreateDeveloper(tx, phoneNumber);
  if (isNew && networkHash)
    await insertSignUpNetwork(tx, { developerId: row.id, networkHash, createdAt: now });
  return toCurrentDeveloper(row, now);
}

/** @returns null when the account has just been deleted */
export async function phoneNumberOf(db: Db, developerId: number): Promise<string | null> {
  return (await findDeveloper(db, developerId))?.phoneNumber ?? null;
}

/** Returns the developer's complete row. Null when the account has just been deleted. */
export async function getOwnRecord(db: Db, developerId: number, now: Date) {
  const row = await findDeveloper(db, developerId);
  if (!row) return null;
  const { profileCompletedAt, updatedAt } = row;
  return { ...toCurrentDeveloper(row, now), profileCompletedAt, updatedAt };
}
