import { Stack, Text, Title } from '@mantine/core';
import { AdminList } from '../../../../../web/admin/AdminList.tsx';
import { trpc } from '../../../../../web/api/trpc.ts';
import type { PostImport } from '../../../post-import.ts';
import { transferContent } from '../../../words/post-transfer.ts';
import { ImportCard } from './ImportCard.tsx';
import { ImportUpload } from './ImportUpload.tsx';

const words = transferContent.import;

/** Polling interval during an import. */
const watchMs = 1_000;

const isWorking = ({ state }: PostImport) =>
  state === 'reading' || state === 'running' || state === 'undoing';

export function ImportSection() {
  const imports = trpc.admin.transfer.imports.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? watchMs : false),
  });
  return (
    <section aria-labelledby="import">
      <Title order={3} size="h4" id="import">
        {words.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="md" maw="var(--site-measure)">
        {words.text}
      </Text>
      <ImportUpload onSent={() => imports.refetch()} />
      <AdminList list={imports} rowHeight="8rem">
        {imports.data && imports.data.length > 0 ? (
          <Stack component="ul" gap="md" mt="lg" aria-label={words.listLabel}>
            {imports.data.map((one) => (
              <ImportCard key={one.id} of={one} onChanged={() => imports.refetch()} />
            ))}
          </Stack>
        ) : null}
      </AdminList>
    </section>
  );
}
