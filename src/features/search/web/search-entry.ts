import MiniSearch from 'minisearch';

/** One thing that the search can lead to. */
export interface SearchEntry {
  title: string;
  /** One line under the title. */
  description: string;
  /** Further words that find it but are not shown. */
  keywords: string;
  to: string;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Letters of a word that may be wrong, as a share of its length; short words are taken as they are. */
const toleratedShare = 0.25;
const leastTolerantLength = 4;

export interface Ranking {
  entries: readonly SearchEntry[];
  /** Score of the best entry; 0 where nothing fits. */
  bestScore: number;
}

export type Ranker = (query: string, limit: number) => Ranking;

/**
 * Ranks entries that contain every word of a query, or its beginning, best match first. Accents and case do not matter, and
 * neither does a typing error where nothing is spelled like that.
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
