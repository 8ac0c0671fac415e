import { Button, Stack, Text } from '@mantine/core';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { callPageContent } from '../words/call-page.ts';

const { booked: words, toasts } = callPageContent;

export function CancelCall({ requestKey, callId }: { requestKey: string; callId: number }) {
  const utils = trpc.useUtils();
  const canceling = trpc.contact.calls.cancel.useMutation();
  const form = usePublicForm({
    name: 'cancelCall',
    emptyValues: { seen: String(callId) },
    loadSending: async () => ({
      schema: (await import('../calls.ts')).callCancelingSchema,
      send: async (cancellation) => {
        const offer = await canceling.mutateAsync({ ...cancellation, key: requestKey });
        utils.contact.calls.offer.setData({ key: requestKey }, offer);
      },
    }),
    onSent: () => showToast(toasts.canceled),
    onFailed: (error) => {
      showFailure(error, toasts.failed);
      void utils.contact.calls.offer.invalidate({ key: requestKey });
    },
  });
  return (
    <form {...form.formProps} aria-label={words.cancel}>
      <Stack gap="sm" align="flex-start" pb="md">
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={toasts.failed}
            fields={[]}
            {...form.summaryProps}
          />
        ) : null}
        <Text fz="sm">{words.cancelText}</Text>
        <input type="hidden" name="seen" value={callId} />
        <HiddenFields {...form.hiddenProps} />
        <Button type="submit" variant="outline" color="red" disabled={form.isSending}>
          {form.isSending ? words.canceling : words.cancelNow}
        </Button>
      </Stack>
    </form>
  );
}
