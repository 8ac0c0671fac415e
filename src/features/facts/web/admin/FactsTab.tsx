import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { FilteredList } from '../../../../web/admin/list/FilteredList.tsx';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { recheckContent as words } from '../../words/facts.ts';
import { RecheckItem } from './RecheckItem.tsx';

export function FactsTab() {
  const place = useListAddress();
  const { address } = place;
  const list = useRef<HTMLUListElement>(null);
  const isLater = address.status === 'later';
  const facts = trpc.admin.facts.rechecks.useQuery(
    { page: address.page, search: address.search, filter: isLater ? 'later' : 'due' },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const isFiltered = isLater || address.search !== '';
  const rows = facts.data?.items ?? [];

  return (
    <FilteredList
      {...{ words, place, isFiltered }}
      list={facts}
      empty={{ none: words.empty.due, filtered: words.empty.filtered }}
      rowHeight="8rem"
    >
      <ul ref={list} className="ruled">
        {rows.map((fact, at) => (
          <RecheckItem
            key={fact.id}
            fact={fact}
            onDone={() => {
              const next = list.current?.children[at];
              if (next instanceof HTMLElement) next.focus();
            }}
          />
        ))}
      </ul>
    </FilteredList>
  );
}
