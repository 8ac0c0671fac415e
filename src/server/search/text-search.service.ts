import { errorsBetween, toleratedErrors } from '../../shared/text/typing-errors.ts';
import type { PrismaClient } from '../db/generated/client.ts';
import type { Deps } from '../deps.ts';
import type { PurgeMode } from '../purge-mode.ts';
import { exactQuery, lexeme, type TextQuery, textQuery } from './text-query.ts';
import {
  findTypedWords,
  publicWords,
  purgeWords,
  type TypedWord,
  type WrittenWords,
} from './text-search.queries.ts';

/** Each lookup takes a few milliseconds. Longer texts are not corrected. */
const maxCorrectedWords = 6;

/** More of them make the search slow. */
const mostCorrections = 3;

/** The candidates with the fewest typing errors, if those are few enough for the length of the word. */
function corrections({ word, nearest }: TypedWord): readonly string[] {
  const most = toleratedErrors(word.length);
  const errors = nearest.map((near) => errorsBetween(word, near, most));
  const fewest = Math.min(...errors);
  if (fewest > most) return [];
  return nearest.filter((_, index) => errors[index] === fewest).slice(0, mostCorrections);
}

/** Look-ups under way: a search of posts and one of developers need the same one at the same time. */
const lookUps = new WeakMap<PrismaClient, Map<string, Promise<TypedWord[]>>>();

function lookUp(db: PrismaClient, text: string, written: WrittenWords): Promise<TypedWord[]> {
  if (written !== publicWords) return findTypedWords(db, text, written);
  const underWay = lookUps.get(db) ?? new Map<string, Promise<TypedWord[]>>();
  lookUps.set(db, underWay);
  const found =
    underWay.get(text) ??
    findTypedWords(db, text, written).finally(() => {
      underWay.delete(text);
    });
  underWay.set(text, found);
  return found;
}

async function correctedQuery(
  db: PrismaClient,
  text: string,
  written: WrittenWords,
): Promise<TextQuery | null> {
  const typed = await lookUp(db, text, written);
  const words = typed.map((word) => ({ ...word, nearest: corrections(word) }));
  const isHopeless = words.some(({ isKnown, nearest }) => !isKnown && nearest.length === 0);
  const isCorrect = words.every(({ isKnown }) => isKnown);
  if (isCorrect || isHopeless || words.length > maxCorrectedWords) return null;
  const begun = words.filter(({ isKnown }) => isKnown).map(({ word }) => `${lexeme(word)}:*`);
  const corrected = words
    .filter(({ isKnown }) => !isKnown)
    .map(({ nearest }) => `(${nearest.map(lexeme).join('|')})`);
  return exactQuery([...begun, ...corrected].join('&'), corrected.join('&'));
}

/**
 * Ignores accents and case. When nothing is found, searches once more with corrected words.
 * @param written the words for corrections
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

export function purgeSearchWords({ db }: Pick<Deps, 'db'>, mode: PurgeMode): Promise<number> {
  return purgeWords(db.prisma, mode);
}
