import { hashToken } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import type { Previewed } from '../../editor/post-previews.ts';
import { claimKeysOfPost } from '../../posts/server/post-texts.ts';
import { type ClaimWords, claimKey } from '../claims.ts';
import {
  countClaimsOf,
  findClaimKeys,
  insertClaims,
  markLeftText,
  purgeClaimsGoneBefore,
  type StoredClaim,
} from './post-claims.queries.ts';

type ReadingDeps = Pick<Deps, 'textWork'>;

/** What a claim is found by in the database. */
export function claimHash(claim: ClaimWords): string {
  return hashToken(claimKey(claim));
}

/**
 * Looks for the claims of a text that is about to be saved, where something was said of them: a transaction does not wait for it
 * then (`noteClaimsOfText`).
 * @throws DomainError BAD_REQUEST for a text that cannot be read
 */
export async function findClaimsAhead(
  { db, textWork }: ReadingDeps & Pick<Deps, 'db'>,
  of: Previewed,
  content: string,
): Promise<void> {
  if ((await countClaimsOf(db.prisma, of)) > 0) await textWork.once(claimKeysOfPost, content);
}

/**
 * Notes which claims a saved text has no more, and which it has again; hand in the transaction that saves it. Costs nothing where
 * nothing was said of the post's claims.
 */
export async function noteClaimsOfText(
  { textWork }: ReadingDeps,
  tx: Db,
  post: { id: number; content: string },
  now: Date,
): Promise<void> {
  const stored = await findClaimKeys(tx, post.id);
  if (stored.length === 0) return;
  const keys = await textWork.once(claimKeysOfPost, post.content);
  const present = new Set(keys.map(hashToken));
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
  deps: ReadingDeps,
  tx: Db,
  post: { id: number; content: string },
  claims: readonly ClaimFacts[],
  now: Date,
): Promise<void> {
  const rows = claims.map((claim) => ({ ...claim, postId: post.id, keyHash: claimHash(claim) }));
  await insertClaims(tx, rows);
  await noteClaimsOfText({ textWork: deps.textWork }, tx, post, now);
}

/** Deletes or counts what was said of claims that left their text long ago. */
export function purgeLeftClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeClaimsGoneBefore(db.prisma, daysBefore(clock.now(), keptDays.leftClaims), mode);
}
