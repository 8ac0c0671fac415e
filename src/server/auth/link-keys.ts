import { randomBytes } from 'node:crypto';
import { dayMs } from '../../shared/time/durations.ts';
import { hashToken } from './admin-identity.service.ts';

/** Stored form of a key in a link: its hash and its lifetime. */
export interface StoredLinkKey {
  keyHash: string;
  createdAt: Date;
  endsAt: Date;
}

const keyBytes = 24;

/** A new key for a link, of which only the hash is to be stored (security row 70). It can be read here once. */
export function makeLinkKey(
  now: Date,
  { lifetimeDays }: { lifetimeDays: number },
): { key: string; stored: StoredLinkKey } {
  const key = randomBytes(keyBytes).toString('base64url');
  const endsAt = new Date(now.getTime() + lifetimeDays * dayMs);
  return { key, stored: { keyHash: hashToken(key), createdAt: now, endsAt } };
}
