import { developerInboxContent as words } from '../../../content/developer-inbox.ts';
import { trpc } from '../../api/trpc.ts';
import { Badge } from '../../components/Badge.tsx';
import { Button } from '../../components/Button.tsx';
import classes from './Inbox.module.css';
import { InboxMessage } from './InboxMessage.tsx';

/** What visitors wrote, newest first. */
export function Inbox() {
  // New messages arrive while other pages are read.
  const messages = trpc.developer.messages.list.useInfiniteQuery(
    {},
    { getNextPageParam: (page) => page.nextCursor, refetchOnMount: 'always' },
  );
  const items = messages.data?.pages.flatMap((page) => page.items) ?? [];
  const unreadCount = messages.data?.pages.at(-1)?.unreadCount ?? 0;

  return (
    <section className={classes.inbox} aria-labelledby="messages-title">
      <div className={classes.title}>
        <h2 id="messages-title">{words.title}</h2>
        <span role="status">
          {unreadCount > 0 ? <Badge hue="ember">{words.unread(unreadCount)}</Badge> : null}
        </span>
      </div>
      <p className={classes.text}>{words.text}</p>
      {messages.isPending ? <p role="status">{words.loading}</p> : null}
      {messages.isError ? (
        <div role="alert" className={classes.state}>
          <p>{words.error}</p>
          <Button variant="secondary" onClick={() => void messages.refetch()}>
            {words.retry}
          </Button>
        </div>
      ) : null}
      {messages.isSuccess && items.length === 0 ? (
        <p className={classes.state}>{words.empty}</p>
      ) : null}
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
    </section>
  );
}
