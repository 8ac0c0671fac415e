import { ActionIcon, Badge, Button, Group, Text, Title } from '@mantine/core';
import type { HotkeyItem } from '@mantine/hooks';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLetterKeys } from '../../../../web/admin/desk-keys.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { OpenedRequest as Opened } from '../../contact-inbox.ts';
import { answerKey } from '../../inbox-address.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { useNextWaiting } from './answer/useNextWaiting.ts';
import { InboxRequest } from './InboxRequest.tsx';
import { type InboxDesk, requestKeys } from './inbox-keys.ts';
import { DueMark } from './list/DueMark.tsx';
import { nameOf, statusHues } from './listed-request.ts';
import { isRequestFocused } from './request-focus.ts';

const words = adminInboxContent.opened;

interface OpenedRequestProps {
  id: number;
  desk: InboxDesk;
  /** Ids on the list page that opened the request, in order. */
  neighbors: readonly number[];
}

export function OpenedRequest({ id, desk, neighbors }: OpenedRequestProps) {
  const { inbox, moves, areLettersOn } = desk;
  const opened = trpc.admin.inbox.open.useQuery({ id }, { refetchOnMount: 'always' });
  const { markRead } = moves;
  const isUnopened = opened.data?.request.openedAt === null;
  const wasOpened = useRef(false);
  useEffect(() => {
    // Only on the first opening: an admin may move it back to "new" on purpose.
    if (opened.data && !wasOpened.current) {
      wasOpened.current = true;
      if (isUnopened) markRead(id);
    }
  }, [opened.data, isUnopened, markRead, id]);

  const at = neighbors.indexOf(id);
  const keptId = opened.data?.request.id;
  const { go } = inbox;
  useEffect(() => {
    // The request was merged into another one, which holds all of it.
    if (keptId !== undefined && keptId !== id) go({ request: keptId });
  }, [keptId, id, go]);
  const open = (request: number | null | undefined) => {
    if (request !== undefined) inbox.go({ request });
  };
  const previous = at > 0 ? neighbors[at - 1] : undefined;
  const next = at === -1 ? undefined : neighbors[at + 1];
  const [params] = useSearchParams();
  const openNextWaiting = useNextWaiting();
  const goOn = () => (params.has(answerKey) ? void openNextWaiting(id) : open(next));
  const letters: HotkeyItem[] = [
    ['j', () => open(next)],
    ['k', () => open(previous)],
    ['m', () => document.querySelector<HTMLElement>('[data-note]')?.focus()],
    ...(opened.data ? requestKeys(desk, opened.data.request, goOn) : []),
  ];
  // A row of the list beside it has the same letters.
  const elsewhere = letters.map(
    ([key, act, options]): HotkeyItem => [
      key,
      (event) => {
        if (!isRequestFocused()) act(event);
      },
      options,
    ],
  );
  useLetterKeys([['Escape', () => open(null)], ...(areLettersOn ? elsewhere : [])]);

  return (
    <div data-holds-keys>
      <Group justify="space-between" mb="xs" gap="xs">
        <Button variant="subtle" size="sm" onClick={() => open(null)}>
          {words.back}
        </Button>
        <Group gap="xs">
          <ActionIcon
            aria-label={words.previous}
            disabled={previous === undefined}
            onClick={() => open(previous)}
          >
            <IconChevronUp aria-hidden="true" />
          </ActionIcon>
          <ActionIcon
            aria-label={words.next}
            disabled={next === undefined}
            onClick={() => open(next)}
          >
            <IconChevronDown aria-hidden="true" />
          </ActionIcon>
        </Group>
      </Group>
      <AdminList list={opened} rowHeight="12rem">
        {opened.data ? (
          <article>
            <RequestHeading opened={opened.data} />
            <InboxRequest opened={opened.data} desk={desk} />
          </article>
        ) : null}
      </AdminList>
    </div>
  );
}

/** Takes the focus on opening, because the focused line is gone. */
function RequestHeading({ opened: { request } }: { opened: Opened }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Group gap="xs" mb="lg">
      <Title order={2} size="h3" ref={heading} tabIndex={-1}>
        <bdi>{nameOf(request)}</bdi>
      </Title>
      <Badge color={statusHues[request.status]}>{adminInboxContent.status[request.status]}</Badge>
      <DueMark request={request} />
      {request.company ? (
        <Text c="dimmed" fz="sm" maw="100%">
          {request.company}
        </Text>
      ) : null}
    </Group>
  );
}
