import { Button, Card, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../shared/paths.ts';
import { formFields } from '../../../shared/posted-form.ts';
import type { ToastText } from '../../../shared/words/types.ts';
import { showFailure } from '../../../web/api/call-toasts.ts';
import { CheckField } from '../../../web/forms/CheckField.tsx';
import { FormRefused } from '../../../web/forms/FormNotice.tsx';
import { usePublicForm } from '../../../web/forms/usePublicForm.ts';

type WithdrawalFormProps = {
  name: string;
  words: {
    title: string;
    text: string;
    confirm: string;
    submit: string;
    submitting: string;
    failed: ToastText;
  };
  pagePath: string;
  withdraw: () => Promise<unknown>;
};

export function WithdrawalForm({ name, words, pagePath, withdraw }: WithdrawalFormProps) {
  const form = usePublicForm({
    name,
    emptyValues: { confirmed: '' },
    loadSending: async () => ({
      schema: (await import('../conversations.ts')).withdrawalFormSchema,
      send: withdraw,
    }),
    // Loads a new document, so that no deleted data stays in memory.
    onSent: () => window.location.assign(paths.formSent(pagePath, name)),
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
          <input type="hidden" name={formFields.name} value={name} />
          <Button type="submit" variant="outline" color="red" disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
