import { Stack } from '@mantine/core';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { adminCallsContent as words } from '../../words/admin-calls.ts';
import { CallFeed } from './CallFeed.tsx';
import { CallSettingsForm } from './CallSettingsForm.tsx';
import { ComingCalls } from './ComingCalls.tsx';

export function CallsTab() {
  const settings = trpc.admin.calls.settings.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <Stack gap="3xl">
        <ComingCalls />
        <AdminList list={settings} rowHeight="3rem">
          {settings.data && settings.isFetchedAfterMount ? (
            <Stack gap="3xl">
              <CallSettingsForm saved={settings.data} />
              <CallFeed feed={settings.data.feed} />
            </Stack>
          ) : null}
        </AdminList>
      </Stack>
    </>
  );
}
