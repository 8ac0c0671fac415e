import type { ApiUtils } from '../../../web/api/trpc.ts';
import type { PageLocation } from '../../../web/route.ts';
import { searchedText } from '../query-words.ts';
import { type IndexedGroupId, indexedGroupIds, passagesGroup } from '../search-groups.ts';
import { searchLimits } from '../search-limits.ts';

export interface SearchAddress {
  query: string;
  /** The only group that is shown. */
  group: IndexedGroupId | undefined;
  /** The query is a question, which passages of pages answer. */
  isQuestion: boolean;
}

export function readSearchAddress(searchParams: URLSearchParams): SearchAddress {
  const asked = searchParams.get('in');
  const isQuestion = asked === passagesGroup;
  const most = isQuestion ? searchLimits.question : searchLimits.text;
  return {
    query: (searchParams.get('q') ?? '').slice(0, most).trim(),
    group: indexedGroupIds.find((id) => id === asked),
    isQuestion,
  };
}

/** Null where posts and developers are not searched. */
export function remoteQuery({ query, group, isQuestion }: SearchAddress): { q: string } | null {
  if (isQuestion) return null;
  const q = searchedText(query);
  return group === undefined && q.length >= searchLimits.leastText ? { q } : null;
}

/** A letter is no question. */
export const isAsked = ({ query }: SearchAddress) => query.length >= searchLimits.leastText;

const prefetchPassages = async (utils: ApiUtils, address: SearchAddress) =>
  isAsked(address) ? utils.search.passages.prefetch({ q: address.query }) : undefined;

export function prefetchSearch(utils: ApiUtils, { searchParams }: PageLocation): Promise<unknown> {
  const address = readSearchAddress(searchParams);
  if (address.query === '') return Promise.resolve();
  if (address.isQuestion) return prefetchPassages(utils, address);
  const remote = remoteQuery(address);
  return Promise.all([
    utils.search.find.prefetch({ q: address.query, group: address.group }),
    remote && utils.blog.search.prefetch(remote),
    remote && utils.developer.directory.prefetch(remote),
  ]);
}
