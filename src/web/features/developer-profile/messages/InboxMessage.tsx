import { Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { developerInboxContent as words } from '../../../../content/developer-inbox.ts';
import type { DeveloperMessage } from '../../../../shared/developer-messages.ts';
import { accessibleName } from '../../../accessible-name.ts';
import { withToasts } from '../../../api/call-toasts.ts';
import { trpc } from '../../../api/trpc.ts';
import { Time } from '../../../components/Time.tsx';
import { formatLongDate } from '../../../format.ts';

const small = { variant: 'subtle', size: 'xs' } as const;

/** One message with what can be done about it. Deleting asks once more, in place. */
export function InboxMessage({ message }: { message: DeveloperMessage }) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const change = {
    failed: words.failed,
    onDone: () => utils.developer.messages.list.invalidate(),
  };
  const mark = trpc.developer.messages.mark.useMutation(withToasts(change));
  const move = trpc.developer.messages.mark.useMutation(
    withToasts({ ...change, done: words.suspected.moved }),
  );
  const remove = trpc.developer.messages.delete.useMutation(
    withToasts({ ...change, done: words.deleted }),
  );
  const named = (label: string) => accessibleName(label, words.messageOf(message.senderName));
  const markLabel = message.isRead ? words.markUnread : words.markRead;
  const mail = `mailto:${message.senderEmail}?subject=${encodeURIComponent(words.replySubject)}`;

  return (
    <Card component="article" bd={message.isRead ? undefined : '1px solid var(--site-accent)'}>
      <Group component="header" gap="0 var(--mantine-spacing-xs)">
        <Title order={3} size="h4">
          {message.senderName}
        </Title>
        {message.isRead ? null : <Badge color="ember">{words.new}</Badge>}
        <Text c="dimmed" fz="sm" w="100%">
          {message.senderEmail}
          <span aria-hidden="true"> · </span>
          <Time at={message.createdAt} format={formatLongDate} />
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-line' }}>{message.body}</Text>
      <Group gap="0 var(--mantine-spacing-md)">
        {isAsking ? (
          <>
            <Button
              {...small}
              c="red"
              aria-label={named(words.confirmDelete)}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ messageId: message.id })}
            >
              {words.confirmDelete}
            </Button>
            <Button {...small} onClick={() => setIsAsking(false)}>
              {words.keep}
            </Button>
          </>
        ) : (
          <>
            <Button {...small} component="a" href={mail} aria-label={named(words.reply)}>
              {words.reply}
            </Button>
            {message.isSuspected ? (
              <Button
                {...small}
                aria-label={named(words.suspected.move)}
                disabled={move.isPending}
                onClick={() => move.mutate({ messageId: message.id, isSuspected: false })}
              >
                {words.suspected.move}
              </Button>
            ) : null}
            <Button
              {...small}
              aria-label={named(markLabel)}
              disabled={mark.isPending}
              onClick={() => mark.mutate({ messageId: message.id, isRead: !message.isRead })}
            >
              {markLabel}
            </Button>
            <Button {...small} aria-label={named(words.delete)} onClick={() => setIsAsking(true)}>
              {words.delete}
            </Button>
          </>
        )}
      </Group>
    </Card>
  );
}
