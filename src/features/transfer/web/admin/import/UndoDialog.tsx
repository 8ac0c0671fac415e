import { Button, Group } from '@mantine/core';
import { withToasts } from '../../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../../web/api/trpc.ts';
import { Dialog } from '../../../../../web/components/Dialog.tsx';
import { transferContent } from '../../../words/post-transfer.ts';

const words = transferContent.import;

interface UndoDialogProps {
  id: number;
  onClose: () => void;
  onStarted: () => unknown;
}

export function UndoDialog({ id, onClose, onStarted }: UndoDialogProps) {
  const undo = trpc.admin.transfer.undo.useMutation(
    withToasts({
      failed: words.toasts.failed,
      onDone: async () => {
        await onStarted();
        onClose();
      },
    }),
  );
  return (
    <Dialog title={words.undoAsk} onClose={onClose}>
      <p>{words.undoText}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {words.cancelAsk}
        </Button>
        <Button color="red" disabled={undo.isPending} onClick={() => undo.mutate({ id })}>
          {words.undoConfirm}
        </Button>
      </Group>
    </Dialog>
  );
}
