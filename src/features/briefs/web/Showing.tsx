import { Box, Button, Text } from '@mantine/core';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { requestBriefsContent } from '../words/briefs.ts';

const words = requestBriefsContent.showing;

/** Lets developers read the request, or ends that. */
export function Showing({ requestKey, isShown }: { requestKey: string; isShown: boolean }) {
  const utils = trpc.useUtils();
  const showing = trpc.contact.briefs.show.useMutation();
  const form = usePublicForm({
    name: 'showing',
    emptyValues: { isShown: '' },
    loadSending: async () => ({
      schema: (await import('../briefs.ts')).showingFormSchema,
      send: async (wanted) => {
        await showing.mutateAsync({ ...wanted, key: requestKey });
        await utils.contact.briefs.list.invalidate({ key: requestKey });
      },
    }),
    onSent: () => {},
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <form {...form.formProps}>
      {form.refusal ? (
        <FormRefused
          refusal={form.refusal}
          words={words.failed}
          fields={[]}
          {...form.summaryProps}
        />
      ) : null}
      {form.wasSent ? (
        <Box className="barred" role="status" mb="sm" {...form.sentProps}>
          <Text fw={600}>{isShown ? words.started : words.stopped}</Text>
        </Box>
      ) : null}
      <input type="hidden" name="isShown" value={isShown ? 'off' : 'on'} />
      <input type="hidden" name={formFields.name} value="showing" />
      <Button
        type="submit"
        variant={isShown ? 'subtle' : 'default'}
        h="auto"
        py="xs"
        disabled={form.isSending}
        styles={{ label: { whiteSpace: 'normal' } }}
      >
        {isShown ? words.stop : words.start}
      </Button>
    </form>
  );
}
