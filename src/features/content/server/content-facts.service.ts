import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import {
  findDocumentOf,
  holdDocument,
} from '../../documents/server/published-documents.service.ts';
import {
  type AdoptedFact,
  adoptFacts,
  findFactsAhead,
  newerFacts,
  noteFactsOfText,
} from '../../facts/server/document-facts.service.ts';
import { factKeysOfText } from '../../facts/server/fact-task.ts';
import { areStatementsNoted, noteStatements } from '../../facts/server/statements.service.ts';
import { factTextOf } from '../fact-text.ts';

/** Finds the facts of a value before its save, as `findFactsAhead` does. */
export async function findContentFactsAhead(
  deps: Pick<Deps, 'db' | 'textWork'>,
  kind: ContentKind,
  value: unknown,
): Promise<void> {
  const documentId = kind.hasFacts ? await findDocumentOf(deps.db.prisma, kind.name) : null;
  if (documentId === null) return;
  await findFactsAhead(deps, documentId, factTextOf(kind.fields, value).html);
}

/** Finds the facts of a value that comes with answers, so that its transaction does not wait. */
export async function readContentFacts(
  { textWork }: Pick<Deps, 'textWork'>,
  kind: ContentKind,
  value: unknown,
): Promise<void> {
  if (kind.hasFacts) await textWork.once(factKeysOfText, factTextOf(kind.fields, value).html);
}

/** Marks facts that left the texts of a kind or came back. Pass the transaction that publishes them. */
export async function noteContentFacts(
  { textWork, clock }: Pick<Deps, 'textWork' | 'clock'>,
  tx: Db,
  kind: ContentKind,
  { documentId: id, value }: { documentId: number; value: unknown },
): Promise<void> {
  if (!kind.hasFacts) return;
  await noteStatements(tx, { kind: kind.name, documentId: id, value }, clock.now());
  const content = factTextOf(kind.fields, value).html;
  await noteFactsOfText({ textWork }, tx, { id, content }, clock.now());
}

/** Counts the answers that `adoptContentFacts` would take over. */
export async function countNewerFacts(
  db: Db,
  kind: ContentKind,
  facts: readonly AdoptedFact[],
): Promise<number> {
  if (!kind.hasFacts || facts.length === 0) return 0;
  const documentId = await findDocumentOf(db, kind.name);
  return documentId === null ? facts.length : (await newerFacts(db, documentId, facts)).length;
}

/** Takes over answers to facts of the public value. Pass the transaction that holds its document. */
export async function adoptContentFacts(
  { textWork, clock }: Pick<Deps, 'textWork' | 'clock'>,
  tx: Db,
  kind: ContentKind,
  {
    documentId,
    value,
    facts,
  }: { documentId: number; value: unknown; facts: readonly AdoptedFact[] },
): Promise<void> {
  if (!kind.hasFacts || facts.length === 0) return;
  await adoptFacts(tx, documentId, facts);
  await noteContentFacts({ textWork, clock }, tx, kind, { documentId, value });
}

/** Keeps the statements of kinds that follow the release, which may be a new one. */
export async function noteStatementsOfRelease(
  { db, clock, content }: Pick<Deps, 'db' | 'clock' | 'content'>,
  kinds: readonly ContentKind[],
): Promise<void> {
  for (const kind of kinds.filter(({ hasFacts }) => hasFacts)) {
    const { name } = kind;
    const value = content.valueOf(kind);
    if (await areStatementsNoted(db.prisma, name, value)) continue;
    await db.prisma.$transaction(async (tx) => {
      const documentId = await holdDocument(tx, { kind: name, authorId: null });
      await noteStatements(tx, { kind: name, documentId, value }, clock.now());
    });
  }
}
