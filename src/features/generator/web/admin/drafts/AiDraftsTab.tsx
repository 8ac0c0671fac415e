import { Alert, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { roleMay } from '../../../../../shared/admin/admin-roles.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { AreaHeading } from '../../../../../web/admin/list/AreaHeading.tsx';
import { ListSkeleton } from '../../../../../web/admin/list/ListSkeleton.tsx';
import { RemovedRow } from '../../../../../web/admin/list/RemovedRow.tsx';
import { ReasonedButton } from '../../../../../web/admin/ReasonedButton.tsx';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { AiDraft } from '../../../ai-drafts.ts';
import { adminAiDraftsContent as words } from '../../../words/ai-drafts.ts';
import { useOpenStaged } from '../stages/useStagedDraft.ts';
import { AiDraftForm } from './AiDraftForm.tsx';
import { AiDraftLog } from './AiDraftLog.tsx';
import { AiDraftProgress, WrittenSoFar } from './AiDraftProgress.tsx';
import { AiDraftReview } from './AiDraftReview.tsx';
import { emptyInput, useAiDraftInput } from './ai-draft-input.ts';
import { useAiDraft, useAiDraftChanges } from './useAiDraft.ts';

const StagedDrafts = lazy(() => import('../stages/StagedDrafts.tsx'));
const StagedWork = lazy(() => import('../stages/StagedWork.tsx'));

export function AiDraftsTab() {
  const { openId, open } = useOpenStaged();
  const [discarded, setDiscarded] = useState<{ id: number; subject: string } | null>(null);
  if (openId !== null) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <StagedWork id={openId} onBack={() => open(null)} onDiscarded={setDiscarded} />
      </Suspense>
    );
  }
  return (
    <>
      <WholeDraft />
      <Suspense fallback={null}>
        <StagedDrafts discarded={discarded} onOpen={open} />
      </Suspense>
      <Requests />
    </>
  );
}

function Requests() {
  const { admin } = useAdminSession();
  return roleMay(admin.role, 'seeAiRequests') ? <AiDraftLog /> : null;
}

function WholeDraft() {
  const draft = useAiDraft().data ?? null;
  const { show, refresh } = useAiDraftChanges();
  const [input, setInput] = useAiDraftInput();
  const [discarded, setDiscarded] = useState<{ id: number; title: string } | null>(null);
  const start = trpc.admin.aiDrafts.start.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: (begun: AiDraft) => {
        setDiscarded(null);
        show(undefined, begun);
        void refresh();
      },
    }),
  );
  const isRunning = draft?.state === 'running';
  const isBusy = isRunning || start.isPending;
  const result = draft?.state === 'done' ? draft.result : null;

  return (
    <>
      <AreaHeading isTab title={words.title} intro={words.intro} />
      <ModelsNotice />
      {discarded ? (
        <DiscardedAiDraft
          {...discarded}
          onBack={() => {
            setDiscarded(null);
            void refresh();
          }}
        />
      ) : null}
      {draft && draft.waiting > 0 ? <p role="status">{words.waiting(draft.waiting)}</p> : null}
      {draft && result ? (
        <AiDraftReview
          key={draft.id}
          id={draft.id}
          post={result}
          notice={draft.notice}
          onDiscarded={() => {
            setDiscarded({ id: draft.id, title: result.title });
            setInput(emptyInput);
          }}
          onSaved={() => setInput(emptyInput)}
        />
      ) : (
        <>
          <AiDraftForm
            input={isRunning ? draft : input}
            isBusy={isBusy}
            failure={draft?.state === 'ended' ? draft.message : ''}
            onInput={setInput}
            onGenerate={() => start.mutate({ ...input, subject: input.subject.trim() })}
          />
          {isRunning ? <AiDraftProgress key={draft.id} draft={draft} /> : null}
          {draft?.state === 'ended' && draft.text ? (
            <EndedAiDraft
              key={draft.id}
              draft={draft}
              onAgain={({ subject, categoryId }) => {
                setInput({ subject, categoryId });
                start.mutate({ subject, categoryId });
              }}
              onDiscarded={setDiscarded}
            />
          ) : null}
        </>
      )}
    </>
  );
}

function ModelsNotice() {
  const status = trpc.admin.aiDrafts.status.useQuery(undefined, { refetchOnMount: 'always' }).data;
  if (!status) return null;
  if (status.hint) {
    return (
      <Alert color="sand" title={status.isConfigured ? words.usedUp : words.notConfigured} mb="lg">
        {status.hint}
      </Alert>
    );
  }
  return (
    <Text c="dimmed" fz="sm" mb="md">
      {words.status(status.model, status.imageModel)}
    </Text>
  );
}

interface DiscardedAiDraftProps {
  id: number;
  title: string;
  onBack: () => void;
}

function DiscardedAiDraft({ id, title, onBack }: DiscardedAiDraftProps) {
  const undo = trpc.admin.aiDrafts.undiscard.useMutation(
    withToasts({ failed: words.toasts.changeFailed, onDone: onBack }),
  );
  return (
    <RemovedRow
      context={title}
      undo={words.undo}
      isBusy={undo.isPending}
      onUndo={() => undo.mutate({ id })}
    >
      {words.discardedRow(title)}
    </RemovedRow>
  );
}

interface EndedAiDraftProps {
  draft: AiDraft;
  onAgain: (request: Pick<AiDraft, 'subject' | 'categoryId'>) => void;
  onDiscarded: (draft: { id: number; title: string }) => void;
}

function EndedAiDraft({ draft, onAgain, onDiscarded }: EndedAiDraftProps) {
  const { id, subject, title } = draft;
  const { refresh } = useAiDraftChanges();
  const discard = trpc.admin.aiDrafts.discard.useMutation(
    withToasts({
      failed: words.toasts.changeFailed,
      onDone: () => {
        onDiscarded({ id, title: title || subject });
        return refresh();
      },
    }),
  );
  return (
    <Paper component="section" withBorder radius="md" p="lg" mt="xl" aria-label={words.ended.title}>
      <Stack gap="lg">
        <Text fw={600}>{words.ended.about(subject)}</Text>
        <WrittenSoFar draft={draft} />
        <Group justify="space-between">
          <ReasonedButton
            variant="default"
            reason={discard.isPending ? words.isKeeping : null}
            onClick={() => discard.mutate({ id })}
          >
            {words.review.discard}
          </ReasonedButton>
          <Button onClick={() => onAgain(draft)}>{words.ended.again}</Button>
        </Group>
      </Stack>
    </Paper>
  );
}
