import { Button } from '@mantine/core';
import { z } from 'zod';
import { paths } from '../../shared/paths.ts';
import { formFields } from '../../shared/posted-form.ts';
import type { ToastText } from '../../shared/words/types.ts';
import { showFailure } from '../api/call-toasts.ts';
import { FormRefused } from './FormNotice.tsx';
import { usePublicForm } from './usePublicForm.ts';

interface ConfirmFormProps<Name extends string> {
  name: Name;
  /** Address of the page behind the link, which says afterwards that it was done. */
  page: string;
  words: { label: string; sending: string; failed: ToastText };
  variant?: 'filled' | 'default';
  send: () => Promise<unknown>;
}

/** One button of a page behind a mailed link. A form, because opening the page changes nothing: mail scanners open links. */
export function ConfirmForm<Name extends string>({
  name,
  page,
  words,
  variant,
  send,
}: ConfirmFormProps<Name>) {
  const form = usePublicForm({
    name,
    emptyValues: {},
    loadSending: async () => ({ schema: z.object({}), send }),
    onSent: () => window.location.assign(paths.formSent(page, name)),
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
      <input type="hidden" name={formFields.name} value={name} />
      <Button type="submit" variant={variant} disabled={form.isSending}>
        {form.isSending ? words.sending : words.label}
      </Button>
    </form>
  );
}
