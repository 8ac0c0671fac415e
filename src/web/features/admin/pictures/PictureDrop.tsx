import { Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { pictureContent } from '../../../../content/pictures.ts';
import { adminEditorContent } from '../../../../content/post-editing.ts';
import { chosenTypes } from '../../../../shared/media.ts';
import type { UploadState } from '../../../pictures/useUpload.ts';
import { ActionButton } from '../parts/Action.tsx';
import classes from './PictureDrop.module.css';

const words = adminEditorContent.image;

interface PictureDropProps {
  state: UploadState;
  onFile: (file: File) => void;
  onCancel: () => void;
}

/** Takes a picture that is dropped, pasted or chosen, and shows how far its upload is. */
export function PictureDrop({ state, onFile, onCancel }: PictureDropProps) {
  const openChooser = useRef<() => void>(null);
  return (
    <Stack gap="xs">
      <Dropzone
        openRef={openChooser}
        onDropAny={(accepted, rejected) => {
          const file = accepted[0] ?? rejected[0]?.file;
          if (file) onFile(file);
        }}
        onDrop={() => {}}
        accept={chosenTypes}
        multiple={false}
        c="dimmed"
        fz="sm"
        ta="center"
        className={classes.zone}
        onPaste={(event) => {
          const file = event.clipboardData.files[0];
          if (file) onFile(file);
        }}
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
      <Stack gap="xs" align="flex-start" fz="sm" aria-live="polite">
        {state.kind === 'preparing' ? <p>{pictureContent.preparing}</p> : null}
        {state.kind === 'sending' ? (
          <>
            <Progress w="100%" value={state.percent} aria-label={words.uploading(state.percent)} />
            <p>{state.percent < 100 ? words.uploading(state.percent) : words.processing}</p>
            <ActionButton onClick={onCancel}>{words.cancel}</ActionButton>
          </>
        ) : null}
        {state.kind === 'done' ? <p>{words.uploaded}</p> : null}
        {state.kind === 'failed' ? (
          <Text inherit c="var(--mantine-color-error)" fw={600}>
            {state.message}
          </Text>
        ) : null}
      </Stack>
    </Stack>
  );
}
