import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { paths } from '../../../../shared/paths.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { type ExportFormat, exportFormats } from '../../post-transfer.ts';
import { transferContent } from '../../words/post-transfer.ts';

const words = transferContent.export;

/** Requires reauthentication before an export. */
export function ExportSection() {
  const allow = trpc.admin.transfer.allowExport.useMutation(withToasts({ failed: words.failed }));
  const download = async (format: ExportFormat) => {
    await allow.mutateAsync({ format });
    // The response is a download, so the page stays.
    window.location.assign(paths.postExport(format));
  };
  return (
    <section aria-labelledby="export">
      <Title order={3} size="h4" id="export">
        {words.title}
      </Title>
      <Text c="dimmed" fz="sm" mb="md" maw="var(--site-measure)">
        {words.text}
      </Text>
      <Group align="stretch">
        {exportFormats.map((format) => (
          <Paper key={format} withBorder p="md" maw="24rem">
            <Stack gap="sm" align="flex-start" justify="space-between" h="100%">
              <Text fz="sm">{words.formats[format].hint}</Text>
              <Button
                variant="default"
                disabled={allow.isPending}
                onClick={() => void download(format).catch(() => {})}
              >
                {words.formats[format].label}
              </Button>
            </Stack>
          </Paper>
        ))}
      </Group>
    </section>
  );
}
