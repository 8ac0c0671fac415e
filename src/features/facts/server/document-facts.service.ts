import { hashToken } from '../../../server/auth/api-tokens.service.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { type FactWords, factKey, type RecheckedKind } from '../facts.ts';
import {
  countFactsOf,
  findAnswerTimes,
  findFactKeys,
  insertFacts,
  markLeftText,
  purgeFactsGoneBefore,
  type StoredFact,
  upsertFact,
} from './document-facts.queries.ts';
import { factKeysOfText } from './fact-task.ts';

type ReadingDeps = Pick<Deps, 'textWork'>;

export function factHash(fact: FactWords<RecheckedKind>): string {
  return hashToken(factKey(fact));
}

/**
 * Finds the facts of a text before its save when answers exist, so that the transaction does not wait
 * (`noteFactsOfText`).
 * @throws DomainError BAD_REQUEST for a text that cannot be read
 */
export async function findFactsAhead(
  { db, textWork }: ReadingDeps & Pick<Deps, 'db'>,
  documentId: number,
  content: string,
): Promise<void> {
  if ((await countFactsOf(db.prisma, documentId)) > 0) await textWork.once(factKeysOfText, content);
}

/**
 * Marks facts that left the text or came back. Pass the id of its document and the transaction of the save. Returns early when the
 * document has no stored facts.
 */
export async function noteFactsOfText(
  { textWork }: ReadingDeps,
  tx: Db,
  text: { id: number; content: string },
  now: Date,
): Promise<void> {
  const stored = await findFactKeys(tx, text.id);
  if (stored.length === 0) return;
  const keys = await textWork.once(factKeysOfText, text.content);
  const present = new Set(keys.map(hashToken));
  const idsOf = (isMeant: (row: (typeof stored)[number]) => boolean) =>
    stored.filter(isMeant).map(({ id }) => id);
  const gone = idsOf((row) => row.leftTextAt === null && !present.has(row.keyHash));
  const back = idsOf((row) => row.leftTextAt !== null && present.has(row.keyHash));
  await markLeftText(tx, gone, now);
  await markLeftText(tx, back, null);
}

export type FactData = Omit<StoredFact, 'id'> & FactWords;

export type AdoptedFact = Omit<StoredFact, 'id'> & FactWords<RecheckedKind>;

/** Answers that a document does not have yet. The later answer to the same fact wins. */
export async function newerFacts(
  db: Db,
  documentId: number,
  facts: readonly AdoptedFact[],
): Promise<AdoptedFact[]> {
  const answered = await findAnswerTimes(db, documentId);
  return facts.filter((fact) => {
    const known = answered.get(factHash(fact));
    return !known || known < fact.answeredAt;
  });
}

/** Takes answers over where they are newer. */
export async function adoptFacts(
  tx: Db,
  documentId: number,
  facts: readonly AdoptedFact[],
): Promise<void> {
  for (const fact of await newerFacts(tx, documentId, facts)) {
    await upsertFact(tx, documentId, factHash(fact), fact);
  }
}

/** Pass the transaction that creates the post. */
export async function addFacts(
  deps: ReadingDeps,
  tx: Db,
  post: { id: number; content: string },
  facts: readonly FactData[],
  now: Date,
): Promise<void> {
  const rows = facts.map((fact) => ({ ...fact, documentId: post.id, keyHash: factHash(fact) }));
  await insertFacts(tx, rows);
  await noteFactsOfText({ textWork: deps.textWork }, tx, post, now);
}

export function purgeLeftFacts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeFactsGoneBefore(db.prisma, daysBefore(clock.now(), keptDays.leftFacts), mode);
}
