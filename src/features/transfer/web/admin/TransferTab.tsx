import { Stack } from '@mantine/core';
import { TabHeading } from '../../../../web/admin/TabHeading.tsx';
import { transferContent as words } from '../../words/post-transfer.ts';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './import/ImportSection.tsx';

export function TransferTab() {
  return (
    <>
      <TabHeading title={words.title} intro={words.intro} />
      <Stack gap="2xl">
        <ImportSection />
        <ExportSection />
      </Stack>
    </>
  );
}
