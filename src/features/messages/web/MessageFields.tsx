import { Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { Columns } from '../../../web/components/sections/Columns.tsx';
import { InlineSentence } from '../../../web/components/text/InlineSentence.tsx';
import { TextAreaField, TextField } from '../../../web/forms/Field.tsx';
import { HiddenFields } from '../../../web/forms/HiddenFields.tsx';
import type { usePublicForm } from '../../../web/forms/usePublicForm.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import { developerMessageContent } from '../words/developer-message.ts';

const words = developerMessageContent.form;

/** Name, address and text of a message to developers, and its button. */
export function MessageFields({
  form,
}: {
  form: Pick<ReturnType<typeof usePublicForm>, 'field' | 'fieldsKey' | 'hiddenProps' | 'isSending'>;
}) {
  return (
    <>
      <Fragment key={form.fieldsKey}>
        <Columns widths="1fr 1fr" from="xs" gap="lg" columnGap="lg">
          <TextField
            {...words.name}
            {...form.field('name')}
            autoComplete="name"
            maxLength={developerLimits.senderName}
            required
          />
          <TextField
            {...words.email}
            {...form.field('email')}
            type="email"
            autoComplete="email"
            maxLength={developerLimits.senderEmail}
            required
          />
        </Columns>
        <TextAreaField
          {...words.message}
          {...form.field('message')}
          maxLength={developerLimits.message}
          rows={6}
          required
        />
      </Fragment>
      <HiddenFields {...form.hiddenProps} />
      <Group>
        <Button type="submit" disabled={form.isSending}>
          {form.isSending ? words.submitting : words.submit}
        </Button>
        <Text c="dimmed" fz="sm" flex="1 1 12rem">
          <InlineSentence text={words.privacyNote} />
        </Text>
      </Group>
    </>
  );
}
