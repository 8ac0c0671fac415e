import { Button, Menu, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { accessibleName } from '../../../../web/start/accessible-name.ts';
import { adminPostsContent } from '../../words/post-list.ts';
import { quickTimes } from './typed-time.ts';

const { actions: words } = adminPostsContent;

interface ScheduleMenuProps {
  title: string;
  isBusy: boolean;
  /** Address of the editor, which takes any time. */
  editor: string;
  onChoose: (at: Date) => void;
}

/** Schedules a draft for one of the next mornings. */
export function ScheduleMenu({ title, isBusy, editor, onChoose }: ScheduleMenuProps) {
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button
          variant="outline"
          color="gray"
          disabled={isBusy}
          aria-label={accessibleName(words.schedule, title)}
          aria-keyshortcuts="Shift+S"
          data-letter="Shift+S"
        >
          {words.schedule}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {quickTimes().map(({ name, at }) => (
          <Menu.Item key={name} onClick={() => onChoose(at)}>
            {words.times[name]}
            <Text span c="dimmed" fz="sm" ms="xs">
              {formatDateTime(at)}
            </Text>
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={editor}>
          {words.otherTime}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
