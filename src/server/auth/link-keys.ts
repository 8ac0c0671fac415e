import { randomBytes } from 'node:crypto';
import { dayMs } from '../../shared/time/durations.ts';
import { hashToken } from './admin-identity.service.ts';

export interface StoredLinkKey {
  keyHash: string;
  createdAt: Date;
  endsAt: Date;
}

const keyBytes = 24;

/** Only the hash is stored (security row 70), so the key can be read only here. */
export function makeLinkKey(
  now: Date,
  { lifetimeDays }: { lifetimeDays: number },
): { key: string; stored: StoredLinkKey } {
  const key = randomBytes(keyBytes).toString('base64url');
  const endsAt = new Date(now.getTime() + lifetimeDays * dayMs);
  return { key, stored: { keyHash: hashToken(key), createdAt: now, endsAt } };
}
