import { Box, Group, List, Paper, Stack, Text } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import type { StagedStep } from '../../../staged-drafts.ts';
import { stagedDraftsContent } from '../../../words/staged-drafts.ts';
import { formatCost } from '../amounts.ts';

const { step: words } = stagedDraftsContent;

interface StepProgressProps {
  step: StagedStep;
  /** Says more than the kind of the step. */
  title?: string | undefined;
  isStopping: boolean;
  onStop: () => void;
}

/** Names the part that is being written, the time it has taken, and the text that has arrived. */
export function StepProgress({ step, title, isStopping, onStop }: StepProgressProps) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), 1_000, { autoInvoke: true });
  const seconds = Math.max(0, Math.floor((nowMs - step.createdAt.getTime()) / 1_000));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text role="status" fw={600}>
            {title ?? words.pending(words.kinds[step.kind])}
          </Text>
          <ReasonedButton
            variant="default"
            reason={isStopping ? words.isStopping : null}
            onClick={onStop}
          >
            {words.stop}
          </ReasonedButton>
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

const secondsOf = (durationMs: number) => Math.round(durationMs / 1_000);
const tokensOf = ({ inputTokens, outputTokens }: StagedStep) => inputTokens + outputTokens;

/** Lists the costs of each request of a staged draft, and their sum. */
export function StepLog({ steps }: { steps: readonly StagedStep[] }) {
  const ended = steps.filter(({ outcome }) => outcome !== 'running');
  if (ended.length === 0) return null;
  const sum = (of: (step: StagedStep) => number) =>
    ended.reduce((total, step) => total + of(step), 0);
  const isPriced = ended.some(({ costMicros }) => costMicros !== null);
  const total = words.total(
    ended.length,
    secondsOf(sum(({ durationMs }) => durationMs)),
    sum(tokensOf),
    formatCost(isPriced ? sum(({ costMicros }) => costMicros ?? 0) : null),
  );
  return (
    <Box component="details" fz="sm">
      <summary>
        {words.log}: {total}
      </summary>
      <List size="sm" mt="xs">
        {ended.map((step) => {
          const { id, kind, durationMs, costMicros, outcome, message } = step;
          const what = words.kinds[kind];
          return (
            <List.Item key={id}>
              {words.entry(what, secondsOf(durationMs), tokensOf(step), formatCost(costMicros))},{' '}
              {outcome === 'ok' ? words.ok : message || words.failed}
            </List.Item>
          );
        })}
      </List>
    </Box>
  );
}
