/** One thing that the search can lead to. */
export interface SearchEntry {
  title: string;
  /** One line under the title. */
  description: string;
  /** Further words that find it but are not shown. */
  keywords: string;
  to: string;
}

function normalize(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Points for one word, from the start of the title down to anywhere in the text; 0 where it is missing. */
function pointsFor(word: string, title: string, entry: SearchEntry): number {
  if (title.startsWith(word)) return 12;
  if (title.includes(` ${word}`)) return 8;
  if (title.includes(word)) return 5;
  if (normalize(entry.keywords).includes(word)) return 3;
  return normalize(entry.description).includes(word) ? 2 : 0;
}

export interface Ranking {
  entries: readonly SearchEntry[];
  /** Score of the best entry; 0 where nothing fits. */
  bestScore: number;
}

/** Entries that contain every word of the query, best match first; equal matches keep their order. */
export function rankEntries(
  entries: readonly SearchEntry[],
  query: string,
  limit: number,
): Ranking {
  const words = normalize(query).split(/\s+/).filter(Boolean);
  const ranked = entries
    .map((entry) => {
      const title = normalize(entry.title);
      const points = words.map((word) => pointsFor(word, title, entry));
      const isMatch = points.every((value) => value > 0);
      return { entry, score: isMatch ? points.reduce((sum, value) => sum + value, 0) : 0 };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return {
    entries: ranked.slice(0, limit).map(({ entry }) => entry),
    bestScore: ranked[0]?.score ?? 0,
  };
}
