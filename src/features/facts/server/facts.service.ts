import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import type { AnyDocumentRef } from '../../documents/documents.ts';
import {
  beginDocument,
  findAnyDocument,
  onlyAuthorOf,
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
import {
  countFactsOf,
  deleteFact,
  findDraftsFromModel,
  findFactsOf,
  type StoredFact,
  upsertFact,
} from './document-facts.queries.ts';
import { factHash } from './document-facts.service.ts';
import { factKeysOfText } from './fact-task.ts';

type FactDeps = Pick<Deps, 'db' | 'clock'>;

export function kindOf({ kind }: Pick<StoredFact, 'kind'>): FactKind {
  return factKinds.find((known) => known === kind) ?? 'number';
}

export function toAnswer(row: StoredFact): FactAnswer {
  return { ...row, kind: kindOf(row) };
}

const nothing: FactsOfText = { isModelWritten: false, answers: [] };

/** @throws DomainError NOT_FOUND for content whose texts are not searched for facts */
function refuseOtherKinds(of: AnyDocumentRef, kinds: readonly ContentKind[]): void {
  if (!('contentKind' in of) || kinds.some(({ name }) => name === of.contentKind)) return;
  throw new DomainError('NOT_FOUND', 'No facts are looked for in this content.');
}

/** @throws DomainError NOT_FOUND; FORBIDDEN for content without its permission */
export async function factsOfText(
  { db }: FactDeps,
  admin: AdminIdentity,
  of: AnyDocumentRef,
  kinds: readonly ContentKind[],
): Promise<FactsOfText> {
  const documentId = await findAnyDocument(db.prisma, admin, of);
  refuseOtherKinds(of, kinds);
  // A new post without a stored draft has no facts, nor has content that nobody has touched.
  if (documentId === null) return nothing;
  const [rows, isFromModel] = await Promise.all([
    findFactsOf(db.prisma, documentId),
    isModelWritten({ db }, documentId),
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
    const found = await textWork.once(factKeysOfText, content);
    counted.push({ id, openCount: found.filter((key) => !keys.has(key)).length });
  }
  return counted.filter(({ openCount }) => openCount > 0);
}

/**
 * The fact need not be in the saved text yet.
 * @throws DomainError as `factsOfText`; BAD_REQUEST above the limit of facts
 */
export async function answerFact(
  { db, clock }: FactDeps,
  admin: AdminIdentity,
  { of, fact, source }: FactAnswerInput,
  kinds: readonly ContentKind[],
): Promise<FactAnswer> {
  refuseOtherKinds(of, kinds);
  const documentId = await beginDocument({ db }, admin, of);
  if ((await countFactsOf(db.prisma, documentId)) >= quotas.facts.limit) {
    throw new DomainError('BAD_REQUEST', 'There are too many facts in this text.');
  }
  const opinion = { sourceUrl: '', note: '', recheckAt: null };
  const stored = await upsertFact(db.prisma, documentId, factHash(fact), {
    ...fact,
    ...(source ?? opinion),
    state: source ? 'sourced' : 'opinion',
    answeredBy: admin.label,
    answeredAt: clock.now(),
  });
  return toAnswer(stored);
}

/** @throws DomainError NOT_FOUND; FORBIDDEN for content without its permission */
export async function reopenFact(
  { db }: FactDeps,
  admin: AdminIdentity,
  { of, id }: { of: AnyDocumentRef; id: number },
): Promise<void> {
  const documentId = await findAnyDocument(db.prisma, admin, of);
  if (documentId === null || !(await deleteFact(db.prisma, documentId, id))) {
    throw new DomainError('NOT_FOUND', 'This fact is open already.');
  }
}
