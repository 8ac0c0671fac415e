import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { findDraftById } from '../../posts/server/drafts/draft-preview.service.ts';
import { onlyAuthorOf } from '../../posts/server/post-access.service.ts';
import { isModelWritten } from '../../posts/server/provenance/provenance.service.ts';
import { requireTextAccess } from '../../posts/server/text-access.service.ts';
import {
  type FactAnswer,
  type FactAnswerInput,
  type FactedText,
  type FactKind,
  type FactsOfText,
  factKey,
  factKinds,
  type OpenFacts,
} from '../facts.ts';
import { factKeysOfPost } from './fact-task.ts';
import {
  countFactsOf,
  deleteFact,
  findDraftsFromModel,
  findFactsOf,
  type StoredFact,
  upsertFact,
} from './post-facts.queries.ts';
import { factHash } from './post-facts.service.ts';

type FactDeps = Pick<Deps, 'db' | 'clock'>;

export function kindOf({ kind }: Pick<StoredFact, 'kind'>): FactKind {
  return factKinds.find((known) => known === kind) ?? 'number';
}

export function toAnswer(row: StoredFact): FactAnswer {
  return { ...row, kind: kindOf(row) };
}

const nothing: FactsOfText = { isModelWritten: false, answers: [] };

/** @throws DomainError NOT_FOUND */
export async function factsOfText(
  { db }: FactDeps,
  admin: AdminIdentity,
  of: FactedText,
): Promise<FactsOfText> {
  // A new post without a stored draft has no facts.
  if ('draftId' in of && !(await findDraftById({ db }, of.draftId))) return nothing;
  const text = await requireTextAccess({ db }, admin, of);
  const [rows, isFromModel] = await Promise.all([
    findFactsOf(db.prisma, text),
    'postId' in text ? isModelWritten({ db }, text.postId) : false,
  ]);
  return { isModelWritten: isFromModel, answers: rows.map(toAnswer) };
}

/**
 * Returns posts with open facts, for the question before publishing. Skips posts that no model wrote, that
 * are public or scheduled, or that are not this admin's.
 */
export async function findOpenFacts(
  { db, textWork }: Pick<Deps, 'db' | 'textWork'>,
  admin: AdminIdentity,
  ids: readonly number[],
): Promise<OpenFacts[]> {
  const posts = await findDraftsFromModel(db.prisma, ids, onlyAuthorOf(admin));
  const counted: OpenFacts[] = [];
  for (const { id, content, facts } of posts) {
    const answered = facts.filter(({ state }) => state !== 'changed');
    const keys = new Set(answered.map((row) => factKey(toAnswer(row))));
    const found = await textWork.once(factKeysOfPost, content);
    counted.push({ id, openCount: found.filter((key) => !keys.has(key)).length });
  }
  return counted.filter(({ openCount }) => openCount > 0);
}

/**
 * The fact need not be in the saved text yet.
 * @throws DomainError NOT_FOUND; BAD_REQUEST above the limit of facts
 */
export async function answerFact(
  { db, clock }: FactDeps,
  admin: AdminIdentity,
  { of, fact, source }: FactAnswerInput,
): Promise<FactAnswer> {
  const text = await requireTextAccess({ db }, admin, of);
  if ((await countFactsOf(db.prisma, text)) >= quotas.facts.limit) {
    throw new DomainError('BAD_REQUEST', 'There are too many facts in this text.');
  }
  const opinion = { sourceUrl: '', note: '', recheckAt: null };
  const stored = await upsertFact(db.prisma, text, factHash(fact), {
    ...fact,
    ...(source ?? opinion),
    state: source ? 'sourced' : 'opinion',
    answeredBy: admin.label,
    answeredAt: clock.now(),
  });
  return toAnswer(stored);
}

/** @throws DomainError NOT_FOUND */
export async function reopenFact(
  { db }: FactDeps,
  admin: AdminIdentity,
  { of, id }: { of: FactedText; id: number },
): Promise<void> {
  const text = await requireTextAccess({ db }, admin, of);
  if (!(await deleteFact(db.prisma, text, id))) {
    throw new DomainError('NOT_FOUND', 'This fact is open already.');
  }
}
