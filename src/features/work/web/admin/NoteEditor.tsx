import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useState } from 'react';
import { filePaths } from '../../../../shared/file-paths.ts';
import { chosenTypes } from '../../../../shared/media/media.ts';
import { withToasts } from '../../../../web/api/call-toasts.ts';
import { trpc } from '../../../../web/api/trpc.ts';
import { showErrorToast } from '../../../../web/components/toast/toast-store.ts';
import { FileField } from '../../../../web/forms/FileField.tsx';
import { useCheckedForm } from '../../../../web/forms/useCheckedForm.ts';
import { preparePicture } from '../../../../web/pictures/prepare-picture.ts';
import { sendPicture } from '../../../../web/pictures/send-picture.ts';
import { uploadFault } from '../../../../web/pictures/upload-fault.ts';
import { adminWorkContent } from '../../words/work.ts';
import { type NoteForm, noteFormSchema, type Stage } from '../../work.ts';
import { workLimits } from '../../work-options.ts';

const words = adminWorkContent.note;
const validate = schemaResolver(noteFormSchema, { sync: true });
const pdfType = 'application/pdf';

const failures = { other: words.fileFailed, network: words.noLine, cancelled: words.cancelled };

async function sendFile(stageId: number, file: File): Promise<void> {
  const sent = file.type === pdfType ? file : await preparePicture(file);
  const { signal } = new AbortController();
  await sendPicture(filePaths.stageFiles(stageId), sent, { onProgress: () => {}, signal });
}

interface NoteEditorProps {
  requestId: number;
  stage: Stage;
  onClose: () => void;
}

/** The words go first. Files follow one after another, so that they stand below their words. */
export function NoteEditor({ requestId, stage, onClose }: NoteEditorProps) {
  const utils = trpc.useUtils();
  const form = useCheckedForm<NoteForm>({ initialValues: { text: '', address: '' }, validate });
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isSendingFiles, setIsSendingFiles] = useState(false);
  /** The words are sent and files are left, because one could not be sent. */
  const [isRest, setIsRest] = useState(false);
  const sendFiles = async () => {
    setIsSendingFiles(true);
    let left = files;
    try {
      for (const file of files) {
        await sendFile(stage.id, file);
        left = left.slice(1);
      }
      onClose();
    } catch (error) {
      showErrorToast({ title: words.failed.title, description: uploadFault(error, failures) });
      setFiles(left);
      setIsRest(true);
    }
    setIsSendingFiles(false);
    await utils.admin.threads.get.invalidate({ requestId });
  };
  const adding = trpc.admin.work.addNote.useMutation(
    withToasts({
      done: words.sent,
      failed: words.failed,
      onDone: sendFiles,
    }),
  );
  const isSending = adding.isPending || isSendingFiles;
  return (
    <form
      noValidate
      aria-label={words.form(stage.title)}
      onSubmit={form.onSubmit((note) =>
        isRest ? sendFiles() : adding.mutate({ ...note, requestId, stageId: stage.id }),
      )}
    >
      <Stack gap="sm" maw="46rem">
        <Text fw={600} dir="auto">
          {words.form(stage.title)}
        </Text>
        {isRest ? (
          <Text dir="auto" style={{ overflowWrap: 'anywhere' }}>
            {words.rest(files.map(({ name }) => name).join(', '))}
          </Text>
        ) : (
          <>
            <Textarea
              label={words.text}
              description={words.hint}
              rows={4}
              maxLength={workLimits.note}
              required
              {...form.getInputProps('text')}
            />
            <TextInput
              label={words.address}
              type="url"
              maxLength={workLimits.address}
              {...form.getInputProps('address')}
            />
            <FileField
              label={words.files}
              accept={[...chosenTypes, pdfType].join(',')}
              multiple
              onChange={({ currentTarget }) => setFiles([...(currentTarget.files ?? [])])}
            />
          </>
        )}
        <Group gap="xs">
          <Button type="submit" disabled={isSending}>
            {isSending ? words.sending : isRest ? words.sendRest : words.send}
          </Button>
          <Button variant="default" onClick={onClose}>
            {adminWorkContent.form.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
