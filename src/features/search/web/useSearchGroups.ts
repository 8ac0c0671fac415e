import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { trpc } from '../../../web/api/trpc.ts';
import { listedDevelopers } from '../../traffic/web/visit.ts';
import { createFinder, type Finder } from '../finder.ts';
import { searchedText } from '../query-words.ts';
import type { SearchIndex } from '../search.ts';
import { searchLimits } from '../search-limits.ts';
import { searchContent } from '../words/search.ts';
import {
  developerEntries,
  groupOf,
  inOrder,
  postEntries,
  type SearchGroup,
  shownDevelopers,
} from './found-groups.ts';

const typingPauseMs = 180;
const perGroup = 5;
const findNothing: Finder = () => ({ groups: [], isWhole: true });

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
  const isLongEnough =
    query.length >= searchLimits.leastText && settled.length >= searchLimits.leastText;
  const options = { enabled: isLongEnough, placeholderData: keepPreviousData };
  const posts = trpc.blog.search.useQuery({ q: settled }, options);
  const developers = trpc.developer.directory.useQuery({ q: settled }, options);
  const found = isLongEnough ? (developers.data?.items ?? []) : [];
  useEffect(() => {
    for (const { id } of shownDevelopers(found)) listedDevelopers.add(id);
  });
  return {
    posts: isLongEnough ? postEntries(posts.data ?? []) : [],
    developers: developerEntries(found),
    isSearching:
      query.length >= searchLimits.leastText &&
      (query !== settled || posts.isFetching || developers.isFetching),
    hasFailed: isLongEnough && (posts.isError || developers.isError),
  };
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
  const find = useMemo(() => (index ? createFinder(index) : findNothing), [index]);
  const local = useMemo(() => find(query, perGroup), [find, query]);
  const remote = useRemoteResults(searchedText(query));
  const indexed = local.groups.map(({ id, entries }) => groupOf(id, entries));
  const { isWhole } = local;
  const found = inOrder(
    // Results that others may push down wait for them: shown ones never move.
    isWhole || !remote.isSearching ? indexed : [],
    [
      groupOf('posts', isLoading ? [] : remote.posts),
      groupOf('developers', isLoading ? [] : remote.developers),
    ],
    isWhole,
  );
  const suggested = index ? [suggestionsOf(index)] : [];
  return {
    query,
    groups: query ? found : suggested,
    isSearching: query !== '' && (isLoading || remote.isSearching),
    failures: [
      ...(isError ? [searchContent.indexFailed] : []),
      ...(remote.hasFailed ? [searchContent.remoteFailed] : []),
    ],
  };
}
