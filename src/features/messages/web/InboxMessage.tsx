import { Badge, Button, Card, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { type FormEvent, useRef, useState } from 'react';
import { unsentDraftsContent } from '../../../shared/words/unsent-drafts.ts';
import { fieldErrorsOf } from '../../../web/api/call-errors.ts';
import { withToasts } from '../../../web/api/call-toasts.ts';
import { outlivingPage, trpc } from '../../../web/api/trpc.ts';
import { LoadMore } from '../../../web/components/states/LoadMore.tsx';
import { LinkedText } from '../../../web/components/text/LinkedText.tsx';
import { Time } from '../../../web/components/text/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import { DraftState } from '../../../web/forms/drafts/DraftState.tsx';
import { useDraft } from '../../../web/forms/drafts/useDraft.ts';
import { accessibleName } from '../../../web/start/accessible-name.ts';
import { developerLimits } from '../../developers/developer-limits.ts';
import type { DeveloperMessage } from '../developer-messages.ts';
import { developerInboxContent, developerInboxContent as words } from '../words/developer-inbox.ts';
import { messageReportContent } from '../words/message-reports.ts';
import { MessageActions } from './MessageActions.tsx';
import { ReportForm } from './ReportForm.tsx';

type InboxMessageProps = {
  message: DeveloperMessage;
  isDrafted: boolean;
  isMailOn: boolean;
};

export function InboxMessage({ message, isDrafted, isMailOn }: InboxMessageProps) {
  const { id, senderName, senderEmail } = message;
  const [form, setForm] = useState<'answer' | 'report' | null>(null);
  const answerButton = useRef<HTMLButtonElement>(null);
  const reportButton = useRef<HTMLButtonElement>(null);
  const close = (next: typeof answerButton) => {
    setForm(null);
    next.current?.focus();
  };

  return (
    <Card component="article" bd={message.isRead ? undefined : '1px solid var(--site-accent)'}>
      <Group component="header" gap="0 var(--mantine-spacing-xs)">
        <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{senderName}</bdi>
        </Title>
        {message.isRead ? null : <Badge color="ember">{words.new}</Badge>}
        {message.isReported ? <Badge color="gray">{messageReportContent.reported}</Badge> : null}
        {message.isAnswered ? <Badge color="lagoon">{words.answered}</Badge> : null}
        {isDrafted ? <Badge color="sand">{unsentDraftsContent.mark}</Badge> : null}
        <Text c="dimmed" fz="sm" w="100%">
          {senderEmail ? (
            <>
              {senderEmail}
              <span aria-hidden="true"> · </span>
            </>
          ) : null}
          <Time at={message.createdAt} format={formatLongDate} />
        </Text>
      </Group>
      <Text dir="auto" style={{ whiteSpace: 'pre-line' }}>
        <LinkedText>{message.body}</LinkedText>
      </Text>
      {message.entryCount > 0 ? <MessageThread message={message} /> : null}
      {form === 'answer' ? (
        <AnswerForm messageId={id} isMailOn={isMailOn} onClose={() => close(answerButton)} />
      ) : null}
      {form === 'report' ? (
        <ReportForm
          messageId={id}
          onDone={() => close(answerButton)}
          onCancel={() => close(reportButton)}
        />
      ) : null}
      <MessageActions
        message={message}
        answer={
          // Older messages have no page; their senders hear of answers by mail only.
          senderEmail && !isMailOn
            ? null
            : {
                button: answerButton,
                isOpen: form === 'answer',
                open: () => setForm('answer'),
              }
        }
        report={
          message.isReported
            ? null
            : {
                button: reportButton,
                isOpen: form === 'report',
                open: () => setForm('report'),
              }
        }
      />
    </Card>
  );
}

const { thread: messageThreadWords, messageOf } = developerInboxContent;

function MessageThread({ message }: { message: DeveloperMessage }) {
  const { id: messageId, senderName, entryCount } = message;
  const [isOpen, setIsOpen] = useState(!message.isRead);
  const entries = trpc.developer.messages.entries.useInfiniteQuery(
    { messageId },
    { enabled: isOpen, getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const items = entries.data?.pages.flatMap((page) => page.items).reverse() ?? [];
  const label = isOpen ? messageThreadWords.hide : messageThreadWords.show(entryCount);

  return (
    <Stack gap="sm" my="sm" align="flex-start">
      <Button
        variant="outline"
        size="xs"
        aria-expanded={isOpen}
        aria-label={accessibleName(label, messageOf(senderName))}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
      {isOpen && entries.isPending ? <Text role="status">{messageThreadWords.loading}</Text> : null}
      {isOpen && entries.isError ? <Text role="alert">{messageThreadWords.error}</Text> : null}
      {isOpen ? (
        <>
          <LoadMore
            list={entries}
            words={{
              loadMore: messageThreadWords.earlier,
              loadingMore: messageThreadWords.loadingEarlier,
            }}
            href={null}
          />
          <Stack component="ol" gap="sm" w="100%" className="ruled">
            {items.map(({ id, party, body, createdAt }) => (
              <li key={id}>
                <Text c="dimmed" fz="sm" mt="xs">
                  <strong dir="auto">
                    {party === 'developer' ? messageThreadWords.you : senderName}
                  </strong>
                  <span aria-hidden="true"> · </span>
                  <Time at={createdAt} format={formatLongDate} />
                </Text>
                <Text dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  <LinkedText>{body}</LinkedText>
                </Text>
              </li>
            ))}
          </Stack>
        </>
      ) : null}
    </Stack>
  );
}

const answerFormWords = developerInboxContent.answer;

type AnswerFormProps = {
  messageId: number;
  isMailOn: boolean;
  onClose: () => void;
};

function AnswerForm({ messageId, isMailOn, onClose }: AnswerFormProps) {
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
      done: answerFormWords.sent,
      failed: answerFormWords.failed,
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
          label={answerFormWords.label}
          description={isMailOn ? answerFormWords.byMail : answerFormWords.onPage}
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
            {answer.isPending ? answerFormWords.submitting : answerFormWords.submit}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {answerFormWords.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
