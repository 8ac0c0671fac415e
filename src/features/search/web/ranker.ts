import MiniSearch from 'minisearch';
import type { SearchEntry } from '../search.ts';

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Share of letters that may be wrong. Shorter words must match exactly. */
const toleratedShare = 0.25;
const leastTolerantLength = 4;

export interface Ranking {
  entries: readonly SearchEntry[];
  bestScore: number;
}

export type Ranker = (query: string, limit: number) => Ranking;

/**
 * Ranks entries that contain every word of the query, at least as a prefix. Ignores accents and case.
 * Tolerates typing errors only when nothing matches without.
 */
export function createRanker(entries: readonly SearchEntry[]): Ranker {
  const index = new MiniSearch<SearchEntry & { id: number }>({
    fields: ['title', 'keywords', 'description'],
    processTerm: fold,
    searchOptions: {
      boost: { title: 8, keywords: 2 },
      combineWith: 'AND',
      prefix: true,
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  const tolerant = {
    fuzzy: (term: string) => (term.length >= leastTolerantLength ? toleratedShare : false),
  };

  return (query, limit) => {
    const exact = index.search(query);
    const found = exact.length > 0 ? exact : index.search(query, tolerant);
    return {
      entries: found.slice(0, limit).flatMap(({ id }) => entries[id] ?? []),
      bestScore: found[0]?.score ?? 0,
    };
  };
}
