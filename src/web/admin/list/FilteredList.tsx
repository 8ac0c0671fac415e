import type { ComponentProps, ReactNode } from 'react';
import { AdminList } from './AdminList.tsx';
import { AreaHeading } from './AreaHeading.tsx';
import { ListFilter } from './ListFilter.tsx';
import type { useListAddress } from './useListAddress.ts';

interface FilteredListProps {
  words: ComponentProps<typeof ListFilter>['words'] & {
    title: string;
    intro: string;
    count: (total: number) => string;
  };
  list: ComponentProps<typeof AdminList>['list'] & {
    data: { items: readonly unknown[]; total: number; pageSize: number } | undefined;
  };
  place: ReturnType<typeof useListAddress>;
  isFiltered: boolean;
  /** Said when no row is there, and when none fits the filter. */
  empty: Record<'none' | 'filtered', { title: string; text: string }>;
  rowHeight: string;
  children: ReactNode;
}

/** An area that is one list: heading, search, filter, states and pages. */
export function FilteredList(props: FilteredListProps) {
  const { words, list, place, isFiltered, empty, rowHeight, children } = props;
  const { address, change } = place;
  const { data } = list;
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <ListFilter
        address={address}
        onChange={change}
        words={words}
        summary={data ? words.count(data.total) : ''}
      />
      <AdminList
        list={list}
        rowHeight={rowHeight}
        drawing={isFiltered ? 'search' : 'notebook'}
        empty={data?.items.length === 0 ? empty[isFiltered ? 'filtered' : 'none'] : null}
        pager={{ of: data, page: address.page, onPage: (page) => change({ page }) }}
      >
        {children}
      </AdminList>
    </>
  );
}
