import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { formatLongDate } from '../../../web/format.ts';
import type { OwnRequest } from '../verification.ts';
import { ownVerificationWords } from '../words/own-verification.ts';
import { AsWritten } from './AsWritten.tsx';
import { OwnTask } from './OwnTask.tsx';
import type { VerificationChanges } from './useOwnVerification.ts';

const words = ownVerificationWords.request;
const hues = {
  ...{ open: 'sky', withdrawn: 'sand', declined: 'ember' },
  ...{ verified: 'moss', ended: 'sand', takenBack: 'ember' },
} as const;

function stateOf({ end }: OwnRequest): keyof typeof hues {
  if (!end) return 'open';
  if (end.takenBackAt) return 'takenBack';
  const isOver = end.markUntil !== null && end.markUntil.getTime() <= Date.now();
  return isOver ? 'ended' : end.outcome;
}

interface OwnRequestPanelProps {
  request: OwnRequest;
  changes: VerificationChanges;
}

/** The last request, with its task, the remarks and its end. */
export function OwnRequestPanel({ request, changes }: OwnRequestPanelProps) {
  const { id, askedAt, assessment, review, end } = request;
  const { withdraw } = changes;
  const state = stateOf(request);
  return (
    <Paper withBorder p="md">
      <Stack gap="md">
        <Group justify="space-between" gap="xs" align="baseline">
          <Title order={3} size="h4">
            {words.title}
          </Title>
          <Badge color={hues[state]}>{words.states[state]}</Badge>
        </Group>
        <Text c="dimmed">{words.askedOn(formatLongDate(askedAt))}</Text>
        {end?.reason ? <AsWritten label={words.reason} text={end.reason} /> : null}
        {assessment ? (
          <OwnTask requestId={id} assessment={assessment} isOpen={!end} answer={changes.answer} />
        ) : null}
        {!assessment && !end ? <Text>{words.waits}</Text> : null}
        {review ? <AsWritten label={ownVerificationWords.review} text={review.remarks} /> : null}
        {end ? null : (
          <Stack gap="xs" align="flex-start">
            {assessment ? (
              <Text c="dimmed" fz="sm">
                {words.withdrawHint}
              </Text>
            ) : null}
            <Button
              variant="outline"
              color="red"
              disabled={withdraw.isPending}
              onClick={() => withdraw.mutate({ id })}
            >
              {words.withdraw}
            </Button>
          </Stack>
        )}
      </Stack>
    </Paper>
  );
}
