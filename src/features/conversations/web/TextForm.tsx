import { Button, Stack } from '@mantine/core';
import { type ChangeEvent, Fragment, type ReactNode } from 'react';
import type { ToastText } from '../../../shared/words/types.ts';
import { TextAreaField } from '../../../web/forms/Field.tsx';
import { FormRefused, FormSent } from '../../../web/forms/FormNotice.tsx';
import type { usePublicForm } from '../../../web/forms/usePublicForm.ts';

export interface TextFormWords {
  text: { label: string; placeholder?: string; hint?: string };
  submit: string;
  submitting: string;
  sent: ToastText & { description: string };
  failed: ToastText;
}

type TextFormProps = {
  form: Pick<
    ReturnType<typeof usePublicForm>,
    | 'formProps'
    | 'wasSent'
    | 'sentProps'
    | 'refusal'
    | 'summaryProps'
    | 'fieldsKey'
    | 'isSending'
    | 'field'
  >;
  words: TextFormWords;
  maxLength: number;
  rows: number;
  heading?: { id: string; title: ReactNode };
  /** Stands before the text and is emptied with it. */
  choice?: ReactNode;
  /** Hidden fields, and anything that follows the text. */
  children: ReactNode;
  variant?: 'default';
  onChange?: (text: string) => void;
};

/** A public form whose one text joins a conversation, with its notices. */
export function TextForm(props: TextFormProps) {
  const { form, words, maxLength, rows, heading, choice, children, variant, onChange } = props;
  const { onChange: forgetFault, ...text } = form.field('text');
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    forgetFault();
    onChange?.(event.currentTarget.value);
  };
  return (
    <form {...form.formProps} aria-labelledby={heading?.id}>
      <Stack gap={heading ? 'md' : 'sm'}>
        {heading?.title}
        {form.wasSent ? (
          <FormSent title={words.sent.title} {...form.sentProps}>
            <p>{words.sent.description}</p>
          </FormSent>
        ) : null}
        {form.refusal ? (
          <FormRefused
            refusal={form.refusal}
            words={words.failed}
            fields={[{ name: 'text', label: words.text.label, id: text.id }]}
            {...form.summaryProps}
          />
        ) : null}
        <Fragment key={form.fieldsKey}>
          {choice}
          <TextAreaField
            {...words.text}
            {...text}
            onChange={change}
            maxLength={maxLength}
            rows={rows}
            required
          />
        </Fragment>
        {children}
        <div>
          <Button type="submit" variant={variant ?? 'filled'} disabled={form.isSending}>
            {form.isSending ? words.submitting : words.submit}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
