import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton, ActionLink } from '../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { areaPath } from '../../../../../web/admin/list/admin-address.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import type { PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';
import { ForeignTags } from './ForeignTags.tsx';
import { ImportItems } from './ImportItems.tsx';
import { ImportReport } from './ImportReport.tsx';
import { StartImport } from './StartImport.tsx';

const words = transferContent.import;

interface ImportCardProps {
  of: PostImport;
  onChanged: () => unknown;
}

export function ImportCard({ of, onChanged }: ImportCardProps) {
  const { id, state, summary, fileName, counts, contentCounts, fault, createdAt } = of;
  const [isUndoing, setIsUndoing] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const discard = trpc.admin.transfer.discard.useMutation(
    withToasts({
      done: words.toasts.discarded,
      failed: words.toasts.failed,
      onDone: () => utils.admin.transfer.imports.invalidate(),
    }),
  );
  const isUnderWay = state === 'reading' || state === 'running' || state === 'undoing';
  const total = totalOf(counts);
  const hasContent = totalOf(contentCounts) > 0;
  const { show, showAll, hide, hideAll } = words.items;
  const titleId = `import-${id}`;
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="md">
        <div>
          <Title order={3} size="h5" id={titleId} style={{ overflowWrap: 'anywhere' }}>
            {fileName} {summary ? words.from(summary.source) : null}
          </Title>
          <Text c="dimmed" fz="sm">
            {formatDateTime(createdAt)}
          </Text>
        </div>
        {isUnderWay ? <UnderWay of={of} /> : null}
        {fault ? (
          <Text role="alert" c="var(--mantine-color-error)" fw={600}>
            {fault}
          </Text>
        ) : null}
        {summary ? <ImportReport of={of} summary={summary} /> : null}
        {state === 'ready' && summary && summary.foreign.length > 0 ? (
          <ForeignTags importId={id} tags={summary.foreign} onChosen={onChanged} />
        ) : null}
        {state === 'ready' && counts.waiting > 0 ? (
          <p aria-live="polite">{words.looked(of.lookedCount, counts.waiting)}</p>
        ) : null}
        {state === 'ready' ? <StartImport of={of} onStarted={onChanged} /> : null}
        <Group>
          {summary && (total > 0 || hasContent) ? (
            <ActionButton context={fileName} onClick={() => setIsOpen(!isOpen)}>
              {hasContent ? (isOpen ? hideAll : showAll) : isOpen ? hide : show(total)}
            </ActionButton>
          ) : null}
          {state === 'done' && counts.imported + contentCounts.imported > 0 ? (
            <>
              <ActionLink to={areaPath('posts')}>{words.seePosts}</ActionLink>
              <ActionButton isDangerous onClick={() => setIsUndoing(true)}>
                {words.undo}
              </ActionButton>
            </>
          ) : null}
          {state === 'running' || state === 'undoing' ? null : (
            <ActionButton
              context={fileName}
              disabled={discard.isPending}
              onClick={() => discard.mutate({ id })}
            >
              {state === 'ready' || state === 'reading' ? words.discard : words.forget}
            </ActionButton>
          )}
        </Group>
        {isOpen ? <ImportItems of={of} labelledBy={titleId} /> : null}
      </Stack>
      {isUndoing ? (
        <UndoDialog of={of} onClose={() => setIsUndoing(false)} onStarted={onChanged} />
      ) : null}
    </Paper>
  );
}

const totalOf = (counts: PostImport['counts']) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

function UnderWay({ of: { state, counts } }: { of: PostImport }) {
  const done = state === 'undoing' ? counts.undone + counts.kept : counts.imported + counts.failed;
  const total = done + (state === 'undoing' ? counts.imported : counts.waiting);
  const said =
    state === 'reading'
      ? words.reading(totalOf(counts))
      : state === 'undoing'
        ? words.undoing(done, total)
        : total > 0
          ? words.running(done, total)
          : words.runningContent;
  const percent = state === 'reading' || total === 0 ? 100 : Math.round((done / total) * 100);
  return (
    <Stack gap="xxs">
      <Progress value={percent} animated={state === 'reading'} aria-label={said} />
      <Text fz="sm" role="status">
        {said}
      </Text>
    </Stack>
  );
}

const undoDialogWords = transferContent.import;

interface UndoDialogProps {
  of: PostImport;
  onClose: () => void;
  onStarted: () => unknown;
}

function UndoDialog({ of: { id, counts, contentCounts }, onClose, onStarted }: UndoDialogProps) {
  const undo = trpc.admin.transfer.undo.useMutation(
    withToasts({
      failed: undoDialogWords.toasts.failed,
      onDone: async () => {
        await onStarted();
        onClose();
      },
    }),
  );
  return (
    <Dialog title={undoDialogWords.undoAsk} onClose={onClose}>
      {counts.imported > 0 ? <p>{undoDialogWords.undoText}</p> : null}
      {contentCounts.imported > 0 ? <p>{undoDialogWords.undoContentText}</p> : null}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {undoDialogWords.cancelAsk}
        </Button>
        <Button color="red" disabled={undo.isPending} onClick={() => undo.mutate({ id })}>
          {undoDialogWords.undoConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
