import { Button, Group, Paper, Text } from '@mantine/core';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { nameOf } from './inbox-entry.ts';
import type { RequestMoves } from './useInboxChanges.ts';

const words = adminInboxContent.moves;

/** What was moved last, with the way back. It stays in sight, and is told to screen readers. */
export function MovedNote({ moves: { last, undo, isMoving } }: { moves: RequestMoves }) {
  return (
    <Group role="status" pos="sticky" bottom="var(--mantine-spacing-md)" mt="md" justify="center">
      {last ? (
        <Paper variant="raised" withBorder px="md" py="xs">
          <Group gap="md">
            <Text fz="sm">
              {last.isUndo
                ? words.undone(nameOf(last.entry), last.to)
                : words.done(nameOf(last.entry), last.to)}
            </Text>
            {last.isUndo ? null : (
              <Button variant="default" size="xs" disabled={isMoving} onClick={undo}>
                {words.undo}
              </Button>
            )}
          </Group>
        </Paper>
      ) : null}
    </Group>
  );
}
