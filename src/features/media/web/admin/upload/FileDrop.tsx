import { Stack } from '@mantine/core';
import { Dropzone, type DropzoneProps } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { ActionButton } from '../../../../../web/admin/Action.tsx';
import classes from './FileDrop.module.css';

interface FileDropProps
  extends Pick<DropzoneProps, 'onDrop' | 'onDropAny' | 'onPaste' | 'accept' | 'multiple'> {
  words: { area: string; choose: string; drop: string };
  note?: string;
  isBusy?: boolean;
}

export function FileDrop({ words, note, isBusy, ...zone }: FileDropProps) {
  const openChooser = useRef<() => void>(null);
  return (
    <Dropzone
      {...zone}
      openRef={openChooser}
      c="dimmed"
      fz="sm"
      ta="center"
      className={classes.zone}
      // A button must not contain the file input, so this is a group with a real button inside.
      role="group"
      aria-label={words.area}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-hidden': true }}
    >
      <Stack gap="xxs" align="center">
        <ActionButton onClick={() => openChooser.current?.()} disabled={isBusy}>
          {words.choose}
        </ActionButton>
        <span>{words.drop}</span>
        {note ? <span>{note}</span> : null}
      </Stack>
    </Dropzone>
  );
}
