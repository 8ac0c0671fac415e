import { AdminList } from '../../../../web/admin/AdminList.tsx';
import type { InboxPage } from '../../contact-inbox.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { InboxItem } from './InboxItem.tsx';
import type { InboxDesk } from './inbox-keys.ts';

interface InboxListProps {
  desk: InboxDesk;
  requests: {
    isPending: boolean;
    isError: boolean;
    error: unknown;
    refetch: () => unknown;
    data: InboxPage | undefined;
    isPlaceholderData: boolean;
  };
}

/** One page of requests, a line each. */
export function InboxList({ desk, requests }: InboxListProps) {
  const { address, change, filter } = desk.inbox;
  const { search, ...others } = filter;
  const isFiltered = search !== '' || Object.values(others).some((value) => value !== undefined);
  const empty = isFiltered ? words.empty.filtered : words.empty.none;
  return (
    <AdminList
      list={requests}
      rowHeight="4rem"
      drawing={isFiltered ? 'search' : 'mailbox'}
      empty={requests.data?.items.length === 0 ? empty : null}
      pager={{ of: requests.data, page: address.page, onPage: (page) => change({ page }) }}
    >
      <ul className="ruled" aria-busy={requests.isPlaceholderData}>
        {requests.data?.items.map((entry) => (
          <InboxItem key={entry.id} entry={entry} desk={desk} />
        ))}
      </ul>
    </AdminList>
  );
}
