import { Box, Button, Stack, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { adminInboxContent } from '../../../../content/contact-inbox.ts';
import type { InboxEntry } from '../../../../shared/contact-inbox.ts';
import { requestLimits } from '../../../../shared/request-options.ts';
import { answerFormSchema } from '../../../../shared/requests.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { useCheckedForm } from '../../../forms/useCheckedForm.ts';
import { SavedReplies } from './SavedReplies.tsx';

const words = adminInboxContent.thread.answer;

/** An answer to a request, in place. */
export function AnswerForm({ entry, isMailOn }: { entry: InboxEntry; isMailOn: boolean }) {
  const requestId = entry.id;
  const utils = trpc.useUtils();
  const form = useCheckedForm({
    initialValues: { text: '' },
    validate: schemaResolver(answerFormSchema, { sync: true }),
  });
  const answer = trpc.admin.threads.answer.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      form,
      onDone: () => {
        form.reset();
        return Promise.all([
          utils.admin.threads.get.invalidate({ requestId }),
          utils.admin.inbox.invalidate(),
        ]);
      },
    }),
  );
  return (
    <Stack gap="sm" align="flex-start">
      {/* Not inside the form, which the dialog of the replies would send. */}
      <SavedReplies
        entry={entry}
        onChoose={(reply) =>
          form.setFieldValue('text', (text) => (text ? `${text}\n\n${reply}` : reply))
        }
      />
      <Box
        component="form"
        w="100%"
        noValidate
        onSubmit={form.onSubmit((values) => answer.mutate({ ...values, requestId }))}
      >
        <Stack gap="sm" align="flex-start">
          <Textarea
            label={words.label}
            description={isMailOn ? words.byMail : words.onPage}
            rows={6}
            maxLength={requestLimits.maxAnswer}
            readOnly={answer.isPending}
            w="100%"
            maw="var(--site-measure)"
            {...form.getInputProps('text')}
          />
          <Button type="submit" disabled={answer.isPending}>
            {answer.isPending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </Box>
    </Stack>
  );
}
