import { createRanker } from './ranker.ts';
import type { FoundEntry, SearchIndex } from './search.ts';
import { type IndexedGroupId, indexedGroupIds } from './search-groups.ts';
import { searchContent } from './words/search.ts';

/** Results of one group, of which the first are named. */
export interface FoundGroup {
  id: IndexedGroupId;
  count: number;
  entries: FoundEntry[];
}

/** Searches the index with at most so many entries for each group. */
export type Finder = (
  query: string,
  perGroup: number,
) => { groups: FoundGroup[]; isWhole: boolean };

/** Ranks the entries of the index of the site. */
export function rankerOf(index: SearchIndex) {
  return createRanker(
    indexedGroupIds.flatMap((group) =>
      index[group].map((entry) => ({
        ...{ ...entry, group },
        // People add what they look for: “bakery app”, “login prompt”.
        keywords: `${entry.keywords} ${searchContent.groups[group]}`,
      })),
    ),
  );
}

/** Makes the search through the index of the site: in the dialog and for the page of results. The best group comes first. */
export function createFinder(index: SearchIndex, rank = rankerOf(index)): Finder {
  return (query, perGroup) => {
    const found = rank(query);
    const ids = [...new Set(found.map(({ entry }) => entry.group))];
    return {
      groups: ids.map((id) => {
        const all = found.filter(({ entry }) => entry.group === id);
        const hasWhole = all.some((one) => one.isWhole);
        const ranked = hasWhole ? all.filter((one) => one.isWhole || one.isNamed) : all;
        const entries = ranked
          .slice(0, perGroup)
          .map(({ entry: { title, description, to } }) => ({ title, description, to }));
        return { id, count: ranked.length, entries };
      }),
      isWhole: found.some(({ isWhole }) => isWhole),
    };
  };
}
