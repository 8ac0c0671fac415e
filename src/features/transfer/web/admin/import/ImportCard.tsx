import { Button, Checkbox, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton, ActionLink } from '../../../../../web/admin/Action.tsx';
import { formatDateTime } from '../../../../../web/admin/format-time.ts';
import { areaPath } from '../../../../../web/admin/list/admin-address.ts';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/dialog/Dialog.tsx';
import { SelectField } from '../../../../../web/forms/SelectField.tsx';
import { defaultCategoryId } from '../../../../posts/posts.ts';
import type { PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';
import { ImportItems } from './ImportItems.tsx';
import { ImportReport } from './ImportReport.tsx';

const words = transferContent.import;

interface ImportCardProps {
  of: PostImport;
  onChanged: () => unknown;
}

export function ImportCard({ of, onChanged }: ImportCardProps) {
  const { id, state, summary, fileName, counts, fault, createdAt } = of;
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
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const titleId = `import-${id}`;
  return (
    <Paper component="li" withBorder p="md">
      <Stack gap="md">
        <div>
          <Title order={4} size="h5" id={titleId} style={{ overflowWrap: 'anywhere' }}>
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
        {state === 'ready' && counts.waiting > 0 ? (
          <StartImport of={of} onStarted={onChanged} />
        ) : null}
        {state === 'ready' && counts.waiting === 0 ? <p>{words.none}</p> : null}
        <Group>
          {summary && total > 0 ? (
            <ActionButton context={fileName} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? words.items.hide : words.items.show(total)}
            </ActionButton>
          ) : null}
          {state === 'done' && counts.imported > 0 ? (
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
        <UndoDialog id={id} onClose={() => setIsUndoing(false)} onStarted={onChanged} />
      ) : null}
    </Paper>
  );
}

function UnderWay({ of: { state, counts } }: { of: PostImport }) {
  const done = state === 'undoing' ? counts.undone + counts.kept : counts.imported + counts.failed;
  const total = done + (state === 'undoing' ? counts.imported : counts.waiting);
  const said =
    state === 'reading'
      ? words.reading(Object.values(counts).reduce((sum, count) => sum + count, 0))
      : state === 'undoing'
        ? words.undoing(done, total)
        : words.running(done, total);
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
  id: number;
  onClose: () => void;
  onStarted: () => unknown;
}

function UndoDialog({ id, onClose, onStarted }: UndoDialogProps) {
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
      <p>{undoDialogWords.undoText}</p>
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

const startImportWords = transferContent.import;

interface StartImportProps {
  of: PostImport;
  onStarted: () => unknown;
}

function StartImport({ of: { id, counts, publicCount }, onStarted }: StartImportProps) {
  const [isPublishing, setIsPublishing] = useState(false);
  const [categoryId, setCategoryId] = useState(defaultCategoryId);
  const categories = trpc.admin.categories.list.useQuery();
  const start = trpc.admin.transfer.start.useMutation(
    withToasts({ failed: startImportWords.toasts.failed, onDone: onStarted }),
  );
  return (
    <Stack gap="sm" align="flex-start">
      <SelectField
        label={startImportWords.category}
        value={String(categoryId)}
        onChange={(event) => setCategoryId(Number(event.currentTarget.value))}
        options={(categories.data ?? []).map((category) => ({
          value: String(category.id),
          label: category.name,
        }))}
      />
      {publicCount > 0 ? (
        <Checkbox
          label={startImportWords.publish(publicCount)}
          description={startImportWords.publishHint}
          checked={isPublishing}
          onChange={(event) => setIsPublishing(event.currentTarget.checked)}
        />
      ) : null}
      <Button
        disabled={start.isPending}
        onClick={() => start.mutate({ id, isPublishing, categoryId })}
      >
        {startImportWords.start(counts.waiting)}
      </Button>
    </Stack>
  );
}
