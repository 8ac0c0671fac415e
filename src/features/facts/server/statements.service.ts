import type { Db } from '../../../server/db/client.ts';
import { factLimits, recheckMonths, statedBy, statementKind } from '../facts.ts';
import { type Statement, statementsOf } from '../statements.ts';
import {
  findStatements,
  insertFacts,
  markLeftText,
  replaceStatement,
  type StoredStatement,
} from './document-facts.queries.ts';
import { factHash } from './document-facts.service.ts';
import { monthsAfter } from './rechecks.service.ts';

type StatementData = Parameters<typeof insertFacts>[1][number];

function factOf({
  about,
  text,
  source,
  asOf,
  comesDue,
}: Statement): Omit<StatementData, 'documentId'> {
  const isTrueOn = new Date(asOf);
  const words = {
    kind: statementKind,
    words: about.slice(0, factLimits.words),
    sentence: `${about}. ${text}`.slice(0, factLimits.sentence),
  } as const;
  return {
    ...words,
    keyHash: factHash(words),
    ...{ state: 'sourced', sourceUrl: source.href, note: source.label },
    recheckAt: comesDue ? monthsAfter(isTrueOn, recheckMonths.statement ?? 0) : null,
    ...{ answeredBy: statedBy, answeredAt: isTrueOn },
  };
}

interface Difference {
  added: ReturnType<typeof factOf>[];
  /** Statements with a newer day or another source than the last answer. */
  renewed: { id: number; data: ReturnType<typeof factOf> }[];
  back: number[];
  gone: number[];
}

function differenceOf(value: unknown, stored: readonly StoredStatement[]): Difference {
  const facts = statementsOf(value).map(factOf);
  const storedBy = new Map(stored.map((row) => [row.keyHash, row]));
  const present = new Set(facts.map(({ keyHash }) => keyHash));
  const difference: Difference = { added: [], renewed: [], back: [], gone: [] };
  for (const fact of facts) {
    const row = storedBy.get(fact.keyHash);
    if (!row) difference.added.push(fact);
    else if (row.sourceUrl !== fact.sourceUrl || row.answeredAt < fact.answeredAt) {
      difference.renewed.push({ id: row.id, data: fact });
    } else if (row.leftTextAt) difference.back.push(row.id);
  }
  for (const { id, keyHash, leftTextAt } of stored) {
    if (!leftTextAt && !present.has(keyHash)) difference.gone.push(id);
  }
  return difference;
}

const isEmpty = (difference: Difference) =>
  Object.values(difference).every((changes) => changes.length === 0);

/** Tells if the statements of a value are kept as they stand, so that nothing needs a transaction. */
export async function areStatementsNoted(db: Db, kind: string, value: unknown): Promise<boolean> {
  return isEmpty(differenceOf(value, await findStatements(db, kind)));
}

/**
 * Keeps the statements of a kind of content, so that each comes due in its time. One that left the content is marked. Pass the
 * transaction that publishes the value.
 */
export async function noteStatements(
  tx: Db,
  { kind, documentId, value }: { kind: string; documentId: number; value: unknown },
  now: Date,
): Promise<void> {
  const { added, renewed, back, gone } = differenceOf(value, await findStatements(tx, kind));
  if (added.length > 0) {
    await insertFacts(
      tx,
      added.map((fact) => ({ ...fact, documentId })),
    );
  }
  for (const { id, data } of renewed) {
    await replaceStatement(tx, id, data);
  }
  await markLeftText(tx, gone, now);
  await markLeftText(tx, back, null);
}
