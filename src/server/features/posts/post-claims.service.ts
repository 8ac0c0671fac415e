import { knownNames } from '../../../content/known-names.ts';
import { type ClaimWords, claimKey } from '../../../shared/claims.ts';
import { findClaims } from '../../../shared/find-claims.ts';
import { keptDays } from '../../../shared/retention.ts';
import { hashToken } from '../../auth/admin-identity.service.ts';
import type { Db } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import { daysBefore, type PurgeMode } from '../../purge-mode.ts';
import {
  findClaimKeys,
  insertClaims,
  markLeftText,
  purgeClaimsGoneBefore,
  type StoredClaim,
} from './post-claims.queries.ts';

/** What a claim is found by in the database. */
export function claimHash(claim: ClaimWords): string {
  return hashToken(claimKey(claim));
}

/**
 * Notes which claims a saved text has no more, and which it has again; hand in the transaction that saves it. Costs nothing where
 * nothing was said of the post's claims.
 */
export async function noteClaimsOfText(
  tx: Db,
  post: { id: number; content: string },
  now: Date,
): Promise<void> {
  const stored = await findClaimKeys(tx, post.id);
  if (stored.length === 0) return;
  const present = new Set(findClaims(post.content, knownNames).map(claimHash));
  const idsOf = (isMeant: (row: (typeof stored)[number]) => boolean) =>
    stored.filter(isMeant).map(({ id }) => id);
  const gone = idsOf((row) => row.leftTextAt === null && !present.has(row.keyHash));
  const back = idsOf((row) => row.leftTextAt !== null && present.has(row.keyHash));
  await markLeftText(tx, gone, now);
  await markLeftText(tx, back, null);
}

export type ClaimFacts = Omit<StoredClaim, 'id'> & ClaimWords;

/** What was said of the claims of a post that comes from elsewhere; hand in the transaction that makes it. */
export async function addClaims(
  tx: Db,
  post: { id: number; content: string },
  claims: readonly ClaimFacts[],
  now: Date,
): Promise<void> {
  const rows = claims.map((claim) => ({ ...claim, postId: post.id, keyHash: claimHash(claim) }));
  await insertClaims(tx, rows);
  await noteClaimsOfText(tx, post, now);
}

/** Deletes or counts what was said of claims that left their text long ago. */
export function purgeLeftClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeClaimsGoneBefore(db.prisma, daysBefore(clock.now(), keptDays.leftClaims), mode);
}
