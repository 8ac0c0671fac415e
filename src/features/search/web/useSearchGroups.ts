import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { exploreDevelopersWords } from '../../developers/words/explore-developers-words.ts';
import type { SearchEntry, SearchIndex } from '../search.ts';
import { type SearchGroupId, searchContent } from '../words/search.ts';
import { createRanker } from './ranker.ts';

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
      title: developerName || exploreDevelopersWords.card.anonymous,
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

function groupOf(id: SearchGroupId, entries: readonly SearchEntry[]): SearchGroup {
  return { id, title: searchContent.groups[id], entries };
}

const indexedIds = ['pages', 'tools', 'tips', 'glossary', 'projects', 'creators'] as const;

/** Makes the search through the index of the site. The best group comes first. */
function createFinder(index: SearchIndex): (query: string) => SearchGroup[] {
  const rankers = indexedIds.map((id) => ({ id, rank: createRanker(index[id]) }));
  return (query) =>
    rankers
      .map(({ id, rank }) => ({ id, ranking: rank(query, perGroup) }))
      .sort((a, b) => b.ranking.bestScore - a.ranking.bestScore)
      .map(({ id, ranking }) => groupOf(id, ranking.entries));
}

function suggestionsOf({ pages }: SearchIndex): SearchGroup {
  const { title, paths: places } = searchContent.suggestions;
  return {
    ...{ id: 'suggestions', title },
    entries: places.flatMap((path) => pages.filter(({ to }) => to === path)),
  };
}

/** Leaves out empty groups. Returns suggestions for an empty text. */
export function useSearchGroups(text: string) {
  const query = useDeferredValue(text).trim();
  const { data: index, isLoading, isError } = trpc.search.index.useQuery();
  const find = useMemo(() => (index ? createFinder(index) : () => []), [index]);
  const local = useMemo(() => find(query), [find, query]);
  const remote = useRemoteResults(query);
  const found = [
    ...local,
    // These come last and wait for the index: shown results never move.
    groupOf('posts', isLoading ? [] : remote.posts),
    groupOf('developers', isLoading ? [] : remote.developers),
  ];
  const suggested = index ? [suggestionsOf(index)] : [];
  return {
    query,
    groups: (query ? found : suggested).filter(({ entries }) => entries.length > 0),
    isSearching: query !== '' && (isLoading || remote.isSearching),
    failures: [
      ...(isError ? [searchContent.indexFailed] : []),
      ...(remote.hasFailed ? [searchContent.remoteFailed] : []),
    ],
  };
}
