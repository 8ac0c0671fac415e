import { Flex, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { timeZoneName } from '../../../../web/admin/format-time.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { Time } from '../../../../web/components/Time.tsx';
import type { ComingCall } from '../../calls.ts';
import { adminCallsContent } from '../../words/admin-calls.ts';
import { callTime } from '../../words/calls.ts';
import { CallReach } from './CallReach.tsx';
import { CancelCallDialog } from './CancelCallDialog.tsx';

const words = adminCallsContent.coming;

export function ComingCalls() {
  const calls = trpc.admin.calls.coming.useQuery(undefined, { refetchOnMount: 'always' });
  const [canceling, setCanceling] = useState<ComingCall | null>(null);
  return (
    <section aria-labelledby="coming-calls">
      <Title order={3} size="h4" id="coming-calls" mb="md">
        {words.title}
      </Title>
      <AdminList
        list={calls}
        rowHeight="4.5rem"
        drawing="mailbox"
        empty={calls.data?.length === 0 ? words.empty : null}
      >
        <ul className="ruled">
          {calls.data?.map((call) => (
            <CallItem key={call.id} call={call} onCancel={() => setCanceling(call)} />
          ))}
        </ul>
      </AdminList>
      {canceling ? <CancelCallDialog call={canceling} onClose={() => setCanceling(null)} /> : null}
    </section>
  );
}

function CallItem({ call, onCancel }: { call: ComingCall; onCancel: () => void }) {
  const { name, email, startsAt, timeZone, reach } = call;
  const ownZone = timeZoneName();
  return (
    <Flex component="li" wrap="wrap" align="center" gap="xs md" py="md">
      <Group flex="1 1 20rem" gap="xs">
        <strong>
          <Time at={startsAt} format={(at) => callTime(at, ownZone)} />
        </strong>
        {timeZone === ownZone ? null : (
          <Text span fz="sm" c="dimmed">
            {words.theirTime(callTime(startsAt, timeZone))}
          </Text>
        )}
      </Group>
      <Group flex="1 1 12rem" gap="xs" fz="sm">
        <bdi>{name}</bdi>
        <CallReach reach={reach} />
        {email ? <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a> : null}
      </Group>
      <ActionButton context={name} isDangerous onClick={onCancel}>
        {words.cancel}
      </ActionButton>
    </Flex>
  );
}
