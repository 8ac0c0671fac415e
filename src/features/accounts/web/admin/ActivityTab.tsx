import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ActivityEntry } from '../../../../shared/admin/admin.ts';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { LogEntry } from '../../../../web/admin/list/LogEntry.tsx';
import { pagedList } from '../../../../web/admin/list/paged-list.ts';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { activityInputSchema } from '../../activity.ts';
import { adminActivityContent as words } from '../../words/activity.ts';

export function ActivityTab() {
  const place = useListAddress();
  const { page, search, status } = place.address;
  const part = activityInputSchema.shape.part.safeParse(status).data;
  const activity = trpc.admin.activity.list.useQuery(
    { page, search, part },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );

  return (
    <AdminList
      heading={words}
      {...pagedList({
        ...{ place, words, of: activity.data },
        summary: activity.data ? words.count(activity.data.total) : '',
      })}
      isFiltered={search !== '' || part !== undefined}
      list={activity}
      rowHeight="3rem"
      empty={activity.data?.items.length === 0 ? words.empty : null}
    >
      <ol className="ruled">
        {activity.data?.items.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </AdminList>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { actor, action, targetType, summary, createdAt } = entry;
  const via = actor.startsWith('token:')
    ? words.byToken
    : actor.startsWith('program:')
      ? words.byProgram
      : null;
  return (
    <LogEntry at={createdAt}>
      <p>
        {via ? `${via} ` : null}
        <strong dir="auto">{actorName(actor)}</strong> {action} {targetType}{' '}
        <Text span inherit c="dimmed" dir="auto">
          {summary}
        </Text>
      </p>
    </LogEntry>
  );
}
