import { Badge, Group, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../shared/paths.ts';
import { ActionButton, ActionLink } from '../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LineValue, ValueLine } from '../../../../web/admin/LabeledValue.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { ChooseRow } from '../../../../web/admin/list/several/SelectionBar.tsx';
import { type Selection, useSelection } from '../../../../web/admin/list/several/useSelection.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { ButtonLink } from '../../../../web/components/links/ButtonLink.tsx';
import { Time } from '../../../../web/components/text/Time.tsx';
import {
  type ListedDeveloper,
  listedDeveloperFilters,
  listedDeveloperSortSchema,
} from '../../admin-developers.ts';
import { adminDevelopersContent as words } from '../../words/admin-developers.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { DevelopersFoot } from './DevelopersFoot.tsx';
import { DuplicateMarks } from './DuplicateMarks.tsx';
import { HideDialog } from './HideDialog.tsx';
import { nameOf, useSeveralProfiles, useShowing } from './profile-changes.ts';

const { all, filtered } = words.empty;
const empty = {
  none: { ...all, action: <ButtonLink to={paths.developerSignup}>{all.open}</ButtonLink> },
  filtered,
};

export function DevelopersTab() {
  const place = useListAddress();
  const { address } = place;
  const [asked, setAsked] = useState<Asked | null>(null);
  const filter = listedDeveloperFilters.find((one) => one === address.status) ?? 'all';
  const { page, search } = address;
  const sort = listedDeveloperSortSchema.safeParse(address.sort).data;
  const developers = trpc.admin.developers.list.useQuery(
    { page, search, filter, sort },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const isFiltered = filter !== 'all' || search !== '';
  const items = developers.data?.items ?? [];
  const selection = useSelection(items.map(({ id }) => id));
  const several = useSeveralProfiles(selection.clear);

  return (
    <>
      <AdminList
        heading={words}
        {...pagedList({
          ...{ place, words, of: developers.data },
          summary: developers.data ? words.count(developers.data.total) : '',
        })}
        isFiltered={isFiltered}
        list={developers}
        empty={developers.data && items.length === 0 ? empty : null}
        rowHeight="4.5rem"
        foot={<DevelopersFoot rows={items} {...{ selection, several }} />}
      >
        <ul className="ruled" aria-label={words.title}>
          {items.map((developer) => (
            <DeveloperItem key={developer.id} {...{ developer, selection }} onAsk={setAsked} />
          ))}
        </ul>
      </AdminList>
      {asked?.about === 'hiding' ? (
        <HideDialog developer={asked} onClose={() => setAsked(null)} />
      ) : null}
      {asked?.about === 'account' ? (
        <AccountDialog developer={asked} onClose={() => setAsked(null)} />
      ) : null}
    </>
  );
}

interface Asked {
  id: number;
  name: string;
  about: 'hiding' | 'account';
}

interface DeveloperItemProps {
  developer: ListedDeveloper;
  selection: Selection;
  onAsk: (asked: Asked) => void;
}

function DeveloperItem({ developer, selection, onAsk }: DeveloperItemProps) {
  const { id, createdAt, isProfileComplete, hidden } = developer;
  const name = nameOf(developer);
  const showing = useShowing();
  return (
    <Group component="li" wrap="nowrap" align="start" gap="xs" px="xs" py="md">
      <ChooseRow {...{ id, name, selection }} />
      <Stack gap="xs" flex={1} miw={0}>
        <Group justify="space-between" gap="xs">
          <Stack gap="xxs" flex="1 1 16rem" miw={0}>
            <Group gap="xs">
              <strong dir="auto">{name}</strong>
              {hidden ? <Badge color="ember">{words.hidden}</Badge> : null}
              {developer.isNew ? <Badge color="moss">{words.isNew}</Badge> : null}
              {isProfileComplete ? null : <Badge variant="default">{words.unfinished}</Badge>}
            </Group>
            <ValueLine>
              <LineValue label={words.number}>{id}</LineValue>
              <LineValue label={words.joined}>
                <Time at={createdAt} format={formatDateTime} />
              </LineValue>
              {developer.changedAt > createdAt ? (
                <LineValue label={words.changed}>
                  <Time at={developer.changedAt} format={formatDateTime} />
                </LineValue>
              ) : null}
              {hidden ? (
                <LineValue label={words.hiddenSince}>
                  <Time at={hidden.since} format={formatDateTime} />
                </LineValue>
              ) : null}
            </ValueLine>
          </Stack>
          <Group gap="xs">
            <ActionButton context={name} onClick={() => onAsk({ id, name, about: 'account' })}>
              {words.account.open}
            </ActionButton>
            {isProfileComplete && !hidden ? (
              <ActionLink to={paths.developerProfile(id)} context={name} newTab>
                {words.open}
              </ActionLink>
            ) : null}
            {hidden ? (
              <ActionButton
                context={name}
                disabled={showing.isPending}
                onClick={() => showing.mutate({ developerId: id })}
              >
                {words.show}
              </ActionButton>
            ) : (
              <ActionButton
                context={name}
                isDangerous
                onClick={() => onAsk({ id, name, about: 'hiding' })}
              >
                {words.hide}
              </ActionButton>
            )}
          </Group>
        </Group>
        <DuplicateMarks marks={developer.marks} />
        {hidden?.reason ? (
          <Text
            fz="sm"
            maw="var(--site-measure)"
            style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {words.reason}: <bdi>{hidden.reason}</bdi>
          </Text>
        ) : null}
      </Stack>
    </Group>
  );
}
