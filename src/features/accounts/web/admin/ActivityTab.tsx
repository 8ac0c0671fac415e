import { Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ActivityEntry } from '../../../../shared/admin/admin.ts';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { LogEntry } from '../../../../web/admin/LogEntry.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { useListAddress } from '../../../../web/admin/list/useListAddress.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminActivityContent as words } from '../../words/activity.ts';

export function ActivityTab() {
  const { address, change } = useListAddress();
  const activity = trpc.admin.activity.list.useQuery(
    { page: address.page },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );

  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <AdminList
        list={activity}
        rowHeight="3rem"
        empty={activity.data?.items.length === 0 ? words.empty : null}
        pager={{ of: activity.data, page: address.page, onPage: (page) => change({ page }) }}
      >
        <ol className="ruled">
          {activity.data?.items.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </AdminList>
    </>
  );
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { actor, action, targetType, summary, createdAt } = entry;
  const isToken = actor.startsWith('token:');
  return (
    <LogEntry at={createdAt}>
      <p>
        {isToken ? `${words.byToken} ` : null}
        <strong dir="auto">{actorName(actor)}</strong> {action} {targetType}{' '}
        <Text span inherit c="dimmed" dir="auto">
          {summary}
        </Text>
      </p>
    </LogEntry>
  );
}
