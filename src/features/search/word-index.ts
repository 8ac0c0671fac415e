import { sameWords } from '../../shared/words/same-words.ts';
import { nearWords } from './near-words.ts';
import { subjectWords, wordsOf } from './query-words.ts';
import type { SearchEntry } from './search.ts';

/** A hit in the title outranks hits of the same word everywhere else together. */
const fieldStrengths = [
  ['title', 8],
  ['keywords', 2],
  ['description', 1],
] as const;

/** Share of the strength of a word that stands there exactly. */
const closeness = {
  ...{ exact: 1, otherNumber: 0.95, beginning: 0.75, sameThing: 0.7, middle: 0.55 },
  ...{ oneError: 0.5, twoErrors: 0.4 },
};

/** Shorter words are in too many others: `row` is in `brown`. */
const leastMiddleLetters = 4;

interface Place {
  entry: number;
  strength: number;
  /** Words of the title that it stands for. Undefined in other texts. */
  title: readonly string[] | undefined;
}

export interface Hit {
  strength: number;
  titleWords: ReadonlySet<string>;
}

/** Hits of one word by the number of their entry. */
export type Hits = ReadonlyMap<number, Hit>;

export interface WordIndex {
  /** @param joined the word together with a neighbor, as some write them */
  hitsOf(word: string, joined: readonly string[]): Hits;
}

/** Singular and plural of a word, as far as its end tells. */
const otherNumbersOf = (word: string): ReadonlySet<string> =>
  new Set([
    ...[`${word}s`, `${word}es`, word.replace(/y$/, 'ies')],
    ...[word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')],
  ]);

interface Name {
  word: string;
  standsFor: readonly string[];
}

/** Neighbors in one, as some write them. */
function joinedPairs(words: readonly string[]): Name[] {
  return words
    .slice(1)
    .map((after, index) => [words[index] ?? '', after])
    .map((pair) => ({ word: pair.join(''), standsFor: pair }));
}

function otherNames(words: readonly string[]): Name[] {
  const text = ` ${words.join(' ')} `;
  return sameWords.flatMap((names) => {
    const written = names.find((name) => text.includes(` ${name} `));
    const standsFor = written?.split(' ') ?? [];
    const others = written ? names.filter((name) => name !== written) : [];
    return others.flatMap(wordsOf).map((word) => ({ word, standsFor }));
  });
}

/** Finds words of entries: exact ones, their beginnings and middles, and near ones where there is no other. */
export function createWordIndex(entries: readonly SearchEntry[]): WordIndex {
  const places = new Map<string, Place[]>();
  /** Nobody begins or mistypes a word that stands there as two. */
  const pairs = new Map<string, Place[]>();
  for (const [entry, texts] of entries.entries()) {
    for (const [field, strength] of fieldStrengths) {
      const add = (known: Map<string, Place[]>, names: readonly Name[], share: number) => {
        for (const { word, standsFor } of names) {
          const title = field === 'title' ? standsFor : undefined;
          const place = { entry, strength: strength * share, title };
          const others = known.get(word);
          if (others) others.push(place);
          else known.set(word, [place]);
        }
      };
      const words = wordsOf(texts[field]);
      add(
        places,
        words.map((word) => ({ word, standsFor: [word] })),
        closeness.exact,
      );
      add(places, otherNames(words), closeness.sameThing);
      if (field !== 'description') add(pairs, joinedPairs(words), closeness.exact);
    }
  }

  return {
    hitsOf(word, joined) {
      const hits = new Map<number, { strength: number; titleWords: Set<string> }>();
      const takeAll = (found: readonly Place[], share: number) => {
        for (const { entry, strength, title } of found) {
          const hit = hits.get(entry) ?? { strength: 0, titleWords: new Set() };
          hit.strength = Math.max(hit.strength, strength * share);
          for (const one of title ?? []) hit.titleWords.add(one);
          hits.set(entry, hit);
        }
      };
      const take = (known: string, share: number) => takeAll(places.get(known) ?? [], share);
      takeAll(pairs.get(word) ?? [], closeness.exact);
      for (const one of joined) take(one, closeness.exact);
      const otherNumbers = otherNumbersOf(word);
      for (const [known, found] of places) {
        if (known === word) takeAll(found, closeness.exact);
        else if (otherNumbers.has(known)) takeAll(found, closeness.otherNumber);
        else if (known.startsWith(word)) takeAll(found, closeness.beginning);
        else if (word.length >= leastMiddleLetters && known.includes(word)) {
          // It does not name the title: `factor` is no `Refactoring`.
          const titled = found.filter(({ title }) => title);
          takeAll(
            titled.map((place) => ({ ...place, title: [] })),
            closeness.middle,
          );
        }
      }
      if (hits.size > 0) return hits;
      for (const known of places.keys()) {
        if (known.includes(word)) take(known, closeness.middle);
      }
      if (hits.size > 0) return hits;
      const { words, errors } = nearWords(word, places.keys());
      for (const near of words) take(near, errors === 1 ? closeness.oneError : closeness.twoErrors);
      return hits;
    },
  };
}

/** Distinct words of a title that name its subject. */
export const titleWordsOf = (title: string) => new Set(subjectWords(wordsOf(title)));
