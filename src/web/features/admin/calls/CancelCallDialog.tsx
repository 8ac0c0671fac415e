import { Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { adminCallsContent } from '../../../../content/admin-calls.ts';
import { type ComingCall, callLimits } from '../../../../shared/calls.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Dialog } from '../../../components/Dialog.tsx';

const { cancellation: words, toasts } = adminCallsContent;

/** Asks before a call is taken back, and for a word to its visitor. */
export function CancelCallDialog({ call, onClose }: { call: ComingCall; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [word, setWord] = useState('');
  const canceling = trpc.admin.calls.cancel.useMutation(
    withToasts({
      done: toasts.canceled,
      failed: toasts.failed,
      onDone: async () => {
        await utils.admin.calls.coming.invalidate();
        onClose();
      },
      onFailed: () => utils.admin.calls.coming.invalidate(),
    }),
  );
  return (
    <Dialog
      title={words.title(call.name)}
      onClose={onClose}
      answers={[
        { label: words.keep, onChoose: onClose },
        {
          label: canceling.isPending ? words.confirming : words.confirm,
          onChoose: () => canceling.mutate({ id: call.id, word }),
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
          onChange={(event) => setWord(event.currentTarget.value)}
        />
      </Stack>
    </Dialog>
  );
}
