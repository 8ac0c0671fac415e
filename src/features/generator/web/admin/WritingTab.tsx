import { Stack } from '@mantine/core';
import { AdminList } from '../../../../web/admin/AdminList.tsx';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { trpc } from '../../../../web/api/trpc.ts';
import { writingContent as words } from '../../words/writing.ts';
import { AiUsageLog } from './AiUsageLog.tsx';
import { HouseStyleForm } from './HouseStyleForm.tsx';
import { MonthUsage } from './MonthUsage.tsx';

export function WritingTab() {
  const settings = trpc.admin.writing.settings.useQuery(undefined, { refetchOnMount: 'always' });
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <Stack gap="3xl">
        <AdminList list={settings} rowHeight="3rem">
          {settings.data && settings.isFetchedAfterMount ? (
            <HouseStyleForm saved={settings.data} />
          ) : null}
        </AdminList>
        <MonthUsage />
        <AiUsageLog />
      </Stack>
    </>
  );
}
