import { Button, Group, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { developerInboxContent } from '../../../../content/developer-inbox.ts';
import { developerLimits } from '../../../../shared/developer-limits.ts';
import { fieldErrorsOf } from '../../../api/call-errors.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';

const words = developerInboxContent.answer;

type AnswerFormProps = {
  messageId: number;
  /** The sender hears of it by mail. */
  isMailOn: boolean;
  onClose: () => void;
};

/** An answer to a message, which its sender reads on the page of the message. */
export function AnswerForm({ messageId, isMailOn, onClose }: AnswerFormProps) {
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const { list, entries, unreadCount } = utils.developer.messages;
  const answer = trpc.developer.messages.answer.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      onDone: async () => {
        await Promise.all([
          entries.invalidate({ messageId }),
          list.invalidate(),
          unreadCount.invalidate(),
        ]);
        onClose();
      },
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate({ messageId, text });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" my="sm">
        <Textarea
          label={words.label}
          description={isMailOn ? words.byMail : words.onPage}
          error={fieldErrorsOf(answer.error)?.text}
          rows={5}
          maxLength={developerLimits.messageEntry}
          maw="var(--site-measure)"
          autoFocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" disabled={answer.isPending}>
            {answer.isPending ? words.submitting : words.submit}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {words.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
