import { Progress } from '@mantine/core';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/LoadingOverlay.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { pictureContent } from '../../../../content/pictures.ts';
import { chosenTypes } from '../../../../shared/media.ts';
import { ActionButton } from '../parts/Action.tsx';
import classes from './PictureDrop.module.css';
import type { UploadState } from './useUpload.ts';

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
    <div className={classes.area}>
      <Dropzone
        openRef={openChooser}
        onDropAny={(accepted, rejected) => {
          const file = accepted[0] ?? rejected[0]?.file;
          if (file) onFile(file);
        }}
        onDrop={() => {}}
        accept={chosenTypes}
        multiple={false}
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
        <div className={classes.words}>
          <ActionButton onClick={() => openChooser.current?.()}>{words.choose}</ActionButton>
          <span>{words.drop}</span>
          <span>{pictureContent.limits}</span>
        </div>
      </Dropzone>
      <div aria-live="polite" className={classes.state}>
        {state.kind === 'preparing' ? <p>{pictureContent.preparing}</p> : null}
        {state.kind === 'sending' ? (
          <>
            <Progress
              className={classes.progress}
              value={state.percent}
              aria-label={words.uploading(state.percent)}
            />
            <p>{state.percent < 100 ? words.uploading(state.percent) : words.processing}</p>
            <ActionButton onClick={onCancel}>{words.cancel}</ActionButton>
          </>
        ) : null}
        {state.kind === 'done' ? <p>{words.uploaded}</p> : null}
        {state.kind === 'failed' ? <p className={classes.failure}>{state.message}</p> : null}
      </div>
    </div>
  );
}
