import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { exploreDevelopersContent } from '../../developers/words/explore-developers.ts';
import { type SearchGroupId, searchContent } from '../words/search.ts';
import { createRanker, type SearchEntry } from './search-entry.ts';
import { searchIndex } from './search-index.ts';

const typingPauseMs = 180;
const minQueryLength = 2;
const maxDevelopers = 6;

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function useRemoteResults(query: string) {
  const settled = useSettled(query);
  const isLongEnough = query.length >= minQueryLength && settled.length >= minQueryLength;
  const options = { enabled: isLongEnough, placeholderData: keepPreviousData };
  const posts = trpc.blog.search.useQuery({ q: settled }, options);
  const developers = trpc.developer.directory.useQuery({ q: settled }, options);

  const postEntries = (posts.data ?? []).map(
    ({ title, excerpt, slug }): SearchEntry => ({
      title,
      description: excerpt,
      keywords: '',
      to: paths.post(slug),
    }),
  );
  const developerEntries = (developers.data?.items ?? []).slice(0, maxDevelopers).map(
    ({ id, developerName, bio }): SearchEntry => ({
      title: developerName || exploreDevelopersContent.card.anonymous,
      description: bio,
      keywords: '',
      to: paths.developerProfile(id),
    }),
  );
  return {
    posts: isLongEnough ? postEntries : [],
    developers: isLongEnough ? developerEntries : [],
    isSearching:
      query.length >= minQueryLength &&
      (query !== settled || posts.isFetching || developers.isFetching),
    hasFailed: isLongEnough && (posts.isError || developers.isError),
  };
}

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

const localIds = ['pages', 'tools', 'tips', 'glossary', 'projects', 'creators'] as const;
const rankers = localIds.map((id) => ({ id, rank: createRanker(searchIndex[id]) }));

function findLocally(query: string): SearchGroup[] {
  return rankers
    .map(({ id, rank }) => ({ id, ranking: rank(query, perGroup) }))
    .sort((a, b) => b.ranking.bestScore - a.ranking.bestScore)
    .map(({ id, ranking }) => groupOf(id, ranking.entries));
}

/** Leaves out empty groups. Returns suggestions for an empty text. */
export function useSearchGroups(text: string) {
  const query = useDeferredValue(text).trim();
  const remote = useRemoteResults(query);
  const local = useMemo(() => findLocally(query), [query]);
  const found = [
    ...local,
    // These arrive last, so they come last: shown results never move.
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
