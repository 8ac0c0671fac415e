import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { requestPageContent } from '../../../content/request-page.ts';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../api/call-toasts.ts';
import { trpc } from '../../api/trpc.ts';
import { CheckField } from '../../forms/CheckField.tsx';
import { FormRefused } from '../../forms/FormNotice.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';
import type { RequestSectionProps } from './request-section.ts';

const words = requestPageContent.withdrawal;

/** The end of a request by its sender, behind a tick. */
export function Withdrawal({ requestKey }: RequestSectionProps) {
  const withdrawal = trpc.contact.requests.withdraw.useMutation();
  const form = usePublicForm({
    name: 'withdraw',
    emptyValues: { confirmed: '' },
    loadSending: async () => ({
      schema: (await import('../../../shared/requests.ts')).withdrawalFormSchema,
      send: () => withdrawal.mutateAsync({ key: requestKey }),
    }),
    // A document of its own: nothing of the request stays in the memory of this one.
    onSent: () => window.location.assign(paths.formSent(paths.request(requestKey), 'withdraw')),
    onFailed: (error) => showFailure(error, words.failed),
  });
  const { defaultValue: _unticked, ...tick } = form.field('confirmed');
  return (
    <Card component="section" aria-labelledby="withdrawal">
      <form {...form.formProps}>
        <Stack align="flex-start" gap="sm">
          <Title order={2} size="h4" id="withdrawal">
            {words.title}
          </Title>
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[{ name: 'confirmed', label: words.confirm, id: form.idOf('confirmed') }]}
              {...form.summaryProps}
            />
          ) : null}
          <Text fz="sm">{words.text}</Text>
          <CheckField {...tick} value="on" label={words.confirm} />
          <input type="hidden" name={formFields.name} value="withdraw" />
          <Button type="submit" variant="outline" color="red" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
