import { Button, Group, Text } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import type { RowSelection } from '../../../../../web/admin/list/several/useSelection.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../../web/components/links/ButtonLink.tsx';
import type { InboxPage } from '../../../contact-inbox.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import type { InboxDesk } from '../inbox-keys.ts';
import type { InboxAddress } from '../useInboxAddress.ts';
import { InboxFoot } from './InboxFoot.tsx';
import { InboxItem } from './InboxItem.tsx';

const { none, filtered } = words.empty;
const empty = {
  none: { ...none, action: <ButtonLink to={paths.contact}>{none.open}</ButtonLink> },
  filtered,
};

interface InboxListProps {
  desk: InboxDesk;
  requests: NonNullable<ComponentProps<typeof AdminList>['list']> & {
    data: InboxPage | undefined;
    isPlaceholderData: boolean;
  };
  selection: RowSelection;
  /** Says what was moved last. */
  movedNote: ReactNode;
}

export function InboxList({ desk, requests, selection, movedNote }: InboxListProps) {
  const { inbox, chosen, several } = desk;
  const { search, ...others } = inbox.filter;
  const isFiltered = search !== '' || Object.values(others).some((value) => value !== undefined);
  const listed = requests.data;
  const hasFoot = listed && (listed.items.length > 0 || several.report.last);
  return (
    <AdminList
      pager={{
        of: listed,
        page: inbox.address.page,
        onPage: (page) => inbox.change({ page }),
      }}
      above={<ListSummary inbox={inbox} total={listed?.total} />}
      list={requests}
      rowHeight="4.5rem"
      isFiltered={isFiltered}
      {...(isFiltered ? {} : { drawing: 'mailbox' as const })}
      empty={listed?.items.length === 0 ? empty : null}
      foot={
        hasFoot ? (
          <>
            {movedNote}
            <InboxFoot {...{ chosen, selection, several }} />
          </>
        ) : null
      }
    >
      <ul className="ruled" aria-busy={requests.isPlaceholderData}>
        {listed?.items.map((request) => (
          <InboxItem key={request.id} {...{ request, desk, selection }} />
        ))}
      </ul>
    </AdminList>
  );
}

/** Counts the list, and says above it what else came in: low, because the rows begin below. */
export function ListSummary({ inbox, total }: { inbox: InboxAddress; total: number | undefined }) {
  const { data: suspected = 0 } = trpc.admin.inbox.suspectedCount.useQuery(undefined, {
    refetchOnMount: 'always',
  });
  if (inbox.filter.status === 'suspected') {
    return (
      <Text fz="xs" c="dimmed" mb="xs">
        {total === undefined ? null : `${words.count(total)}. `}
        {words.suspected.why}
      </Text>
    );
  }
  return (
    <Group gap="xs" mih="1.25rem" fz="xs" c="dimmed">
      <span aria-live="polite">{total === undefined ? '' : words.count(total)}</span>
      {suspected > 0 ? (
        <>
          <span>{words.suspected.text(suspected)}</span>
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => inbox.change({ status: 'suspected' })}
          >
            {words.suspected.look}
          </Button>
        </>
      ) : null}
    </Group>
  );
}
