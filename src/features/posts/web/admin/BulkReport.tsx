import { Group, List, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { adminPostsContent } from '../../words/post-list.ts';
import type { BulkChanges, BulkResult } from './useBulkChanges.ts';

const words = adminPostsContent.bulk;

/** What became of the chosen posts, and the way back. The focus comes here, because the button it was on is gone. */
export function BulkReport({ result, changes }: { result: BulkResult; changes: BulkChanges }) {
  const report = useRef<HTMLDivElement>(null);
  const { sentence, failed, changed } = result;
  useEffect(() => report.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <Paper
      ref={report}
      component="section"
      aria-label={words.report}
      variant="dashed"
      radius="md"
      px="lg"
      py="md"
      mb="md"
    >
      <Group justify="space-between">
        <Text fz="sm">{sentence}</Text>
        <Group gap="xs">
          {changed.length > 0 ? (
            <ActionButton disabled={changes.isBusy} onClick={changes.undo}>
              {words.undo}
            </ActionButton>
          ) : null}
          <ActionButton onClick={changes.dismiss}>{words.dismiss}</ActionButton>
        </Group>
      </Group>
      {failed.length > 0 ? (
        <>
          <Text fz="sm" fw={600} c="var(--mantine-color-error)" mt="xs">
            {words.failed(failed.length)}
          </Text>
          <List fz="sm">
            {failed.map(({ id, title, message }) => (
              <List.Item key={id}>
                <bdi>{title}</bdi>: {message}
              </List.Item>
            ))}
          </List>
        </>
      ) : null}
    </Paper>
  );
}
