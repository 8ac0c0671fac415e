import { Alert, Button, Group, List, Paper, Stack, Text, Title } from '@mantine/core';
import { useInterval } from '@mantine/hooks';
import { useState } from 'react';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { PartFailed } from '../../../../../web/admin/PartFailed.tsx';
import { usePostChanges } from '../../../../../web/admin/post-changes.ts';
import { ScrollPane } from '../../../../../web/admin/ScrollPane.tsx';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { EmptyState } from '../../../../../web/components/states/EmptyState.tsx';
import type { StagedDraft, StagedStep } from '../../../staged-drafts.ts';
import { stagedDraftsContent, stagedDraftsContent as words } from '../../../words/staged-drafts.ts';
import { formatCost } from '../amounts.ts';
import { BriefForm } from './BriefForm.tsx';
import { DetailsStage } from './DetailsStage.tsx';
import { OutlineStage } from './OutlineStage.tsx';
import { SectionsStage } from './SectionsStage.tsx';
import { StagePart } from './StagePart.tsx';
import { runningStep, useStagedChanges, useStagedDraft } from './useStagedDraft.ts';
import { useUnsentBrief } from './useUnsentBrief.ts';

interface StagedWorkProps {
  id: number;
  canAsk: boolean;
  onBack: () => void;
  onDiscarded: (draft: { id: number; subject: string }) => void;
}

export default function StagedWork({ id, ...props }: StagedWorkProps) {
  const staged = useStagedDraft(id);
  if (staged.data) return <Work key={id} draft={staged.data} {...props} />;
  if (!staged.error) return <ListSkeleton />;
  if (errorCode(staged.error) !== 'NOT_FOUND') return <PartFailed />;
  return (
    <EmptyState
      drawing="notebook"
      title={words.gone.title}
      action={<Button onClick={props.onBack}>{words.back}</Button>}
    >
      <p>{words.gone.text}</p>
    </EmptyState>
  );
}

interface WorkProps extends Omit<StagedWorkProps, 'id'> {
  draft: StagedDraft;
}

function Work({ draft, canAsk, onBack, onDiscarded }: WorkProps) {
  const { id, version, brief, sections, steps } = draft;
  const changes = useStagedChanges(id);
  const unsent = useUnsentBrief(id);
  const running = runningStep(draft);
  const hasText = sections.some(({ html }) => html !== '');
  const stage = {
    ...{ draft, changes },
    canAsk: canAsk && running === null && !changes.ask.isPending,
  };
  const failure = steps.at(-1)?.message;

  return (
    <Stack component="section" gap="lg" aria-labelledby="staged-title">
      <Group justify="space-between">
        <Title order={2} size="h3" id="staged-title">
          {brief.subject}
        </Title>
        <Button variant="subtle" onClick={onBack}>
          {words.back}
        </Button>
      </Group>
      <StepLog steps={steps} />
      <StagePart title={words.brief.title}>
        <BriefForm
          brief={brief}
          draft={unsent}
          send={words.brief.save}
          isBusy={changes.saveBrief.isPending}
          onSend={(sent) =>
            void changes.saveBrief
              .mutateAsync({ id, version, ...sent })
              .then(unsent.sent, unsent.keeper.flush)
          }
        />
      </StagePart>
      <OutlineStage {...stage} />
      {sections.length > 0 ? <SectionsStage {...stage} /> : null}
      {running ? (
        <StepProgress
          key={running.id}
          step={running}
          isStopping={changes.cancel.isPending}
          onStop={() => changes.cancel.mutate({ id })}
        />
      ) : null}
      {failure ? (
        <Alert color="red" role="status">
          {failure}
        </Alert>
      ) : null}
      {hasText ? <DetailsStage {...stage} /> : null}
      <WorkFoot {...{ draft, hasText, onBack, onDiscarded }} />
    </Stack>
  );
}

interface WorkFootProps extends Omit<WorkProps, 'canAsk'> {
  hasText: boolean;
}

