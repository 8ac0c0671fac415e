import type { ComponentProps, ReactNode } from 'react';
import type { AdminList } from './AdminList.tsx';
import type { ListAddress, useListAddress } from './useListAddress.ts';

type ListProps = ComponentProps<typeof AdminList>;

interface PagedList {
  place: Pick<ReturnType<typeof useListAddress>, 'address'> & {
    change: (part: Partial<ListAddress>) => void;
  };
  words: NonNullable<ListProps['filter']>['words'];
  /** Says how many there are; '' while that is not known. */
  summary: string;
  of: { total: number; pageSize: number } | undefined;
  /** Filters beside search and status. */
  fields?: ReactNode;
}

/** Filter and pages of an `AdminList` whose search, filter and page stand in the address. */
export function pagedList({ place, words, summary, of, fields }: PagedList) {
  const { address, change } = place;
  return {
    filter: { address, onChange: change, words, summary, children: fields },
    pager: { of, page: address.page, onPage: (page: number) => change({ page }) },
  } satisfies Partial<ListProps>;
}
