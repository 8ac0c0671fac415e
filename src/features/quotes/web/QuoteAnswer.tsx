import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { quotePageContent } from '../words/quotes.ts';

const words = quotePageContent.answer;
const answers = ['accepted', 'declined'] as const;

/** Accepts or declines an open quote, with a name. */
export function QuoteAnswer({ requestKey, version }: { requestKey: string; version: number }) {
  const utils = trpc.useUtils();
  const sending = trpc.contact.quotes.answer.useMutation();
  const form = usePublicForm({
    name: 'quote',
    emptyValues: { version: String(version), answer: '', name: '' },
    loadSending: async () => ({
      schema: (await import('../quotes.ts')).quoteAnswerSchema,
      send: async (answer) => {
        const quotes = await sending.mutateAsync({ ...answer, key: requestKey });
        utils.contact.quotes.list.setData({ key: requestKey }, quotes);
        void utils.contact.requests.byKey.invalidate({ key: requestKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => {
      showFailure(error, words.failed);
      void utils.contact.quotes.list.invalidate({ key: requestKey });
    },
  });
  const { id: firstId, error } = form.field('answer');
  const name = form.field('name');
  return (
    <Card className="screen-only" p="var(--site-panel-space)" maw="46rem">
      <form {...form.formProps} aria-labelledby="quote-answer">
        <Stack gap="md">
          <Title order={2} size="h3" id="quote-answer">
            {words.title}
          </Title>
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[
                { name: 'answer', label: words.choice, id: firstId },
                { name: 'name', label: words.name.label, id: name.id },
              ]}
              {...form.summaryProps}
            />
          ) : null}
          <Text fz="sm">{words.text}</Text>
          <fieldset>
            <legend className="visually-hidden">{words.choice}</legend>
            <Group gap="lg">
              {answers.map((answer, index) => (
                <label key={answer} className="check">
                  <input
                    type="radio"
                    name="answer"
                    value={answer}
                    id={index === 0 ? firstId : undefined}
                    aria-describedby={error ? `${firstId}-error` : undefined}
                  />
                  {words[answer]}
                </label>
              ))}
            </Group>
            {error ? (
              <Text c="var(--mantine-color-error)" fz="sm" id={`${firstId}-error`}>
                {error}
              </Text>
            ) : null}
          </fieldset>
          <TextField {...words.name} {...name} autoComplete="name" required />
          <input type="hidden" name="version" value={version} />
          <HiddenFields {...form.hiddenProps} />
          <Group>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? words.submitting : words.submit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  );
}
