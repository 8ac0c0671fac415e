import { Flex, Group, Paper, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import { StateDot } from '../../../../../web/admin/StateDot.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { type AiDraft, draftStages } from '../../../ai-drafts.ts';
import { adminAiDraftsContent as words } from '../../../words/ai-drafts.ts';
import classes from './AiDraftProgress.module.css';
import { useAiDraftChanges } from './useAiDraft.ts';

export function AiDraftProgress({ draft }: { draft: AiDraft }) {
  const { id, stage, elapsedMs } = draft;
  // Continues from the server's elapsed time, because the clocks may differ.
  const [startedAtMs] = useState(() => performance.now() - elapsedMs);
  const [nowMs, setNowMs] = useState(() => performance.now());
  const { refresh } = useAiDraftChanges();
  const cancel = trpc.admin.aiDrafts.cancel.useMutation(
    withToasts({ failed: words.toasts.changeFailed, onDone: refresh }),
  );
  useInterval(() => setNowMs(performance.now()), 1_000, { autoInvoke: true });
  const position = draftStages.indexOf(stage);
  const seconds = Math.max(0, Math.floor((nowMs - startedAtMs) / 1_000));

  return (
    <Paper component="section" withBorder radius="md" p="lg" mt="xl">
      <Stack gap="lg">
        <Text role="status" fw={600} maw="var(--site-measure)">
          {words.pending}
        </Text>
        <Flex
          component="ol"
          wrap="wrap"
          gap="xs"
          columnGap="lg"
          className={classes.stages}
          aria-label={words.stagesLabel}
        >
          {draftStages.map((name, index) => {
            const state = index < position ? 'done' : index === position ? 'active' : 'waiting';
            return (
              <Group key={name} component="li" gap="xs" data-state={state}>
                <StateDot state={state} />
                <span>
                  {words.stages[name]}
                  <VisuallyHidden> ({words.stageStates[state]})</VisuallyHidden>
                </span>
              </Group>
            );
          })}
        </Flex>
        <Group justify="space-between">
          <Text c="dimmed" fz="sm">
            {words.elapsedLabel}: <span role="timer">{words.elapsed(seconds)}</span>
          </Text>
          <ReasonedButton
            variant="default"
            reason={cancel.isPending ? words.isCancelling : null}
            onClick={() => cancel.mutate({ id })}
          >
            {words.cancel}
          </ReasonedButton>
        </Group>
        <WrittenSoFar draft={draft} />
      </Stack>
    </Paper>
  );
}

export function WrittenSoFar({ draft: { title, text } }: { draft: AiDraft }) {
  if (!title && !text) return null;
  return (
    <ScrollPane label={words.soFar} maxHeight="20rem">
      {title ? (
        <Text ff="heading" fz="h3" fw={700} mb="xs">
          {title}
        </Text>
      ) : null}
      <Text fz="sm" className={classes.text}>
        {text}
      </Text>
    </ScrollPane>
  );
}
