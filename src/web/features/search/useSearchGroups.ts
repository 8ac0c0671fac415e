import { useDeferredValue, useMemo } from 'react';
import { type SearchGroupId, searchContent } from '../../../content/search.ts';
import { createRanker, type SearchEntry } from './search-entry.ts';
import { searchIndex } from './search-index.ts';
import { useRemoteResults } from './useRemoteResults.ts';

const perGroup = 5;

export interface SearchGroup {
  id: SearchGroupId | 'suggestions';
  title: string;
  entries: readonly SearchEntry[];
}

const suggestions: SearchGroup = {
  id: 'suggestions',
  title: searchContent.suggestions.title,
  entries: searchContent.suggestions.paths.flatMap((path) =>
    searchIndex.pages.filter(({ to }) => to === path),
  ),
};

function groupOf(id: SearchGroupId, entries: readonly SearchEntry[]): SearchGroup {
  return { id, title: searchContent.groups[id], entries };
}

const localIds = ['pages', 'tools', 'tips', 'glossary'] as const;
const rankers = localIds.map((id) => ({ id, rank: createRanker(searchIndex[id]) }));

/** Groups that the browser finds by itself, the one with the best match first. */
function findLocally(query: string): SearchGroup[] {
  return rankers
    .map(({ id, rank }) => ({ id, ranking: rank(query, perGroup) }))
    .sort((a, b) => b.ranking.bestScore - a.ranking.bestScore)
    .map(({ id, ranking }) => groupOf(id, ranking.entries));
}

/** What fits the text, by group; groups without a match are left out, and without a text there are suggestions. */
export function useSearchGroups(text: string) {
  const query = useDeferredValue(text).trim();
  const remote = useRemoteResults(query);
  const local = useMemo(() => findLocally(query), [query]);
  const found = [
    ...local,
    // Last, because they arrive last: nothing that is already shown moves.
    groupOf('posts', remote.posts),
    groupOf('developers', remote.developers),
  ].filter(({ entries }) => entries.length > 0);
  return {
    query,
    groups: query ? found : [suggestions],
    isSearching: remote.isSearching,
    hasFailed: remote.hasFailed,
  };
}
