import { Stack, Textarea } from '@mantine/core';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Dialog } from '../../../../web/components/Dialog.tsx';
import { DraftState } from '../../../../web/forms/drafts/DraftState.tsx';
import { useRequestDraft } from '../../../requests/web/admin/useRequestDraft.ts';
import { type ComingCall, callLimits } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';

const { cancellation: words, toasts } = adminCallsContent;

export function CancelCallDialog({ call, onClose }: { call: ComingCall; onClose: () => void }) {
  const utils = trpc.useUtils();
  const draft = useRequestDraft(call.requestId, 'callWord');
  const { text: word, keeper } = draft;
  const canceling = trpc.admin.calls.cancel.useMutation(
    withToasts({
      done: toasts.canceled,
      failed: toasts.failed,
      onDone: async () => {
        draft.sent();
        await utils.admin.calls.coming.invalidate();
        onClose();
      },
      onFailed: () => {
        void keeper.flush();
        return utils.admin.calls.coming.invalidate();
      },
    }),
  );
  const cancel = async () => {
    await keeper.settle();
    canceling.mutate({ id: call.id, word, draft: keeper.lineage() });
  };
  return (
    <Dialog
      title={words.title(call.name)}
      onClose={onClose}
      answers={[
        { label: words.keep, onChoose: onClose },
        {
          label: canceling.isPending ? words.confirming : words.confirm,
          onChoose: () => void cancel(),
          isDisabled: canceling.isPending,
        },
      ]}
    >
      <Stack gap="md">
        <p>{words.text}</p>
        <Textarea
          label={words.word}
          rows={3}
          maxLength={callLimits.word}
          value={word}
          readOnly={canceling.isPending}
          onChange={(event) => keeper.change(event.currentTarget.value)}
        />
        <DraftState draft={draft} />
      </Stack>
    </Dialog>
  );
}
