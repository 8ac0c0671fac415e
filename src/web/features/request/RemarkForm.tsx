import { Button, Card, Stack, Title } from '@mantine/core';
import { Fragment } from 'react';
import { requestPageContent } from '../../../content/request-page.ts';
import { formFields } from '../../../shared/posted-form.ts';
import { requestLimits } from '../../../shared/request-options.ts';
import { showFailure } from '../../api/call-toasts.ts';
import { trpc } from '../../api/trpc.ts';
import { showToast } from '../../components/toast/toast-store.ts';
import { TextAreaField } from '../../forms/Field.tsx';
import { FormRefused, FormSent } from '../../forms/FormNotice.tsx';
import { usePublicForm } from '../../forms/usePublicForm.ts';

const words = requestPageContent.remark;

/** What the sender of a request adds to it. */
export function RemarkForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.requests.remark.useMutation();
  const form = usePublicForm({
    name: 'remark',
    emptyValues: { text: '' },
    loadSending: async () => ({
      schema: (await import('../../../shared/requests.ts')).remarkFormSchema,
      send: async (remark) => {
        await sending.mutateAsync({ ...remark, key: requestKey });
        await utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <Card p={{ base: 'lg', sm: 'xl' }} maw="46rem">
      <form {...form.formProps} aria-labelledby="remark-title">
        <Stack gap="md">
          <Title order={2} size="h3" id="remark-title">
            {words.title}
          </Title>
          {form.wasSent ? (
            <FormSent title={words.sent.title} {...form.sentProps}>
              <p>{words.sent.description}</p>
            </FormSent>
          ) : null}
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[{ name: 'text', label: words.text.label, id: form.idOf('text') }]}
              {...form.summaryProps}
            />
          ) : null}
          <Fragment key={form.fieldsKey}>
            <TextAreaField
              {...words.text}
              {...form.field('text')}
              maxLength={requestLimits.maxRemark}
              rows={5}
              required
            />
          </Fragment>
          <input type="hidden" name={formFields.name} value="remark" />
          <div>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? words.submitting : words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
