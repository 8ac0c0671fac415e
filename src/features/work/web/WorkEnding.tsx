import { Stack, Text, Title } from '@mantine/core';
import { longDay } from '../../../shared/words/long-day.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { SentNote } from '../../../web/forms/SentNote.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { TextForm } from '../../conversations/web/TextForm.tsx';
import { workContent } from '../words/work.ts';
import type { WorkEnd } from '../work.ts';
import { workLimits } from '../work-options.ts';

const words = workContent.end;

interface WorkEndingProps {
  requestKey: string;
  end: WorkEnd;
  isColleague: boolean;
}

export function WorkEnding({ requestKey, end, isColleague }: WorkEndingProps) {
  const { endedAt, question, answer, answeredBy, asksTestimonial } = end;
  return (
    <Stack gap="sm" maw="46rem">
      <Title order={3} fz="md">
        {words.title}
      </Title>
      <Text fz="sm" c="dimmed">
        {words.on(longDay(endedAt.toISOString()))}
      </Text>
      <Text dir="auto" style={{ whiteSpace: 'pre-wrap' }}>
        {question}
      </Text>
      {answer ? (
        <>
          <SentNote name="endAnswer" words={words.sent} />
          <Text fz="sm" c="dimmed">
            {words.answered(answeredBy)}
          </Text>
          <Text dir="auto" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {answer}
          </Text>
          {asksTestimonial ? (
            <Text>{words.testimonial[isColleague ? 'colleague' : 'first']}</Text>
          ) : null}
        </>
      ) : (
        <AnswerForm requestKey={requestKey} />
      )}
    </Stack>
  );
}

function AnswerForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.work.answerEnd.useMutation();
  const form = usePublicForm({
    name: 'endAnswer',
    emptyValues: { text: '' },
    loadSending: async () => ({
      schema: (await import('../work.ts')).endAnswerFormSchema,
      send: async (answer) => {
        await sending.mutateAsync({ ...answer, key: requestKey });
        await utils.contact.work.end.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  return (
    <TextForm form={form} words={words} maxLength={workLimits.note} rows={4}>
      <HiddenFields {...form.hiddenProps} />
    </TextForm>
  );
}
