import { Button, Stack, Textarea, Title } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { type ReactNode, useId } from 'react';
import { z } from 'zod';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';

interface TextChangeFormProps {
  title: string;
  label: string;
  confirm: string;
  /** Checks the text. */
  schema: z.ZodType<string>;
  maxLength: number;
  initial?: string;
  isBusy: boolean;
  isDangerous?: boolean;
  onSend: (text: string) => void;
  /** Fields above the text. */
  children?: ReactNode;
}

/** One text and one button: every decision about a request is written down. */
export function TextChangeForm(props: TextChangeFormProps) {
  const { title, label, confirm, schema, maxLength, isBusy, isDangerous = false } = props;
  const titleId = useId();
  const form = useCheckedForm({
    initialValues: { text: props.initial ?? '' },
    validate: schemaResolver(z.object({ text: schema }), { sync: true }),
  });
  return (
    <form
      noValidate
      aria-labelledby={titleId}
      onSubmit={form.onSubmit(({ text }) => props.onSend(text))}
    >
      <Stack gap="sm" align="flex-start" maw="46rem">
        <Title order={2} size="h5" id={titleId}>
          {title}
        </Title>
        {props.children}
        <Textarea
          label={label}
          {...form.getInputProps('text')}
          rows={4}
          w="100%"
          maxLength={maxLength}
          required
        />
        <Button
          type="submit"
          variant={isDangerous ? 'outline' : 'filled'}
          {...(isDangerous && { color: 'red' })}
          disabled={isBusy}
        >
          {confirm}
        </Button>
      </Stack>
    </form>
  );
}
