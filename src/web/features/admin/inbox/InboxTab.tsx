import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { adminInboxContent as words } from '../../../../content/contact-inbox.ts';
import { contactStatusSchema } from '../../../../shared/contact-inbox.ts';
import { contactStatuses } from '../../../../shared/contact-status.ts';
import { trpc } from '../../../api/trpc.ts';
import { AdminList } from '../parts/AdminList.tsx';
import { ListFilter } from '../parts/ListFilter.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import { ExportButton } from './ExportButton.tsx';
import { InboxItem } from './InboxItem.tsx';
import { SuspectedNote } from './SuspectedNote.tsx';

const statuses = [
  { value: '', label: words.allStatuses },
  ...contactStatuses.map((value) => ({ value, label: words.status[value] })),
];

/** Contact requests: read, answer, note, file away. */
export function InboxTab() {
  const { address, change } = useListAddress();
  const filter = {
    search: address.search,
    status: contactStatusSchema.safeParse(address.status).data,
  };
  const requests = trpc.admin.inbox.list.useQuery(
    { ...filter, page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const [openId, setOpenId] = useState<number | null>(null);
  const isFiltered = filter.search !== '' || filter.status !== undefined;
  const empty = isFiltered ? words.empty.filtered : words.empty.none;

  return (
    <>
      <TabHeading title={words.title} action={<ExportButton filter={filter} />} />
      <ListFilter
        address={address}
        onChange={change}
        words={{ ...words, statuses }}
        summary={requests.data ? words.count(requests.data.total) : ''}
      />
      {filter.status === 'suspected' ? null : (
        <SuspectedNote onLook={() => change({ status: 'suspected' })} />
      )}
      <AdminList
        list={requests}
        rowHeight="4.5rem"
        drawing={isFiltered ? 'search' : 'mailbox'}
        empty={requests.data?.items.length === 0 ? empty : null}
        pager={{ of: requests.data, page: address.page, onPage: (page) => change({ page }) }}
      >
        <ul className="ruled" aria-busy={requests.isPlaceholderData}>
          {requests.data?.items.map((entry) => (
            <InboxItem
              key={entry.id}
              entry={entry}
              isOpen={entry.id === openId}
              onToggle={() => setOpenId(entry.id === openId ? null : entry.id)}
            />
          ))}
        </ul>
      </AdminList>
    </>
  );
}
