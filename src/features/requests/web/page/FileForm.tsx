import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import { filePaths } from '../../../../shared/file-paths.ts';
import { chosenTypes, maxUploadBytes } from '../../../../shared/media/media.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showErrorToast, showToast } from '../../../../web/components/toast/toast-store.ts';
import { FileField } from '../../../../web/forms/FileField.tsx';
import { useUpload } from '../../../../web/pictures/useUpload.ts';
import { requestPageContent } from '../../words/request-page.ts';

const words = requestPageContent.files;
const pdfType = 'application/pdf';

/** Some systems know no type for the pictures of some phones. */
const isPicture = ({ type, name }: File) => type.startsWith('image/') || /\.hei[cf]$/i.test(name);

export function FileForm({ requestKey }: { requestKey: string }) {
  const utils = trpc.useUtils();
  const field = useRef<HTMLInputElement>(null);
  const upload = useUpload({ failures: words.failures, onSignedOut: () => {} });
  const { state } = upload;
  const isBusy = state.kind === 'preparing' || state.kind === 'sending';

  const send = (file: File) =>
    upload.send(filePaths.requestFiles(requestKey), file, async () => {
      await utils.contact.requests.byKey.invalidate({ key: requestKey });
      showToast(words.sent);
    });
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.type !== pdfType && !isPicture(file))
      showErrorToast({ title: words.title, description: words.notTaken });
    else if (file.type !== pdfType) await upload.prepare(file, (picture) => void send(picture));
    else if (file.size > maxUploadBytes)
      showErrorToast({ title: words.title, description: words.tooLarge });
    else await send(file);
    // Lets the same file be chosen again.
    if (field.current) field.current.value = '';
  };

  return (
    <Card p="var(--site-panel-space)" maw="46rem" className="needs-scripts">
      <Stack gap="md">
        <Title order={2} size="h3">
          {words.title}
        </Title>
        <FileField
          ref={field}
          label={words.label}
          note={words.note}
          error={state.kind === 'failed' ? state.message : undefined}
          accept={[...chosenTypes, pdfType].join(',')}
          disabled={isBusy}
          onChange={(event) => void choose(event.currentTarget.files?.[0])}
        />
        <Group gap="md" role="status">
          {state.kind === 'preparing' ? <Text>{words.preparing}</Text> : null}
          {state.kind === 'sending' ? <Text>{words.sending(state.percent)}</Text> : null}
          {isBusy ? (
            <Button variant="default" onClick={upload.cancel}>
              {words.cancel}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Card>
  );
}
