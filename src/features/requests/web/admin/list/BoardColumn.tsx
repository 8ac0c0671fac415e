import { ActionIcon, Button, Group, Menu, Paper, Stack, Text, Title } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { keepPreviousData } from '@tanstack/react-query';
import { type DragEvent, type RefObject, useState } from 'react';
import { Link } from 'react-router-dom';
import { AdminList } from '../../../../../web/admin/list/AdminList.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import { accessibleName } from '../../../../../web/start/accessible-name.ts';
import type { ListedRequest } from '../../../contact-inbox.ts';
import { type ContactStatus, contactStatuses } from '../../../contact-status.ts';
import { adminInboxContent as words } from '../../../words/contact-inbox.ts';
import { DraftMark } from '../answer/DraftMark.tsx';
import { type InboxDesk, requestKeyHandler } from '../inbox-keys.ts';
import { aboutOf, nameOf } from '../listed-request.ts';
import type { Movable } from '../useInboxChanges.ts';
import { DueMark } from './DueMark.tsx';
import { UnseenMark } from './UnseenMark.tsx';

interface BoardColumnProps {
  status: ContactStatus;
  desk: InboxDesk;
  /** Request dragged by the mouse, from any column. */
  dragged: RefObject<Movable | null>;
}

export function BoardColumn({ status, desk, dragged }: BoardColumnProps) {
  const { inbox, moves } = desk;
  const [isOver, setIsOver] = useState(false);
  const requests = trpc.admin.inbox.list.useQuery(
    { ...inbox.filter, status, page: 1 },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const { items = [], total = 0 } = requests.data ?? {};
  const titleId = `column-${status}`;
  const letIn = (event: DragEvent) => {
    if (!dragged.current) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    if (dragged.current) moves.move(dragged.current, status);
  };

  return (
    <Paper
      component="section"
      w="17rem"
      p="xs"
      bg={isOver ? 'var(--mantine-color-default-border)' : 'var(--mantine-color-default-hover)'}
      aria-labelledby={titleId}
      data-column={status}
      onDragOver={letIn}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Group justify="space-between" mb="xs" px="xxs">
        <Title order={2} fz="sm" id={titleId}>
          {words.status[status]}
        </Title>
        <Text fz="sm" c="dimmed">
          {requests.data ? words.count(total) : null}
        </Text>
      </Group>
      <AdminList list={requests} rowHeight="6rem">
        {requests.data && items.length === 0 ? (
          <Text fz="sm" c="dimmed" px="xxs">
            {words.board.empty}
          </Text>
        ) : null}
        <Stack component="ul" gap="xs">
          {items.map((request) => (
            <BoardCard
              key={request.id}
              request={request}
              desk={desk}
              onPickUp={() => {
                dragged.current = request;
              }}
              onPutDown={() => {
                dragged.current = null;
              }}
            />
          ))}
        </Stack>
        {total > items.length ? (
          <Button variant="subtle" size="xs" onClick={() => inbox.showAll(status)}>
            {words.board.all(total)}
          </Button>
        ) : null}
      </AdminList>
    </Paper>
  );
}

interface BoardCardProps {
  request: ListedRequest;
  desk: InboxDesk;
  onPickUp: () => void;
  onPutDown: () => void;
}

function BoardCard({ request, desk, onPickUp, onPutDown }: BoardCardProps) {
  const name = nameOf(request);
  return (
    <Paper
      component="li"
      className="covered"
      withBorder
      p="sm"
      radius="md"
      draggable
      onDragStart={onPickUp}
      onDragEnd={onPutDown}
    >
      <Group justify="space-between" gap="xs" wrap="nowrap" align="start">
        <Text fz="sm" fw={request.status === 'new' ? 700 : 500} miw={0}>
          <Link
            to={desk.inbox.requestLink(request.id)}
            className="cover-link"
            draggable={false}
            data-request={request.id}
            onKeyDown={requestKeyHandler(desk, request, () => {})}
          >
            <bdi>{name}</bdi>
          </Link>
        </Text>
        <Menu position="bottom-end" withinPortal hideDetached={false}>
          <Menu.Target>
            <ActionIcon
              pos="relative"
              size="sm"
              aria-label={accessibleName(words.board.move, name)}
              disabled={desk.moves.isMoving}
            >
              <IconDots size={16} aria-hidden="true" />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {contactStatuses
              .filter((to) => to !== request.status)
              .map((to) => (
                <Menu.Item key={to} onClick={() => desk.moves.move(request, to)}>
                  {words.status[to]}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Stack gap="xxs" align="start">
        <Text fz="xs" c="dimmed">
          {aboutOf(request)}
        </Text>
        <UnseenMark requestId={request.id} />
        <DraftMark requestId={request.id} />
        <DueMark request={request} />
      </Stack>
    </Paper>
  );
}
