import { Badge, Group, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Time } from '../../../../web/components/text/Time.tsx';
import { SelectField } from '../../../../web/forms/SelectField.tsx';
import type { RequestList } from '../../verification.ts';
import { adminVerificationWords as words } from '../../words/admin-verification.ts';
import { RequestDetails } from './RequestDetails.tsx';

export function VerificationTab() {
  const { address, change } = useListAddress();
  const filter = address.status === 'ended' ? 'ended' : 'open';
  const requests = trpc.admin.verification.list.useQuery(
    { page: address.page, filter },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const items = requests.data?.items ?? [];
  return (
    <AdminList
      heading={words}
      list={requests}
      empty={requests.data && items.length === 0 ? words.empty : null}
      rowHeight="4.5rem"
      pager={{
        ...{ of: requests.data, page: address.page },
        onPage: (page) => change({ page }),
      }}
      above={
        <Group align="flex-end" gap="md" mb="md">
          <SelectField
            label={words.filterLabel}
            options={words.filters}
            value={filter === 'ended' ? filter : ''}
            onChange={(event) => change({ status: event.currentTarget.value })}
          />
          <p role="status">{requests.data ? words.count(requests.data.total) : ''}</p>
        </Group>
      }
    >
      <ul className="ruled" aria-label={words.title}>
        {items.map((item) => (
          <RequestItem key={item.id} item={item} />
        ))}
      </ul>
    </AdminList>
  );
}

function RequestItem({ item }: { item: RequestList['items'][number] }) {
  const { id, developer, askedAt, step, outcome } = item;
  const [isOpen, setIsOpen] = useState(false);
  const name = developer.name || words.anonymous(developer.id);
  return (
    <Stack component="li" gap="md" px="xs" py="md">
      <Group justify="space-between" gap="xs">
        <Stack gap="xxs" flex="1 1 16rem" miw={0}>
          <Group gap="xs">
            <strong dir="auto">{name}</strong>
            <Badge variant="default">{outcome ? words.outcomes[outcome] : words.steps[step]}</Badge>
          </Group>
          <ValueLine>
            <LineValue label={words.asked}>
              <Time at={askedAt} format={formatDateTime} />
            </LineValue>
          </ValueLine>
        </Stack>
        <ActionButton context={name} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? words.close : words.open}
        </ActionButton>
      </Group>
      {isOpen ? <RequestDetails id={id} /> : null}
    </Stack>
  );
}
