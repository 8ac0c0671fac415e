import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { withEachRow } from '../../../server/each-row.ts';
import { adminPageSize } from '../../../shared/admin/admin.ts';
import { roleMay } from '../../../shared/admin/admin-roles.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { onlyAuthorOf } from '../../documents/server/document-access.ts';
import {
  factStates,
  type Recheck,
  type Rechecked,
  type RecheckedKind,
  type RecheckListInput,
  type RecheckOutcome,
  type RecheckSeveral,
  type RecheckUndo,
  recheckedKinds,
  recheckMonths,
} from '../facts.ts';
import { recheckContent } from '../words/facts.ts';
import {
  countRechecks,
  findFact,
  findRechecks,
  type RecheckTexts,
  type StoredRecheck,
  updateFact,
} from './document-facts.queries.ts';

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
  return [{ ...row, kind: recheckedKindOf(row), recheckAt, target }];
}

function recheckedKindOf({ kind }: { kind: string }): RecheckedKind {
  return recheckedKinds.find((known) => known === kind) ?? 'number';
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

export function monthsAfter(now: Date, months: number): Date {
  const day = new Date(now);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day;
}

/** @throws DomainError NOT_FOUND; CONFLICT when somebody has answered it since `answeredAt` */
async function requireFact(
  { db }: RecheckDeps,
  { id, answeredAt }: { id: number; answeredAt?: Date | undefined },
  texts: RecheckTexts,
) {
  const found = await findFact(db.prisma, id, texts);
  if (!found) throw new DomainError('NOT_FOUND', recheckContent.refusals.gone);
  if (answeredAt && answeredAt.getTime() !== found.answeredAt.getTime()) throw seenMeanwhile();
  return found;
}

const seenMeanwhile = () => new DomainError('CONFLICT', recheckContent.refusals.meanwhile);

/**
 * A changed fact becomes an open fact again.
 * @param input.answeredAt answer that the admin saw; a later one refuses
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export async function recheckFact(
  deps: RecheckDeps,
  admin: AdminIdentity,
  input: RecheckOutcome & { answeredAt?: Date },
  kinds: Kinds,
): Promise<Rechecked['changed'][number]> {
  const found = await requireFact(deps, input, textsFor(admin, kinds));
  const { id, state, recheckAt } = found;
  const before = factStates.find((known) => known === state);
  if (!recheckAt || !before) throw new DomainError('NOT_FOUND', recheckContent.refusals.gone);
  const now = deps.clock.now();
  const months = recheckMonths[recheckedKindOf(found)] ?? otherwiseMonths;
  const asked = input.outcome === 'stillTrue' ? input.recheckAt : null;
  const isTrue = input.outcome === 'stillTrue';
  const isKept = await updateFact(deps.db.prisma, found, {
    state: isTrue ? 'sourced' : 'changed',
    recheckAt: asked === undefined ? monthsAfter(now, months) : asked,
    answeredBy: admin.label,
    answeredAt: now,
  });
  if (!isKept) throw seenMeanwhile();
  return { id, answeredAt: now, before: { state: before, recheckAt } };
}

/** Leaves and names facts that somebody has looked at meanwhile. */
export function recheckFacts(
  deps: RecheckDeps,
  admin: AdminIdentity,
  { outcome, facts }: RecheckSeveral,
  kinds: Kinds,
): Promise<Rechecked> {
  return withEachRow(facts, (fact) => recheckFact(deps, admin, { ...fact, outcome }, kinds));
}

/** The person who takes it back has looked at the fact last. */
export function undoRechecks(
  deps: RecheckDeps,
  admin: AdminIdentity,
  { facts }: RecheckUndo,
  kinds: Kinds,
): Promise<Rechecked> {
  return withEachRow(facts, async ({ id, answeredAt, before }) => {
    const found = await requireFact(deps, { id, answeredAt }, textsFor(admin, kinds));
    const now = deps.clock.now();
    const last = { answeredBy: admin.label, answeredAt: now };
    if (!(await updateFact(deps.db.prisma, found, { ...before, ...last }))) throw seenMeanwhile();
    return { id, answeredAt: now, before };
  });
}
