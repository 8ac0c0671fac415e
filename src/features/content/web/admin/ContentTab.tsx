import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { useAddressParams } from '../../../../web/admin/list/useAddressParams.ts';
import { type ListAddress, useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ListedKind } from '../../content.ts';
import { contentWords as words } from '../../words/content.ts';
import type { ExamplesOf } from './ContentForm.tsx';
import { KindEditor } from './KindEditor.tsx';

/** Names the opened kind in the address. */
const kindParam = 'kind';

interface ContentTabProps {
  examplesOf: ExamplesOf;
  /** Stands above the list. */
  notice: ReactNode;
}

export function ContentTab({ examplesOf, notice }: ContentTabProps) {
  const { params, paramsWith } = useAddressParams();
  const kind = params.get(kindParam);
  if (kind === null) {
    return (
      <>
        <AreaHeading title={words.title} intro={words.intro} />
        {notice}
        <KindList linkTo={(name) => `?${paramsWith({ [kindParam]: name })}`} />
      </>
    );
  }
  return (
    <Stack gap="md" align="stretch">
      <h1 className="visually-hidden">{words.title}</h1>
      <div>
        <Button component={Link} to={`?${paramsWith({ [kindParam]: '' })}`} variant="subtle">
          {words.back}
        </Button>
      </div>
      <KindEditor key={kind} kind={kind} examplesOf={examplesOf} />
    </Stack>
  );
}

function matches({ title, places, changedAt }: ListedKind, address: ListAddress): boolean {
  const { search, status } = address;
  if (status !== '' && status !== (changedAt ? 'changed' : 'delivered')) return false;
  const text = [title, ...places.map(({ label }) => label)].join(' ').toLowerCase();
  return text.includes(search.trim().toLowerCase());
}

function KindList({ linkTo }: { linkTo: (kind: string) => string }) {
  const place = useListAddress();
  const kinds = trpc.admin.content.list.useQuery(undefined, { refetchOnMount: 'always' });
  const found = kinds.data?.filter((kind) => matches(kind, place.address)) ?? [];
  return (
    <AdminList
      {...pagedList({
        ...{ place, words: words.list, of: undefined },
        summary: kinds.data ? words.list.count(found.length) : '',
      })}
      isFiltered
      list={kinds}
      rowHeight="3rem"
      empty={kinds.data && found.length === 0 ? words.list.none : null}
    >
      <ul className="ruled" aria-label={words.list.label}>
        {found.map(({ kind, title, places, changedAt }) => (
          <Group key={kind} component="li" justify="space-between" py="sm" wrap="nowrap">
            <div>
              <Text fw={600}>{title}</Text>
              <Text c="dimmed" fz="sm">
                {places.map(({ label }) => label).join(', ') || words.list.everywhere} ·{' '}
                {changedAt ? words.list.changed(formatDateTime(changedAt)) : words.list.asDelivered}
              </Text>
            </div>
            <ActionLink to={linkTo(kind)} context={title}>
              {words.list.edit}
            </ActionLink>
          </Group>
        ))}
      </ul>
    </AdminList>
  );
}
