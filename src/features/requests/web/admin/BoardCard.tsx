import { ActionIcon, Group, Menu, Paper, Stack, Text } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { Link } from 'react-router-dom';
import { accessibleName } from '../../../../web/accessible-name.ts';
import type { InboxEntry } from '../../contact-inbox.ts';
import { contactStatuses } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';
import { DraftMark } from './DraftMark.tsx';
import { DueMark } from './DueMark.tsx';
import { aboutOf, nameOf } from './inbox-entry.ts';
import { type InboxDesk, moveKeyHandler } from './inbox-keys.ts';
import { UnseenMark } from './UnseenMark.tsx';

interface BoardCardProps {
  entry: InboxEntry;
  desk: InboxDesk;
  onPickUp: () => void;
  onPutDown: () => void;
}

/** A request on the board: it is moved by mouse, by its menu, or by a letter while it has the focus. */
export function BoardCard({ entry, desk, onPickUp, onPutDown }: BoardCardProps) {
  const name = nameOf(entry);
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
        <Text fz="sm" fw={entry.status === 'new' ? 700 : 500} miw={0}>
          <Link
            to={desk.inbox.requestLink(entry.id)}
            className="cover-link"
            draggable={false}
            data-request={entry.id}
            onKeyDown={moveKeyHandler(desk, entry)}
          >
            <bdi>{name}</bdi>
          </Link>
        </Text>
        <Menu position="bottom-end" withinPortal>
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
              .filter((to) => to !== entry.status)
              .map((to) => (
                <Menu.Item key={to} onClick={() => desk.moves.move(entry, to)}>
                  {words.status[to]}
                </Menu.Item>
              ))}
          </Menu.Dropdown>
        </Menu>
      </Group>
      <Stack gap="xxs" align="start">
        <Text fz="xs" c="dimmed">
          {aboutOf(entry)}
        </Text>
        <UnseenMark requestId={entry.id} />
        <DraftMark requestId={entry.id} />
        <DueMark entry={entry} />
      </Stack>
    </Paper>
  );
}