function WorkFoot({ draft, hasText, onBack, onDiscarded }: WorkFootProps) {
  const { id } = draft;
  const utils = trpc.useUtils();
  const { refreshLists } = usePostChanges();
  const leave = async () => {
    await utils.admin.stagedDrafts.list.invalidate();
    onBack();
  };
  const saving = trpc.admin.stagedDrafts.save.useMutation(
    withToasts({
      done: words.toasts.saved,
      failed: words.toasts.failed,
      onDone: () => Promise.all([refreshLists(), leave()]),
    }),
  );
  const discarding = trpc.admin.stagedDrafts.discard.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: () => {
        onDiscarded({ id, subject: draft.brief.subject });
        return leave();
      },
    }),
  );
  const isBusy = saving.isPending || discarding.isPending;
  return (
    <Stack gap="xs">
      <Group>
        <Button disabled={isBusy || !hasText} onClick={() => saving.mutate({ id })}>
          {saving.isPending ? words.saving : words.save}
        </Button>
        <Button
          variant="outline"
          color="red"
          disabled={isBusy}
          onClick={() => discarding.mutate({ id })}
        >
          {words.discard}
        </Button>
      </Group>
      <Text c="dimmed" fz="sm">
        {words.saveHint}
      </Text>
    </Stack>
  );
}

const { step: stepProgressWords } = stagedDraftsContent;

interface StepProgressProps {
  step: StagedStep;
  isStopping: boolean;
  onStop: () => void;
}

function StepProgress({ step, isStopping, onStop }: StepProgressProps) {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useInterval(() => setNowMs(Date.now()), 1_000, { autoInvoke: true });
  const seconds = Math.max(0, Math.floor((nowMs - step.createdAt.getTime()) / 1_000));
  return (
    <Paper withBorder p="md">
      <Stack gap="sm">
        <Group justify="space-between">
          <Text role="status" fw={600}>
            {stepProgressWords.pending(stepProgressWords.kinds[step.kind])}
          </Text>
          <Button variant="default" disabled={isStopping} onClick={onStop}>
            {stepProgressWords.stop}
          </Button>
        </Group>
        <Text c="dimmed" fz="sm">
          {stepProgressWords.elapsedLabel}:{' '}
          <span role="timer">{stepProgressWords.elapsed(seconds)}</span>
        </Text>
        {step.text ? (
          <ScrollPane label={stepProgressWords.soFar} maxHeight="16rem">
            <Text fz="sm">{step.text}</Text>
          </ScrollPane>
        ) : null}
      </Stack>
    </Paper>
  );
}

const { step: stepLogWords } = stagedDraftsContent;

const secondsOf = (durationMs: number) => Math.round(durationMs / 1_000);
const tokensOf = ({ inputTokens, outputTokens }: StagedStep) => inputTokens + outputTokens;

function StepLog({ steps }: { steps: readonly StagedStep[] }) {
  const ended = steps.filter(({ outcome }) => outcome !== 'running');
  if (ended.length === 0) return null;
  const sum = (of: (step: StagedStep) => number) =>
    ended.reduce((total, step) => total + of(step), 0);
  const isPriced = ended.some(({ costMicros }) => costMicros !== null);
  const total = stepLogWords.total(
    ended.length,
    secondsOf(sum(({ durationMs }) => durationMs)),
    sum(tokensOf),
    formatCost(isPriced ? sum(({ costMicros }) => costMicros ?? 0) : null),
  );
  return (
    <details>
      <summary>
        {stepLogWords.log}: {total}
      </summary>
      <List size="sm" mt="xs">
        {ended.map((step) => {
          const { id, kind, durationMs, costMicros, outcome, message } = step;
          const what = stepLogWords.kinds[kind];
          return (
            <List.Item key={id}>
              {stepLogWords.entry(
                what,
                secondsOf(durationMs),
                tokensOf(step),
                formatCost(costMicros),
              )}
              , {outcome === 'ok' ? stepLogWords.ok : message || stepLogWords.failed}
            </List.Item>
          );
        })}
      </List>
    </details>
  );
}
