import { useEffect } from 'react';
import { paths } from '../../../shared/paths.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { postSearch } from '../../posts/post-search-limits.ts';
import { listedDevelopers } from '../../traffic/web/visit.ts';
import { searchLimits } from '../search-limits.ts';
import { searchContent } from '../words/search.ts';
import { searchPageWords } from '../words/search-page.ts';
import { developerEntries, inOrder, postEntries, shownDevelopers } from './found-groups.ts';
import type { ShownGroup } from './ResultGroup.tsx';
import { remoteQuery, type SearchAddress } from './search-address.ts';

const words = searchPageWords;
const titles = searchContent.groups;

const withQuery = (path: string, q: string) => `${path}?${new URLSearchParams({ q })}`;

/** Results of an address in the order of the dialog. */
export function useResults(address: SearchAddress) {
  const { query, group, isQuestion } = address;
  const remote = remoteQuery(address);
  const q = remote?.q ?? '';
  const found = trpc.search.find.useQuery(
    { q: query, group },
    { enabled: query !== '' && !isQuestion },
  );
  const posts = trpc.blog.search.useQuery({ q }, { enabled: remote !== null });
  const developers = trpc.developer.directory.useQuery({ q }, { enabled: remote !== null });

  const indexed = (found.data?.groups ?? []).map(({ id, count, entries }): ShownGroup => {
    const most = Math.min(count, searchLimits.aloneInGroup);
    const label = most < count ? words.more.first(most) : words.more.group(count);
    const isCut = group === undefined && entries.length < count;
    return {
      ...{ title: titles[id], entries, count: words.inGroup(count) },
      more: isCut ? { label, to: paths.searchFor(query, id) } : null,
    };
  });
  const foundPosts = postEntries(remote ? (posts.data ?? []) : []);
  const people = remote ? (developers.data?.items ?? []) : [];
  const foundPeople = developerEntries(people);
  useEffect(() => {
    for (const { id } of shownDevelopers(people)) listedDevelopers.add(id);
  });
  const hasMorePosts = foundPosts.length === postSearch.maxResults;
  const hasMorePeople = people.length > foundPeople.length;
  const countOf = (count: number, hasMore: boolean) =>
    hasMore ? words.inGroupAtLeast(count) : words.inGroup(count);
  const others: ShownGroup[] = [
    {
      title: titles.posts,
      entries: foundPosts,
      count: countOf(foundPosts.length, hasMorePosts),
      more: hasMorePosts ? { label: words.more.posts, to: withQuery(paths.blog, q) } : null,
    },
    {
      title: titles.developers,
      entries: foundPeople,
      count: countOf(foundPeople.length, hasMorePeople),
      more: hasMorePeople
        ? { label: words.more.developers, to: withQuery(paths.exploreDevelopers, q) }
        : null,
    },
  ];
  const indexedCount = (found.data?.groups ?? []).reduce((sum, { count }) => sum + count, 0);
  return {
    groups: inOrder(indexed, others, found.data?.isWhole ?? true),
    count: indexedCount + foundPosts.length + foundPeople.length,
    isCountCut: hasMorePosts || hasMorePeople,
    isSearching: [found, posts, developers].some(({ isLoading }) => isLoading),
    failures: [
      ...(found.isError ? [searchContent.indexFailed] : []),
      ...(posts.isError || developers.isError ? [searchContent.remoteFailed] : []),
    ],
  };
}
