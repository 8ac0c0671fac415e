import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useRef, useState } from 'react';
import { unsentDraftsContent } from '../../../shared/words/unsent-drafts.ts';
import { Time } from '../../../web/components/Time.tsx';
import { formatLongDate } from '../../../web/format.ts';
import type { DeveloperMessage } from '../developer-messages.ts';
import { developerInboxContent as words } from '../words/developer-inbox.ts';
import { messageReportContent } from '../words/message-reports.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { MessageActions } from './MessageActions.tsx';
import { MessageThread } from './MessageThread.tsx';
import { ReportForm } from './ReportForm.tsx';

type InboxMessageProps = {
  message: DeveloperMessage;
  /** The message has an unsent answer. */
  isDrafted: boolean;
  /** Senders get mail about answers. */
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
        {message.body}
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
