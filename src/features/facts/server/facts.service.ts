import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import type { DocumentRef } from '../../documents/documents.ts';
import {
  findUsableDocument,
  onlyAuthorOf,
  requireDocument,
} from '../../documents/server/document-access.ts';
import { isModelWritten } from '../../posts/server/provenance/provenance.service.ts';
import {
  type FactAnswer,
  type FactAnswerInput,
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
  of: DocumentRef,
): Promise<FactsOfText> {
  // A new post without a stored draft has no facts.
  const document = await findUsableDocument(db.prisma, admin, of);
  if (!document) return nothing;
  const [rows, isFromModel] = await Promise.all([
    findFactsOf(db.prisma, document.id),
    isModelWritten({ db }, document.id),
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
  for (const { id, content, document } of posts) {
    const answered = document.facts.filter(({ state }) => state !== 'changed');
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
  const document = await requireDocument(db.prisma, admin, of);
  if ((await countFactsOf(db.prisma, document.id)) >= quotas.facts.limit) {
    throw new DomainError('BAD_REQUEST', 'There are too many facts in this text.');
  }
  const opinion = { sourceUrl: '', note: '', recheckAt: null };
  const stored = await upsertFact(db.prisma, document.id, factHash(fact), {
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
  { of, id }: { of: DocumentRef; id: number },
): Promise<void> {
  const document = await requireDocument(db.prisma, admin, of);
  if (!(await deleteFact(db.prisma, document.id, id))) {
    throw new DomainError('NOT_FOUND', 'This fact is open already.');
  }
}
