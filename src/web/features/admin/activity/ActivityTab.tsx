import { keepPreviousData } from '@tanstack/react-query';
import { adminActivityContent as words } from '../../../../content/admin-work.ts';
import type { ActivityEntry } from '../../../../shared/admin.ts';
import { trpc } from '../../../api/trpc.ts';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { actorName } from '../parts/actor-name.ts';
import { formatDateTime } from '../parts/format-time.ts';
import { ListFailed } from '../parts/ListFailed.tsx';
import { ListSkeleton } from '../parts/ListSkeleton.tsx';
import { Pager } from '../parts/Pager.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import { useListAddress } from '../parts/useListAddress.ts';
import classes from './ActivityTab.module.css';

/** Who did what. */
export function ActivityTab() {
  const { address, change } = useListAddress();
  const activity = trpc.admin.activity.list.useQuery(
    { page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );

  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      {activity.isPending ? <ListSkeleton rowHeight="3rem" /> : null}
      {activity.isError ? (
        <ListFailed error={activity.error} onRetry={() => void activity.refetch()} />
      ) : null}
      {activity.data?.items.length === 0 ? (
        <EmptyState title={words.empty.title}>
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : null}
      <ol className={classes.list}>
        {activity.data?.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {activity.data ? (
        <Pager
          page={address.page}
          total={activity.data.total}
          pageSize={activity.data.pageSize}
          onPage={(page) => change({ page })}
        />
      ) : null}
    </>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { actor, action, targetType, summary, createdAt } = entry;
  const isToken = actor.startsWith('token:');
  return (
    <li className={classes.entry}>
      <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      <p>
        {isToken ? `${words.byToken} ` : null}
        <strong>{actorName(actor)}</strong> {action} {targetType}{' '}
        <span className={classes.target}>{summary}</span>
      </p>
    </li>
  );
}
