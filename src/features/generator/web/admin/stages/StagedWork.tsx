import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { editorAddress, type OpenPost } from '../../../../../web/admin/list/admin-address.ts';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { PartFailed } from '../../../../../web/admin/PartFailed.tsx';
import { Reason, ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { errorCode } from '../../../../../web/api/call-errors.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { EmptyState } from '../../../../../web/components/states/EmptyState.tsx';
import type { DocumentRef } from '../../../../documents/documents.ts';
import type { StagedDraft } from '../../../staged-drafts.ts';
import { stagedDraftsContent as words } from '../../../words/staged-drafts.ts';
import { useWhyNot } from '../useWhyNot.ts';
import { BriefForm } from './BriefForm.tsx';
import { StagePart } from './StagePart.tsx';
import { StepLog, StepProgress } from './StepProgress.tsx';
import {
  runningStep,
  type StagedChanges,
  useStagedChanges,
  useStagedDraft,
} from './useStagedDraft.ts';
import { useUnsentBrief } from './useUnsentBrief.ts';

interface StagedWorkProps {
  id: number;
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

function Work({ draft, onBack, onDiscarded }: WorkProps) {
  const { id, version, brief, steps, text } = draft;
  const changes = useStagedChanges(id);
  const unsent = useUnsentBrief(id);
  const running = runningStep(draft);
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
      <Outline {...{ draft, changes }} />
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
      {text ? null : <Discard {...{ draft, onBack, onDiscarded }} />}
    </Stack>
  );
}

function openPostOf(text: DocumentRef): OpenPost {
  return 'postId' in text ? { kind: 'post', ...text } : { kind: 'draft', ...text };
}

interface OutlineProps {
  draft: StagedDraft;
  changes: StagedChanges;
}

/** The outline as it was written; it is changed beside the text. */
function Outline({ draft, changes }: OutlineProps) {
  const { id, sections } = draft;
  const navigate = useNavigate();
  const { search } = useLocation();
  const reasonId = useId();
  const whyNot = useWhyNot();
  const { outline } = words;
  const opening = trpc.admin.stagedDrafts.open.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: ({ text }) => navigate(editorAddress(openPostOf(text), search)),
    }),
  );
  const isWritten = sections.some(({ html, offeredHtml }) => html !== '' || offeredHtml !== null);
  const isBusy = runningStep(draft) !== null || changes.ask.isPending;
  const reason = isWritten ? outline.anyWritten : isBusy ? words.step.isWriting : whyNot;
  const hasOutline = sections.length > 0;
  return (
    <StagePart title={outline.title}>
      {hasOutline ? (
        <ol className="ruled" aria-label={outline.title}>
          {sections.map(({ id: sectionId, heading, points }) => (
            <li key={sectionId}>
              <Text fw={600} pt="xs">
                {heading || words.sections.opening}
              </Text>
              <Text c="dimmed" fz="sm" pb="xs">
                {points}
              </Text>
            </li>
          ))}
        </ol>
      ) : (
        <p>{outline.none}</p>
      )}
      <Group gap="xs">
        <ReasonedButton
          variant={hasOutline ? 'default' : 'filled'}
          {...{ reason, reasonId }}
          onClick={() => changes.ask.mutate({ id, kind: 'outline' })}
        >
          {hasOutline ? outline.askAgain : outline.ask}
        </ReasonedButton>
        <ReasonedButton
          variant={hasOutline ? 'filled' : 'default'}
          reason={opening.isPending ? words.step.isKeeping : null}
          onClick={() => opening.mutate({ id })}
        >
          {outline.open}
        </ReasonedButton>
      </Group>
      {reason === null ? null : <Reason id={reasonId}>{reason}</Reason>}
      <Text c="dimmed" fz="sm">
        {outline.openHint}
      </Text>
    </StagePart>
  );
}

function Discard({ draft, onBack, onDiscarded }: WorkProps) {
  const { id } = draft;
  const utils = trpc.useUtils();
  const discarding = trpc.admin.stagedDrafts.discard.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: async () => {
        onDiscarded({ id, subject: draft.brief.subject });
        await utils.admin.stagedDrafts.list.invalidate();
        onBack();
      },
    }),
  );
  return (
    <Group>
      <ReasonedButton
        variant="outline"
        color="red"
        reason={discarding.isPending ? words.step.isKeeping : null}
        onClick={() => discarding.mutate({ id })}
      >
        {words.discard}
      </ReasonedButton>
    </Group>
  );
}
