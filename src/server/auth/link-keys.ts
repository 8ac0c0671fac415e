import { randomBytes } from 'node:crypto';
import { dayMs } from '../../shared/time/durations.ts';
import { DomainError } from '../domain-error.ts';
import { hashToken } from './api-tokens.service.ts';

export interface StoredLinkKey {
  keyHash: string;
  createdAt: Date;
  endsAt: Date;
}

const keyBytes = 24;

/** Unknown, ended and revoked links look the same. */
export const opensNothing = () => new DomainError('NOT_FOUND', 'This link opens nothing.');

/** Only the hash is stored (security row 70), so the key can be read only here. */
export function makeLinkKey(
  now: Date,
  { lifetimeDays }: { lifetimeDays: number },
): { key: string; stored: StoredLinkKey } {
  const key = randomBytes(keyBytes).toString('base64url');
  const endsAt = new Date(now.getTime() + lifetimeDays * dayMs);
  return { key, stored: { keyHash: hashToken(key), createdAt: now, endsAt } };
}
