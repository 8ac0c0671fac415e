import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { onlyAuthorOf } from '../../documents/server/document-access.ts';
import {
  type Recheck,
  type RecheckListInput,
  type RecheckOutcome,
  recheckMonths,
} from '../facts.ts';
import {
  countRechecks,
  findRecheck,
  findRechecks,
  type RecheckTexts,
  type StoredRecheck,
  updateFact,
} from './document-facts.queries.ts';
import { kindOf, toAnswer } from './facts.service.ts';

type RecheckDeps = Pick<Deps, 'db' | 'clock'>;

/** Default months for kinds without their own interval. */
const otherwiseMonths = 12;

type Kinds = readonly ContentKind[];

/** Posts, one's own or all, and content for those who may change it. */
const textsFor = (admin: AdminIdentity, kinds: Kinds): RecheckTexts => ({
  authorId: onlyAuthorOf(admin),
  kinds: roleMay(admin.role, 'editContent') ? kinds.map(({ name }) => name) : [],
});

function targetOf({ kind, post }: StoredRecheck['document'], kinds: Kinds) {
  if (post) return { kind: 'post' as const, ...post };
  const found = kinds.find(({ name }) => name === kind);
  return found && { kind: 'content' as const, id: found.name, title: found.title };
}

function toRecheck({ document, recheckAt, ...row }: StoredRecheck, kinds: Kinds): Recheck[] {
  const target = targetOf(document, kinds);
  if (!target || !recheckAt) return [];
  return [{ ...toAnswer({ ...row, recheckAt }), recheckAt, target }];
}

function kindsTitled(kinds: Kinds, search: string): string[] {
  const sought = search.toLowerCase();
  return kinds.flatMap(({ name, title }) => (title.toLowerCase().includes(sought) ? [name] : []));
}

export async function listRechecks(
  { db, clock }: RecheckDeps,
  admin: AdminIdentity,
  { page, filter, search }: RecheckListInput,
  kinds: Kinds,
) {
  const now = clock.now();
  const wanted = {
    recheckAt: filter === 'due' ? { lte: now } : { gt: now },
    ...textsFor(admin, kinds),
    ...{ search, foundKinds: kindsTitled(kinds, search) },
  };
  const [rows, total] = await Promise.all([
    findRechecks(db.prisma, wanted, { skip: (page - 1) * adminPageSize, take: adminPageSize }),
    countRechecks(db.prisma, wanted),
  ]);
  return {
    items: rows.flatMap((row) => toRecheck(row, kinds)),
    total,
    page,
    pageSize: adminPageSize,
  };
}

export function countDueRechecks({ db, clock }: RecheckDeps, admin: AdminIdentity, kinds: Kinds) {
  return countRechecks(db.prisma, {
    ...textsFor(admin, kinds),
    ...{ recheckAt: { lte: clock.now() }, search: '', foundKinds: [] },
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
  kinds: Kinds,
): Promise<void> {
  const found = await findRecheck(db.prisma, input.id, textsFor(admin, kinds));
  if (!found) {
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
