import { adminContent } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import classes from './UnreadBadge.module.css';

/** How many contact requests nobody has looked at yet. */
export function UnreadBadge() {
  const count = trpc.admin.inbox.unreadCount.useQuery().data ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{adminContent.unread(count)}</span>
    </span>
  );
}
