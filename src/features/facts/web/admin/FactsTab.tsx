import { keepPreviousData } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { BulkReport } from '../../../../web/admin/list/several/BulkReport.tsx';
import { SelectionBar } from '../../../../web/admin/list/several/SelectionBar.tsx';
import { useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { recheckContent as words } from '../../words/facts.ts';
import { RecheckItem } from './RecheckItem.tsx';
import { useSeveralRechecks } from './useSeveralRechecks.ts';

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
  const selection = useSelection(rows.map(({ id }) => id));
  const several = useSeveralRechecks(selection.clear);
  const chosen = rows.filter(({ id }) => selection.has(id));
  const common = { context: words.several.label, disabled: several.isBusy };

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
      foot={
        <>
          <BulkReport report={several.report} isBusy={several.isBusy} />
          <SelectionBar label={words.several.label} selection={selection} isBusy={several.isBusy}>
            <ActionButton {...common} onClick={() => several.recheck(chosen, 'stillTrue')}>
              {words.stillTrue}
            </ActionButton>
            <ActionButton {...common} onClick={() => several.recheck(chosen, 'changed')}>
              {words.changed}
            </ActionButton>
          </SelectionBar>
        </>
      }
    >
      <ul ref={list} className="ruled">
        {rows.map((fact, at) => (
          <RecheckItem
            key={fact.id}
            {...{ fact, selection }}
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
