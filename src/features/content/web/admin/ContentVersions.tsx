import { Stack, Title } from '@mantine/core';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { actorName } from '../../../../web/admin/actor-name.ts';
import { formatDateTime } from '../../../../web/admin/format-time.ts';
import { LogEntry } from '../../../../web/admin/LogEntry.tsx';
import { showFailure } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showToast } from '../../../../web/components/toast/toast-store.ts';
import { contentWords } from '../../words/content.ts';

const words = contentWords.history;

interface ContentVersionsProps {
  kind: string;
  onLoad: (value: Record<string, unknown>) => void;
}

/** Draws nothing before the first save. */
export function ContentVersions({ kind, onLoad }: ContentVersionsProps) {
  const { client } = trpc.useUtils();
  const versions = trpc.admin.content.versions.useQuery({ kind });
  const load = async (version: number) => {
    try {
      onLoad(await client.admin.content.version.query({ kind, version }));
      showToast(words.loaded);
    } catch (error) {
      showFailure(error, words.failed);
    }
  };
  if (!versions.data || versions.data.length === 0) return null;
  return (
    <Stack gap="xs" mt="lg" maw="56rem">
      <Title order={3} size="h5">
        {words.title}
      </Title>
      <ol className="ruled">
        {versions.data.map(({ version, savedBy, savedAt }) => (
          <LogEntry
            key={version}
            at={savedAt}
            actions={
              <ActionButton context={formatDateTime(savedAt)} onClick={() => void load(version)}>
                {words.load}
              </ActionButton>
            }
          >
            {actorName(savedBy)}
          </LogEntry>
        ))}
      </ol>
    </Stack>
  );
}
