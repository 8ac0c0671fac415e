import { useState } from 'react';
import { developerInboxContent as words } from '../../../content/developer-inbox.ts';
import type { DeveloperMessage } from '../../../shared/developer-message.ts';
import { accessibleName } from '../../accessible-name.ts';
import { messageOf } from '../../api/message-of.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { showToast } from '../../components/toast/toast-store.ts';
import { formatLongDate } from '../../format.ts';
import classes from './Inbox.module.css';

function fail(error: unknown) {
  showToast({
    title: words.failed.title,
    description: messageOf(error, words.failed.text),
    variant: 'destructive',
  });
}

/** One message with what can be done about it. Deleting asks once more, in place. */
export function InboxMessage({ message }: { message: DeveloperMessage }) {
  const utils = trpc.useUtils();
  const [isAsking, setIsAsking] = useState(false);
  const refresh = () => utils.developer.messages.list.invalidate();
  const mark = trpc.developer.messages.mark.useMutation({ onSuccess: refresh, onError: fail });
  const move = trpc.developer.messages.mark.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ title: words.suspected.moved.title, description: words.suspected.moved.text });
    },
    onError: fail,
  });
  const remove = trpc.developer.messages.delete.useMutation({
    onSuccess: async () => {
      await refresh();
      showToast({ title: words.deleted.title, description: words.deleted.text });
    },
    onError: fail,
  });
  const named = (label: string) => accessibleName(label, words.messageOf(message.senderName));
  const markLabel = message.isRead ? words.markUnread : words.markRead;
  const mail = `mailto:${message.senderEmail}?subject=${encodeURIComponent(words.replySubject)}`;

  return (
    <article className={classes.message} data-unread={!message.isRead}>
      <header>
        <h3>{message.senderName}</h3>
        {message.isRead ? null : <Badge hue="ember">{words.new}</Badge>}
        <p>
          {message.senderEmail}
          <span aria-hidden="true"> · </span>
          <time dateTime={message.createdAt}>{formatLongDate(message.createdAt)}</time>
        </p>
      </header>
      <p className={classes.body}>{message.body}</p>
      <div className={classes.actions}>
        {isAsking ? (
          <>
            <button
              type="button"
              className={classes.dangerous}
              aria-label={named(words.confirmDelete)}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ messageId: message.id })}
            >
              {words.confirmDelete}
            </button>
            <button type="button" onClick={() => setIsAsking(false)}>
              {words.keep}
            </button>
          </>
        ) : (
          <>
            <a href={mail} aria-label={named(words.reply)}>
              {words.reply}
            </a>
            {message.isSuspected ? (
              <button
                type="button"
                aria-label={named(words.suspected.move)}
                disabled={move.isPending}
                onClick={() => move.mutate({ messageId: message.id, isSuspected: false })}
              >
                {words.suspected.move}
              </button>
            ) : null}
            <button
              type="button"
              aria-label={named(markLabel)}
              disabled={mark.isPending}
              onClick={() => mark.mutate({ messageId: message.id, isRead: !message.isRead })}
            >
              {markLabel}
            </button>
            <button
              type="button"
              aria-label={named(words.delete)}
              onClick={() => setIsAsking(true)}
            >
              {words.delete}
            </button>
          </>
        )}
      </div>
    </article>
  );
}
