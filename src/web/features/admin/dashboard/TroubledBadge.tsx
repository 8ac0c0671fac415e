import { adminContent } from '../../../../content/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import classes from './UnreadBadge.module.css';

/** How much background work needs somebody to look at it. */
export function TroubledBadge() {
  const count = trpc.admin.troubledWork.count.useQuery().data?.count ?? 0;
  if (count === 0) return null;
  return (
    <span className={classes.badge}>
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{adminContent.troubled(count)}</span>
    </span>
  );
}
