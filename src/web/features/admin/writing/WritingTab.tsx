import { Stack } from '@mantine/core';
import { writingContent as words } from '../../../../content/writing.ts';
import { trpc } from '../../../api/trpc.ts';
import { AdminList } from '../parts/AdminList.tsx';
import { TabHeading } from '../parts/TabHeading.tsx';
import { AiUsageLog } from './AiUsageLog.tsx';
import { HouseStyleForm } from './HouseStyleForm.tsx';
import { MonthUsage } from './MonthUsage.tsx';

/** How the site writes, and what it uses of the AI. */
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
