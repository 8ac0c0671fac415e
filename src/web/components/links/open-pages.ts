import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { maxOpenPages } from '../../../shared/paths.ts';

const parameter = 'pages';

export function openPagesOf(searchParams: URLSearchParams): number {
  const pages = Number(searchParams.get(parameter));
  return Number.isInteger(pages) && pages > 1 ? Math.min(pages, maxOpenPages) : 1;
}

interface LongList {
  data: { pages: readonly unknown[] } | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  isPlaceholderData: boolean;
  fetchNextPage: () => unknown;
}

/** Keeps the number of open pages in the address, so that a reload, "back" and a copied address show as many. */
export function useOpenPages(list: LongList): void {
  const [searchParams, setSearchParams] = useSearchParams();
  const { data, hasNextPage, isFetching, isFetchNextPageError, isPlaceholderData, fetchNextPage } =
    list;
  const wanted = openPagesOf(searchParams);
  const open = isPlaceholderData ? undefined : data?.pages.length;

  useEffect(() => {
    if (open === undefined || isFetching) return;
    const reached = Math.min(open, maxOpenPages);
    if (reached > wanted) {
      setSearchParams(
        (present) => {
          present.set(parameter, String(reached));
          return present;
        },
        { replace: true, preventScrollReset: true },
      );
    } else if (reached < wanted && hasNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [open, wanted, hasNextPage, isFetching, isFetchNextPageError, setSearchParams, fetchNextPage]);
}
