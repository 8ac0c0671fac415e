import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { ContentKind } from '../../../shared/content/kind.ts';
import { findDocumentOf } from '../../documents/server/published-documents.service.ts';
import { findFactsAhead, noteFactsOfText } from '../../facts/server/document-facts.service.ts';
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

/** Marks facts that left the texts of a kind or came back. Pass the transaction that publishes them. */
export async function noteContentFacts(
  { textWork, clock }: Pick<Deps, 'textWork' | 'clock'>,
  tx: Db,
  kind: ContentKind,
  { documentId: id, value }: { documentId: number; value: unknown },
): Promise<void> {
  if (!kind.hasFacts) return;
  const content = factTextOf(kind.fields, value).html;
  await noteFactsOfText({ textWork }, tx, { id, content }, clock.now());
}
