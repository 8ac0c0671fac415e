import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { ListFilter } from '../../../../web/admin/ListFilter.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { useListAddress } from '../../../../web/admin/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminDevelopersContent as words } from '../../words/admin-developers.ts';
import { DeveloperItem } from './DeveloperItem.tsx';
import { HideDialog } from './HideDialog.tsx';

export function DevelopersTab() {
  const { address, change } = useListAddress();
  const [asked, setAsked] = useState<{ id: number; name: string } | null>(null);
  const filter = address.status === 'hidden' ? 'hidden' : 'all';
  const { page, search } = address;
  const developers = trpc.admin.developers.list.useQuery(
    { page, search, filter },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const isFiltered = filter === 'hidden' || search !== '';
  const items = developers.data?.items ?? [];

  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <ListFilter
        address={address}
        onChange={change}
        words={words}
        summary={developers.data ? words.count(developers.data.total) : ''}
      />
      <AdminList
        list={developers}
        rowHeight="4.5rem"
        drawing={isFiltered ? 'search' : 'notebook'}
        empty={
          developers.data?.items.length === 0 ? words.empty[isFiltered ? 'filtered' : 'all'] : null
        }
        pager={{ of: developers.data, page, onPage: (next) => change({ page: next }) }}
      >
        <ul className="ruled" aria-label={words.title}>
          {items.map((developer) => (
            <DeveloperItem key={developer.id} developer={developer} onHide={setAsked} />
          ))}
        </ul>
      </AdminList>
      {asked ? <HideDialog developer={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
