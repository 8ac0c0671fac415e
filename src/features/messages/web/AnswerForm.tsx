import { Button, Group, Stack, Textarea } from '@mantine/core';
import type { FormEvent } from 'react';
import { fieldErrorsOf } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { outlivingPage, trpc } from '../../../web/api/trpc.ts';
import { DraftState } from '../../../web/forms/drafts/DraftState.tsx';
import { useDraft } from '../../../web/forms/drafts/useDraft.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import { developerInboxContent } from '../words/developer-inbox.ts';

const words = developerInboxContent.answer;

type AnswerFormProps = {
  messageId: number;
  /** The sender gets a mail about the answer. */
  isMailOn: boolean;
  onClose: () => void;
};

export function AnswerForm({ messageId, isMailOn, onClose }: AnswerFormProps) {
  const utils = trpc.useUtils();
  const { messages } = utils.client.developer;
  const { list, entries, unreadCount, draftedIds } = utils.developer.messages;
  const draft = useDraft(`message-answer:${messageId}`, {
    load: async () => ({ draft: await messages.answerDraft.query({ messageId }) }),
    save: async (typed) => {
      const saved = await messages.saveAnswerDraft.mutate({ messageId, ...typed }, outlivingPage);
      void draftedIds.invalidate();
      return saved;
    },
  });
  const { text, keeper } = draft;
  const answer = trpc.developer.messages.answer.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      onDone: async () => {
        keeper.sent();
        await Promise.all([
          entries.invalidate({ messageId }),
          list.invalidate(),
          unreadCount.invalidate(),
          draftedIds.invalidate(),
        ]);
        onClose();
      },
      onFailed: () => keeper.flush(),
    }),
  );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await keeper.settle();
    answer.mutate({ messageId, text, draft: keeper.lineage() });
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
          readOnly={answer.isPending}
          onChange={(event) => keeper.change(event.currentTarget.value)}
        />
        <DraftState draft={draft} />
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
