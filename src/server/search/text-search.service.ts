import type { PrismaClient } from '../db/generated/client.ts';
import type { Deps } from '../deps.ts';
import type { PurgeMode } from '../purge-mode.ts';
import { exactQuery, lexeme, type TextQuery, textQuery } from './text-query.ts';
import {
  findTypedWords,
  publicWords,
  purgeWords,
  type WrittenWords,
} from './text-search.queries.ts';

/** Looking words up costs a few milliseconds each; longer texts are taken as they are. */
const maxCorrectedWords = 6;

/** The text with the nearest written words in place of those that nobody wrote; null where that changes nothing. */
async function correctedQuery(
  db: PrismaClient,
  text: string,
  written: WrittenWords,
): Promise<TextQuery | null> {
  const words = await findTypedWords(db, text, written);
  const isHopeless = words.some(({ isKnown, nearest }) => !isKnown && nearest.length === 0);
  const isCorrect = words.every(({ isKnown }) => isKnown);
  if (isCorrect || isHopeless || words.length > maxCorrectedWords) return null;
  const terms = words.map(({ word, isKnown, nearest }) =>
    isKnown ? `${lexeme(word)}:*` : `(${nearest.map(lexeme).join('|')})`,
  );
  return exactQuery(terms.join('&'));
}

/**
 * Searches by a text, accents and case aside; when it finds nothing, once more with mistyped words put right.
 * @param written what they may have been meant for
 */
export async function searchByText<Row>(
  db: PrismaClient,
  text: string,
  find: (query: TextQuery) => Promise<Row[]>,
  written: WrittenWords = publicWords,
): Promise<Row[]> {
  const rows = await find(textQuery(text));
  if (rows.length > 0) return rows;
  const corrected = await correctedQuery(db, text, written);
  return corrected ? find(corrected) : rows;
}

/** Deletes or counts words that no text holds any more; they are kept to correct mistyped searches. */
export function purgeSearchWords({ db }: Pick<Deps, 'db'>, mode: PurgeMode): Promise<number> {
  return purgeWords(db.prisma, mode);
}
