import { Button, Group, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { filePaths } from '../../../../shared/file-paths.ts';
import { ActionButton } from '../../../../web/admin/Action.tsx';
import { AdminList } from '../../../../web/admin/list/AdminList.tsx';
import { AreaHeading } from '../../../../web/admin/list/AreaHeading.tsx';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { readAgain } from '../../../../web/api/read-again.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { FileDrop } from '../../../media/web/admin/upload/FileDrop.tsx';
import type { PostImport } from '../../post-import.ts';
import { type ExportFormat, exportFormats } from '../../post-transfer.ts';
import { transferContent, transferContent as words } from '../../words/post-transfer.ts';
import { ImportCard } from './import/ImportCard.tsx';
import { useImportUpload } from './import/useImportUpload.ts';

export function TransferTab() {
  return (
    <>
      <AreaHeading title={words.title} intro={words.intro} />
      <Stack gap="2xl">
        <ImportSection />
        <ExportSection />
      </Stack>
    </>
  );
}

const importSectionWords = transferContent.import;

const watchMs = 1_000;

const isWorking = ({ state }: PostImport) =>
  state === 'reading' || state === 'running' || state === 'undoing';

function ImportSection() {
  const utils = trpc.useUtils();
  const imports = trpc.admin.transfer.imports.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? watchMs : false),
  });
  return (
    <section aria-labelledby="import">
      <Title order={2} size="h4" id="import">
        {importSectionWords.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="md" maw="var(--site-measure)">
        {importSectionWords.text}
      </Text>
      <ImportUpload onSent={() => readAgain(utils.admin.transfer.imports)} />
      <AdminList list={imports} rowHeight="8rem">
        {imports.data && imports.data.length > 0 ? (
          <Stack component="ul" gap="md" mt="lg" aria-label={importSectionWords.listLabel}>
            {imports.data.map((one) => (
              <ImportCard key={one.id} of={one} onChanged={() => imports.refetch()} />
            ))}
          </Stack>
        ) : null}
      </AdminList>
    </section>
  );
}

const importUploadWords = transferContent.import;

function ImportUpload({ onSent }: { onSent: () => unknown }) {
  const { state, send, cancel } = useImportUpload(onSent);
  return (
    <Stack gap="xs">
      <FileDrop
        words={importUploadWords}
        isBusy={state.kind === 'sending'}
        onFiles={(files) => void send(files)}
      />
      <Stack gap="xs" align="flex-start" fz="sm" aria-live="polite">
        {state.kind === 'sending' ? (
          <>
            <Progress
              w="100%"
              value={state.percent}
              aria-label={importUploadWords.uploading(state.percent)}
            />
            <p>{importUploadWords.uploading(state.percent)}</p>
            <ActionButton onClick={cancel}>{importUploadWords.cancel}</ActionButton>
          </>
        ) : null}
        {state.kind === 'failed' ? (
          <Text inherit c="var(--mantine-color-error)" fw={600}>
            {state.message}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}

const exportSectionWords = transferContent.export;

function ExportSection() {
  const allow = trpc.admin.transfer.allowExport.useMutation(
    withToasts({ failed: exportSectionWords.failed }),
  );
  const download = async (format: ExportFormat) => {
    await allow.mutateAsync({ format });
    // A download does not leave the page.
    window.location.assign(filePaths.postExport(format));
  };
  return (
    <section aria-labelledby="export">
      <Title order={2} size="h4" id="export">
        {exportSectionWords.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="md" maw="var(--site-measure)">
        {exportSectionWords.text}
      </Text>
      <Group align="stretch">
        {exportFormats.map((format) => (
          <Paper key={format} withBorder p="md" maw="24rem">
            <Stack gap="sm" align="flex-start" justify="space-between" h="100%">
              <Text fz="sm">{exportSectionWords.formats[format].hint}</Text>
              <Button
                variant="default"
                disabled={allow.isPending}
                onClick={() => void download(format).catch(() => {})}
              >
                {exportSectionWords.formats[format].label}
              </Button>
            </Stack>
          </Paper>
        ))}
      </Group>
    </section>
  );
}
