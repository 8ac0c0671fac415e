import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../../web/api/trpc.ts';
import { useOpenPages } from '../../../../web/components/links/open-pages.ts';
import { type DirectoryFilters, directoryQuery } from './directory-address.ts';

export function useDirectory(filters: DirectoryFilters, initialCursor: number | null) {
  const directory = trpc.developer.directory.useInfiniteQuery(directoryQuery(filters), {
    initialCursor,
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  useOpenPages(directory);
  return directory;
}

export type Directory = ReturnType<typeof useDirectory>;
