import { Button, Stack, Text, Title } from '@mantine/core';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { workContent as words } from '../words/work.ts';
import type { Stage } from '../work.ts';
import { workLimits } from '../work-options.ts';

export function ApprovalForm({ requestKey, stage }: { requestKey: string; stage: Stage }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.work.approve.useMutation();
  const { id, revision, title } = stage;
  const form = usePublicForm({
    name: 'approval',
    emptyValues: { stage: String(id), revision: String(revision), name: '' },
    loadSending: async () => ({
      schema: (await import('../work.ts')).approvalFormSchema,
      send: async (approval) => {
        const stages = await sending.mutateAsync({ ...approval, key: requestKey });
        utils.contact.work.list.setData({ key: requestKey }, stages);
      },
    }),
    onSent: () => showToast(words.approve.sent),
    onFailed: (error) => {
      showFailure(error, words.approve.failed);
      void utils.contact.work.list.invalidate({ key: requestKey });
    },
  });
  const name = form.field('name');
  return (
    <form {...form.formProps} aria-labelledby="approve-stage">
      <Stack gap="sm" align="flex-start">
        <Title order={3} fz="md" id="approve-stage">
          {words.approve.title(title)}
        </Title>
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.approve.failed}
            fields={[{ name: 'name', label: words.approve.name.label, id: name.id }]}
            {...form.summaryProps}
          />
        ) : null}
        <Text fz="sm">{words.approve.text}</Text>
        <TextField
          {...words.approve.name}
          {...name}
          autoComplete="name"
          maxLength={workLimits.name}
          required
        />
        <input type="hidden" name="stage" value={id} />
        <input type="hidden" name="revision" value={revision} />
        <HiddenFields {...form.hiddenProps} />
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? words.approve.submitting : words.approve.submit}
        </Button>
      </Stack>
    </form>
  );
}
