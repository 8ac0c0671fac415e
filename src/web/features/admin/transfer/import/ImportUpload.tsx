import { Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.layer.css';
import { useRef } from 'react';
import { transferContent } from '../../../../../content/post-transfer.ts';
import { ActionButton } from '../../parts/Action.tsx';
import classes from '../../pictures/PictureDrop.module.css';
import { useImportUpload } from './useImportUpload.ts';

const words = transferContent.import;

/** Takes an export that is dropped or chosen, or a folder of files, and shows how far its upload is. */
export function ImportUpload({ onSent }: { onSent: () => unknown }) {
  const openChooser = useRef<() => void>(null);
  const { state, send, cancel } = useImportUpload(onSent);
  return (
    <Stack gap="xs">
      <Dropzone
        openRef={openChooser}
        onDrop={(files) => void send(files)}
        c="dimmed"
        fz="sm"
        ta="center"
        className={classes.zone}
        // A group around a real button: a button must not hold the file input.
        role="group"
        aria-label={words.area}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-hidden': true }}
      >
        <Stack gap="xxs" align="center">
          <ActionButton onClick={() => openChooser.current?.()} disabled={state.kind === 'sending'}>
            {words.choose}
          </ActionButton>
          <span>{words.drop}</span>
        </Stack>
      </Dropzone>
      <Stack gap="xs" align="flex-start" fz="sm" aria-live="polite">
        {state.kind === 'sending' ? (
          <>
            <Progress w="100%" value={state.percent} aria-label={words.uploading(state.percent)} />
            <p>{words.uploading(state.percent)}</p>
            <ActionButton onClick={cancel}>{words.cancel}</ActionButton>
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
