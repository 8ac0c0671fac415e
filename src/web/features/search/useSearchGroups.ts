import { useDeferredValue, useMemo } from 'react';
import { type SearchGroupId, searchContent } from '../../../content/search.ts';
import { rankEntries, type SearchEntry } from './search-entry.ts';
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

/** What fits the text, by group; groups without a match are left out, and without a text there are suggestions. */
export function useSearchGroups(text: string) {
  const query = useDeferredValue(text).trim();
  const remote = useRemoteResults(query);
  const local = useMemo(
    () => ({
      pages: rankEntries(searchIndex.pages, query, perGroup),
      tools: rankEntries(searchIndex.tools, query, perGroup),
      tips: rankEntries(searchIndex.tips, query, perGroup),
      glossary: rankEntries(searchIndex.glossary, query, perGroup),
    }),
    [query],
  );
  const group = (id: SearchGroupId, entries: readonly SearchEntry[]): SearchGroup => ({
    id,
    title: searchContent.groups[id],
    entries,
  });
  const groups = query
    ? [
        group('pages', local.pages),
        group('tools', local.tools),
        group('tips', local.tips),
        group('glossary', local.glossary),
        // Last, because they arrive last: nothing that is already shown moves.
        group('posts', remote.posts),
        group('developers', remote.developers),
      ].filter(({ entries }) => entries.length > 0)
    : [suggestions];
  return { query, groups, isSearching: remote.isSearching, hasFailed: remote.hasFailed };
}
