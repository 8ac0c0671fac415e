import { hashToken } from '../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import type { Previewed } from '../../posts/post-editing.ts';
import { type ClaimWords, claimKey } from '../claims.ts';
import { claimKeysOfPost } from './claim-task.ts';
import {
  countClaimsOf,
  findClaimKeys,
  insertClaims,
  markLeftText,
  moveClaims,
  purgeClaimsGoneBefore,
  type StoredClaim,
} from './post-claims.queries.ts';

type ReadingDeps = Pick<Deps, 'textWork'>;

/** Hash by which the database finds a claim. */
export function claimHash(claim: ClaimWords): string {
  return hashToken(claimKey(claim));
}

/**
 * Finds the claims of a text before its save when answers exist, so that the transaction does not wait
 * (`noteClaimsOfText`).
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
 * Marks claims that left the text or came back. Pass the transaction of the save. Returns early when the
 * post has no stored claims.
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

/** Moves the claims of a draft to the post created from it. Pass the transaction that creates the post. */
export async function moveClaimsToPost(
  deps: ReadingDeps,
  tx: Db,
  draftId: string,
  post: { id: number; content: string },
  now: Date,
): Promise<void> {
  await moveClaims(tx, draftId, post.id);
  await noteClaimsOfText({ textWork: deps.textWork }, tx, post, now);
}

export type ClaimFacts = Omit<StoredClaim, 'id'> & ClaimWords;

/** Adds the claims of a post from elsewhere. Pass the transaction that creates the post. */
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

export function purgeLeftClaims(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeClaimsGoneBefore(db.prisma, daysBefore(clock.now(), keptDays.leftClaims), mode);
}
