import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { findDraftById } from '../../posts/server/drafts/draft-preview.service.ts';
import { onlyAuthorOf } from '../../posts/server/post-access.service.ts';
import { isModelWritten } from '../../posts/server/provenance/provenance.service.ts';
import { requireTextAccess } from '../../posts/server/text-access.service.ts';
import {
  type ClaimAnswer,
  type ClaimAnswerInput,
  type ClaimedText,
  type ClaimKind,
  type ClaimsOfText,
  claimKey,
  claimKinds,
  type OpenClaims,
} from '../claims.ts';
import { claimKeysOfPost } from './claim-task.ts';
import {
  countClaimsOf,
  deleteClaim,
  findClaimsOf,
  findDraftsFromModel,
  type StoredClaim,
  upsertClaim,
} from './post-claims.queries.ts';
import { claimHash } from './post-claims.service.ts';

type ClaimDeps = Pick<Deps, 'db' | 'clock'>;

/** Falls back to `number` for an unknown kind. */
export function kindOf({ kind }: Pick<StoredClaim, 'kind'>): ClaimKind {
  return claimKinds.find((known) => known === kind) ?? 'number';
}

export function toAnswer(row: StoredClaim): ClaimAnswer {
  return { ...row, kind: kindOf(row) };
}

const nothing: ClaimsOfText = { isModelWritten: false, answers: [] };

/** @throws DomainError NOT_FOUND */
export async function claimsOfText(
  { db }: ClaimDeps,
  admin: AdminIdentity,
  of: ClaimedText,
): Promise<ClaimsOfText> {
  // A new post without a stored draft has no claims.
  if ('draftId' in of && !(await findDraftById({ db }, of.draftId))) return nothing;
  const text = await requireTextAccess({ db }, admin, of);
  const [rows, isFromModel] = await Promise.all([
    findClaimsOf(db.prisma, text),
    'postId' in text ? isModelWritten({ db }, text.postId) : false,
  ]);
  return { isModelWritten: isFromModel, answers: rows.map(toAnswer) };
}

/**
 * Returns posts with open claims, for the question before publishing. Skips posts that no model wrote, that
 * are public or scheduled, or that are not this admin's.
 */
export async function findOpenClaims(
  { db, textWork }: Pick<Deps, 'db' | 'textWork'>,
  admin: AdminIdentity,
  ids: readonly number[],
): Promise<OpenClaims[]> {
  const posts = await findDraftsFromModel(db.prisma, ids, onlyAuthorOf(admin));
  const counted: OpenClaims[] = [];
  for (const { id, content, claims } of posts) {
    const answered = claims.filter(({ state }) => state !== 'changed');
    const keys = new Set(answered.map((row) => claimKey(toAnswer(row))));
    const found = await textWork.once(claimKeysOfPost, content);
    counted.push({ id, openCount: found.filter((key) => !keys.has(key)).length });
  }
  return counted.filter(({ openCount }) => openCount > 0);
}

/**
 * Stores an answer and replaces the earlier one. The claim need not be in the saved text yet.
 * @throws DomainError NOT_FOUND; BAD_REQUEST above the limit of claims
 */
export async function answerClaim(
  { db, clock }: ClaimDeps,
  admin: AdminIdentity,
  { of, claim, source }: ClaimAnswerInput,
): Promise<ClaimAnswer> {
  const text = await requireTextAccess({ db }, admin, of);
  if ((await countClaimsOf(db.prisma, text)) >= quotas.claims.limit) {
    throw new DomainError('BAD_REQUEST', 'There are too many claims in this text.');
  }
  const opinion = { sourceUrl: '', note: '', recheckAt: null };
  const stored = await upsertClaim(db.prisma, text, claimHash(claim), {
    ...claim,
    ...(source ?? opinion),
    state: source ? 'sourced' : 'opinion',
    answeredBy: admin.label,
    answeredAt: clock.now(),
  });
  return toAnswer(stored);
}

/**
 * Deletes the answer, so that the claim is open again.
 * @throws DomainError NOT_FOUND
 */
export async function reopenClaim(
  { db }: ClaimDeps,
  admin: AdminIdentity,
  { of, id }: { of: ClaimedText; id: number },
): Promise<void> {
  const text = await requireTextAccess({ db }, admin, of);
  if (!(await deleteClaim(db.prisma, text, id))) {
    throw new DomainError('NOT_FOUND', 'This claim is open already.');
  }
}
