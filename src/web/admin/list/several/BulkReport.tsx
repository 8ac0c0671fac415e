import { Group, List, Paper, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { adminContent } from '../../../../shared/words/admin.ts';
import { ActionButton } from '../../Action.tsx';
import classes from './ListFoot.module.css';
import type { useBulkReport } from './useBulkReport.ts';

const words = adminContent.list.several;

interface BulkReportProps {
  report: ReturnType<typeof useBulkReport>;
  isBusy: boolean;
}

/** Says what was changed and names the rows that were not. Offers to take the change back. */
export function BulkReport({ report, isBusy }: BulkReportProps) {
  if (!report.last) return null;
  return <Report key={report.last.number} {...{ report, isBusy }} last={report.last} />;
}

interface ReportProps extends BulkReportProps {
  last: NonNullable<BulkReportProps['report']['last']>;
}

/** Takes the focus because the button that had it is gone. */
function Report({ report, last: { sentence, failed, undo }, isBusy }: ReportProps) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => paper.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <Paper
      ref={paper}
      component="section"
      aria-label={words.report}
      variant="dashed"
      radius="md"
      px="lg"
      py="xs"
      mb="xs"
    >
      <Group justify="space-between" gap="xs">
        <Text fz="sm">{sentence}</Text>
        <Group gap="xs">
          {undo ? (
            <ActionButton disabled={isBusy} onClick={undo}>
              {words.undo}
            </ActionButton>
          ) : null}
          <ActionButton onClick={report.dismiss}>{words.dismiss}</ActionButton>
        </Group>
      </Group>
      {failed.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it, and nothing in it takes the focus
        <div className={classes.refused} tabIndex={0}>
          <Text fz="sm" fw={600} c="var(--mantine-color-error)" mt="xs">
            {words.failed(failed.length)}
          </Text>
          <List fz="sm">
            {failed.map(({ id, name, message }) => (
              <List.Item key={id}>
                <bdi>{name}</bdi>: {message}
              </List.Item>
            ))}
          </List>
        </div>
      ) : null}
    </Paper>
  );
}
