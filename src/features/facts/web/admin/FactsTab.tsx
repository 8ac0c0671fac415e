import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { ListFilter } from '../../../../web/admin/list/ListFilter.tsx';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { recheckContent as words } from '../../words/facts.ts';
import { RecheckItem } from './RecheckItem.tsx';

export function FactsTab() {
  const { address, change } = useListAddress();
  const list = useRef<HTMLUListElement>(null);
  const isLater = address.status === 'later';
  const facts = trpc.admin.posts.facts.rechecks.useQuery(
    { page: address.page, search: address.search, filter: isLater ? 'later' : 'due' },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const isFiltered = isLater || address.search !== '';
  const rows = facts.data?.items ?? [];

  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <ListFilter
        address={address}
        onChange={change}
        words={words}
        summary={facts.data ? words.count(facts.data.total) : ''}
      />
      <AdminList
        list={facts}
        rowHeight="8rem"
        drawing={isFiltered ? 'search' : 'notebook'}
        empty={facts.data?.items.length === 0 ? words.empty[isFiltered ? 'filtered' : 'due'] : null}
        pager={{ of: facts.data, page: address.page, onPage: (page) => change({ page }) }}
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
    </>
  );
}
