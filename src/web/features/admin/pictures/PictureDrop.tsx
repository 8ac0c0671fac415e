import { Stack } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { pictureContent } from '../../../../content/pictures.ts';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import { chosenTypes } from '../../../../shared/media.ts';
import { ActionButton } from '../parts/Action.tsx';
import classes from './PictureDrop.module.css';

interface PictureDropProps {
  /** One picture at a time, or as many as come at once. */
  takes: 'one' | 'many';
  onFiles: (files: readonly File[]) => void;
}

/** Takes pictures that are dropped, pasted or chosen. */
export function PictureDrop({ takes, onFiles }: PictureDropProps) {
  const openChooser = useRef<() => void>(null);
  const words = adminEditorContent.image.take[takes];
  const take = (files: readonly File[]) => {
    if (files.length > 0) onFiles(takes === 'one' ? files.slice(0, 1) : files);
  };
  return (
    <Dropzone
      openRef={openChooser}
      // A file that is no picture is refused by its name, behind the pictures.
      onDropAny={(accepted, rejected) => take([...accepted, ...rejected.map(({ file }) => file)])}
      onDrop={() => {}}
      accept={chosenTypes}
      multiple={takes === 'many'}
      c="dimmed"
      fz="sm"
      ta="center"
      className={classes.zone}
      onPaste={(event) => take([...event.clipboardData.files])}
      // A group around a real button: a button must not hold the file input.
      role="group"
      aria-label={words.area}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-hidden': true }}
    >
      <Stack gap="xxs" align="center">
        <ActionButton onClick={() => openChooser.current?.()}>{words.choose}</ActionButton>
        <span>{words.drop}</span>
        <span>{pictureContent.limits}</span>
      </Stack>
    </Dropzone>
  );
}
