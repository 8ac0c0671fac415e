import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type DragEvent, type RefObject, useState } from 'react';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import type { ContactStatus } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { BoardCard } from './BoardCard.tsx';
import type { InboxDesk } from './inbox-keys.ts';
import type { Movable } from './useInboxChanges.ts';

interface BoardColumnProps {
  status: ContactStatus;
  desk: InboxDesk;
  /** The request that a mouse has picked up, on whatever column. */
  dragged: RefObject<Movable | null>;
}

/** The newest requests of a state. What is dropped here comes into it. */
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
        <Title order={3} fz="sm" id={titleId}>
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
          {items.map((entry) => (
            <BoardCard
              key={entry.id}
              entry={entry}
              desk={desk}
              onPickUp={() => {
                dragged.current = entry;
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
