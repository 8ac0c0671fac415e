import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { onlyAuthorOf } from '../../documents/server/document-access.ts';
import {
  type Recheck,
  type RecheckListInput,
  type RecheckOutcome,
  recheckMonths,
} from '../facts.ts';
import { kindOf, toAnswer } from './facts.service.ts';
import {
  countRechecks,
  findRecheck,
  findRechecks,
  type StoredRecheck,
  updateFact,
} from './post-facts.queries.ts';

type RecheckDeps = Pick<Deps, 'db' | 'clock'>;

/** Default months for kinds without their own interval. */
const otherwiseMonths = 12;

function toRecheck({ document: { post }, recheckAt, ...row }: StoredRecheck): Recheck[] {
  if (!post || !recheckAt) return [];
  return [
    { ...toAnswer({ ...row, recheckAt }), recheckAt, postId: post.id, postTitle: post.title },
  ];
}

export async function listRechecks(
  { db, clock }: RecheckDeps,
  admin: AdminIdentity,
  { page, filter, search }: RecheckListInput,
) {
  const now = clock.now();
  const wanted = {
    recheckAt: filter === 'due' ? { lte: now } : { gt: now },
    authorId: onlyAuthorOf(admin),
    search,
  };
  const [rows, total] = await Promise.all([
    findRechecks(db.prisma, wanted, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countRechecks(db.prisma, wanted),
  ]);
  return { items: rows.flatMap(toRecheck), total, page, pageSize: adminPageSize };
}

export function countDueRechecks({ db, clock }: RecheckDeps, admin: AdminIdentity) {
  return countRechecks(db.prisma, {
    recheckAt: { lte: clock.now() },
    authorId: onlyAuthorOf(admin),
    search: '',
  });
}

function monthsAfter(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day;
}

/**
 * A changed fact becomes an open fact again.
 * @throws DomainError NOT_FOUND
 */
export async function recheckFact(
  { db, clock }: RecheckDeps,
  admin: AdminIdentity,
  input: RecheckOutcome,
): Promise<void> {
  const found = await findRecheck(db.prisma, input.id);
  const only = onlyAuthorOf(admin);
  if (!found || (only !== undefined && found.document.post?.authorId !== only)) {
    throw new DomainError('NOT_FOUND', 'This fact is not there any more.');
  }
  const now = clock.now();
  const months = recheckMonths[kindOf(found)] ?? otherwiseMonths;
  const asked = input.outcome === 'stillTrue' ? input.recheckAt : null;
  const isTrue = input.outcome === 'stillTrue';
  await updateFact(db.prisma, input.id, {
    state: isTrue ? 'sourced' : 'changed',
    recheckAt: asked === undefined ? monthsAfter(now, months) : asked,
    answeredBy: admin.label,
    answeredAt: now,
  });
}
