import { Box, Stack } from '@mantine/core';
import { useDropzone } from 'react-dropzone';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import classes from './FileDrop.module.css';

interface FileDropProps {
  words: { area: string; choose: string; drop: string };
  note?: string;
  isBusy?: boolean;
  /** Media types that the chooser offers. Every type if absent. */
  accept?: readonly string[];
  multiple?: boolean;
  /** Takes what was chosen, dropped or pasted: also files that `accept` and `multiple` exclude, after the others. */
  onFiles: (files: readonly File[]) => void;
}

export function FileDrop(props: FileDropProps) {
  const { words, note, isBusy, accept, multiple = true, onFiles } = props;
  const { getRootProps, getInputProps, open, isDragAccept, isDragReject } = useDropzone({
    accept: accept && Object.fromEntries(accept.map((type) => [type, []])),
    multiple,
    noClick: true,
    noKeyboard: true,
    onDrop(accepted, rejected) {
      const files = [...accepted, ...rejected.map(({ file }) => file)];
      if (files.length > 0) onFiles(files);
    },
  });
  return (
    <Box
      // A button must not contain the file input, so this is a group with a real button inside.
      {...getRootProps({ role: 'group', 'aria-label': words.area })}
      c="dimmed"
      fz="sm"
      ta="center"
      className={classes.zone}
      mod={{ accept: isDragAccept, reject: isDragReject }}
    >
      <input {...getInputProps({ 'aria-hidden': true })} />
      <Stack gap="xxs" align="center">
        <ActionButton onClick={open} disabled={isBusy}>
          {words.choose}
        </ActionButton>
        <span>{words.drop}</span>
        {note ? <span>{note}</span> : null}
      </Stack>
    </Box>
  );
}
