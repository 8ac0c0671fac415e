import { joinedWith, subjectWords, wordsOf } from './query-words.ts';
import type { SearchEntry } from './search.ts';
import { createWordIndex, type Hits, titleWordsOf } from './word-index.ts';

/** Decides which entries with a part of the words count. */
export interface Fit {
  /** Their words weigh more than this share of the query. */
  leastWeightShare: number;
  /** They count beside entries with all words. */
  isLoose: boolean;
}

const closeFit: Fit = { leastWeightShare: 0.5, isLoose: false };
/** It also counts when the query names at least this share of its title. */
const leastTitleShare = 0.5;
/** Each costs a look at every word of the site. */
const mostWords = 8;
const wholeTitleGain = 0.3;
const sameTitleGain = 1.15;

export interface Ranked<Entry> {
  entry: Entry;
  score: number;
  /** It has every word of the query. */
  isWhole: boolean;
  /** The query names its whole title, perhaps beside others. */
  isNamed: boolean;
}

export type Ranker<Entry> = (query: string, fit?: Fit) => Ranked<Entry>[];

interface WeighedWord {
  /** Rare words tell entries apart. */
  weight: number;
  hits: Hits;
}

/**
 * Ranks entries by the words of a query, without case and accents: the title before other texts; the exact word before its
 * beginning, its middle and a corrected word. Entries with a part of the words count only where they fit well, or where none
 * has all of them.
 */
export function createRanker<Entry extends SearchEntry>(entries: readonly Entry[]): Ranker<Entry> {
  const index = createWordIndex(entries);
  const titles = entries.map(({ title }) => titleWordsOf(title));
  const spelled = entries.map(({ title }) => wordsOf(title).join(' '));

  function weighed(typed: readonly string[]): WeighedWord[] {
    const words = [...new Set(subjectWords(typed))].slice(0, mostWords);
    return words.map((word) => {
      const hits = index.hitsOf(word, joinedWith(word, typed));
      return { weight: Math.log(1 + entries.length / Math.max(1, hits.size)), hits };
    });
  }

  return (query, { leastWeightShare, isLoose } = closeFit) => {
    const typed = wordsOf(query);
    const words = weighed(typed);
    const total = words.reduce((sum, { weight }) => sum + weight, 0);
    const candidates = new Set(words.flatMap(({ hits }) => [...hits.keys()]));
    const found = [...candidates].flatMap((number) => {
      const entry = entries[number];
      if (!entry) return [];
      const matched = words.filter(({ hits }) => hits.has(number));
      const share = matched.reduce((sum, { weight }) => sum + weight, 0) / total;
      const title = titles[number] ?? new Set();
      const named = matched.flatMap(({ hits }) => [...(hits.get(number)?.titleWords ?? [])]);
      const inTitle = new Set(named.filter((word) => title.has(word)));
      const titleShare = inTitle.size / Math.max(1, title.size);
      const strength = matched.reduce(
        (sum, { weight, hits }) => sum + weight * (hits.get(number)?.strength ?? 0),
        0,
      );
      const isSame = spelled[number] === typed.join(' ');
      const gain = (1 + wholeTitleGain * titleShare) * (isSame ? sameTitleGain : 1);
      const isWhole = matched.length === words.length;
      return [{ number, entry, share, titleShare, isWhole, score: strength * gain * share }];
    });
    const hasWhole = found.some(({ isWhole }) => isWhole);
    return found
      .filter(
        ({ isWhole, share, titleShare }) =>
          isWhole ||
          titleShare >= leastTitleShare ||
          ((isLoose || !hasWhole) && share > leastWeightShare),
      )
      .sort((a, b) => b.score - a.score || a.number - b.number)
      .map(({ entry, score, isWhole, titleShare }) => ({
        ...{ entry, score, isWhole },
        isNamed: titleShare === 1,
      }));
  };
}
