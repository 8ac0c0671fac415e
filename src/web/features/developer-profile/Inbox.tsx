import { useState } from 'react';
import { developerInboxContent as words } from '../../../content/developer-inbox.ts';
import type { MessageFolder } from '../../../shared/developer-message.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import classes from './Inbox.module.css';
import { InboxMessage } from './InboxMessage.tsx';

/** What visitors wrote, newest first; what may be junk stands in a folder of its own. */
export function Inbox() {
  const [folder, setFolder] = useState<MessageFolder>('inbox');
  // New messages arrive while other pages are read.
  const messages = trpc.developer.messages.list.useInfiniteQuery(
    { folder },
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const { unreadCount = 0, suspectedCount = 0 } = messages.data?.pages.at(-1) ?? {};
  const isSuspected = folder === 'suspected';
  const { title, text, empty } = isSuspected ? words.suspected : words;

  return (
    <section className={classes.inbox} aria-labelledby="messages-title">
      <div className={classes.title}>
        <h2 id="messages-title">{title}</h2>
        <span role="status">
          {unreadCount > 0 ? <Badge hue="ember">{words.unread(unreadCount)}</Badge> : null}
        </span>
      </div>
      <p className={classes.text}>{text}</p>
      {messages.isPending ? <p role="status">{words.loading}</p> : null}
      {messages.isError ? (
        <div role="alert" className={classes.state}>
          <p>{words.error}</p>
          <Button variant="secondary" onClick={() => void messages.refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {messages.isSuccess && items.length === 0 ? <p className={classes.state}>{empty}</p> : null}
      <ul className={classes.list}>
        {items.map((message) => (
          <li key={message.id}>
            <InboxMessage message={message} />
          </li>
        ))}
      </ul>
      {messages.hasNextPage ? (
        <Button
          variant="secondary"
          disabled={messages.isFetchingNextPage}
          onClick={() => void messages.fetchNextPage()}
        >
          {messages.isFetchingNextPage ? words.loadingMore : words.loadMore}
        </Button>
      ) : null}
      {isSuspected || suspectedCount > 0 ? (
        <Button variant="secondary" onClick={() => setFolder(isSuspected ? 'inbox' : 'suspected')}>
          {isSuspected ? words.suspected.back : words.suspected.show(suspectedCount)}
        </Button>
      ) : null}
    </section>
  );
}
