import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
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
    <AdminList
      heading={words}
      {...pagedList({
        ...{ place, words, of: facts.data },
        summary: facts.data ? words.count(facts.data.total) : '',
      })}
      isFiltered={isFiltered}
      list={facts}
      empty={
        facts.data && rows.length === 0
          ? { none: words.empty.due, filtered: words.empty.filtered }
          : null
      }
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
    </AdminList>
  );
}
