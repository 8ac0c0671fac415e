import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { RadioField } from '../../../web/forms/RadioField.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { outcomeAnswers } from '../outcome-options.ts';
import type { OutcomePage } from '../outcomes.ts';
import { outcomePageContent } from '../words/outcome-page.ts';

const words = outcomePageContent.question;

interface QuestionFormProps {
  outcomeKey: string;
  answer: OutcomePage['answer'];
}

export function QuestionForm({ outcomeKey, answer }: QuestionFormProps) {
  const { byKey } = trpc.useUtils().contact.outcomes;
  const answering = trpc.contact.outcomes.answer.useMutation();
  const form = usePublicForm({
    name: 'outcome',
    emptyValues: { answer: '' },
    startValues: { answer: answer ?? '' },
    loadSending: async () => ({
      schema: (await import('../outcomes.ts')).outcomeFormSchema,
      send: async (chosen) => {
        await answering.mutateAsync({ ...chosen, key: outcomeKey });
        await byKey.invalidate({ key: outcomeKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => showFailure(error, words.failed),
  });
  const answerField = form.field('answer');
  return (
    <Card p="var(--site-panel-space)">
      <form {...form.formProps} aria-labelledby="outcome-question">
        <Stack gap="md">
          <Title order={2} size="h3" id="outcome-question">
            {words.title}
          </Title>
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[{ name: 'answer', label: words.legend, id: answerField.id }]}
              {...form.summaryProps}
            />
          ) : null}
          <RadioField
            {...answerField}
            legend={<legend className="visually-hidden">{words.legend}</legend>}
            options={outcomeAnswers.map((value) => ({
              value,
              label: outcomePageContent.answers[value],
            }))}
          />
          <Text fz="sm">{words.note}</Text>
          <input type="hidden" name={formFields.name} value="outcome" />
          <div>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? words.submitting : answer ? words.change : words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
