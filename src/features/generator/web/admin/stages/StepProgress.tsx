import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import type { StagedStep } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';

const { step: words } = stagedDraftsContent;

interface StepProgressProps {
  step: StagedStep;
  isStopping: boolean;
  onStop: () => void;
}

export function StepProgress({ step, isStopping, onStop }: StepProgressProps) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), 1_000, { autoInvoke: true });
  const seconds = Math.max(0, Math.floor((nowMs - step.createdAt.getTime()) / 1_000));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text role="status" fw={600}>
            {words.pending(words.kinds[step.kind])}
          </Text>
          <Button variant="default" disabled={isStopping} onClick={onStop}>
            {words.stop}
          </Button>
        </Group>
        <Text c="dimmed" fz="sm">
          {words.elapsedLabel}: <span role="timer">{words.elapsed(seconds)}</span>
        </Text>
        {step.text ? (
          <ScrollPane label={words.soFar} maxHeight="16rem">
            <Text fz="sm">{step.text}</Text>
          </ScrollPane>
        ) : null}
      </Stack>
    </Paper>
  );
}
