import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { formFields } from '../../../shared/posted-form.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { trpc } from '../../../web/api/trpc.ts';
import { showToast } from '../../../web/components/toast/toast-store.ts';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { recommendationLimits } from '../outcome-options.ts';
import type { OutcomePage } from '../outcomes.ts';
import { outcomePageContent } from '../words/outcome-page.ts';

const words = outcomePageContent.recommendation;

interface RecommendationFormProps {
  outcomeKey: string;
  page: OutcomePage;
}

export function RecommendationForm({ outcomeKey, page }: RecommendationFormProps) {
  const { byKey } = trpc.useUtils().contact.outcomes;
  const writing = trpc.contact.outcomes.recommend.useMutation();
  const form = usePublicForm({
    name: 'recommendation',
    emptyValues: { words: '', author: '', consent: '' },
    startValues: { words: page.words, author: page.author || page.clientName },
    loadSending: async () => ({
      schema: (await import('../outcomes.ts')).recommendationFormSchema,
      send: async (written) => {
        await writing.mutateAsync({ ...written, key: outcomeKey });
        await byKey.invalidate({ key: outcomeKey });
      },
    }),
    onSent: () => showToast(words.sent),
    onFailed: (error) => {
      showFailure(error, words.failed);
      void byKey.invalidate({ key: outcomeKey });
    },
  });
  const consentLabel = words.consent(page.developerName);
  const { defaultValue: _unticked, ...consent } = form.field('consent');
  return (
    <Card p="var(--site-panel-space)">
      <form {...form.formProps} aria-labelledby="outcome-recommendation">
        <Stack gap="md">
          <Title order={2} size="h3" id="outcome-recommendation">
            {words.title}
          </Title>
          {page.isHidden && page.words ? <Text>{words.hidden}</Text> : null}
          {form.refusal ? (
            <FormRefused
              refusal={form.refusal}
              words={words.failed}
              fields={[
                { name: 'words', label: words.words.label, id: form.idOf('words') },
                { name: 'author', label: words.author.label, id: form.idOf('author') },
                { name: 'consent', label: consentLabel, id: form.idOf('consent') },
              ]}
              {...form.summaryProps}
            />
          ) : null}
          <TextAreaField
            {...words.words}
            {...form.field('words')}
            rows={6}
            maxLength={recommendationLimits.maxWords}
            required
          />
          <TextField
            {...words.author}
            {...form.field('author')}
            autoComplete="name"
            maxLength={recommendationLimits.maxAuthor}
            required
          />
          <CheckField {...consent} value="on" label={consentLabel} />
          <input type="hidden" name={formFields.name} value="recommendation" />
          <div>
            <Button type="submit" disabled={form.isSending}>
              {form.isSending ? words.submitting : page.words ? words.change : words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
