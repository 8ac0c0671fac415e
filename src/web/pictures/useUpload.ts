import { useEffect, useRef, useState } from 'react';
import type { StoredPicture } from '../../shared/media/media.ts';
import { preparePicture } from './prepare-picture.ts';
import { sendPicture, UploadError } from './send-picture.ts';
import { type UploadSentences, uploadFault } from './upload-fault.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

interface UploadOptions {
  failures: UploadSentences;
  onFailed?: (message: string) => void;
  onSignedOut: () => void;
}

/** Prepares and sends one picture at a time; a new one replaces the previous one. */
export function useUpload({ failures, onFailed, onSignedOut }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  const run = async (
    start: UploadState,
    end: UploadState,
    step: (signal: AbortSignal, show: (next: UploadState) => void) => Promise<unknown>,
  ): Promise<void> => {
    running.current?.abort();
    const here = new AbortController();
    running.current = here;
    const show = (next: UploadState) => {
      if (running.current === here) setState(next);
    };
    show(start);
    try {
      await step(here.signal, show);
      show(end);
    } catch (error) {
      if (running.current !== here) return;
      const message = uploadFault(error, failures);
      show({ kind: 'failed', message });
      if (error instanceof UploadError && error.failure === 'signedOut') onSignedOut();
      else onFailed?.(message);
    }
  };

  return {
    state,
    prepare: (file: File, onPrepared: (picture: File) => void) =>
      run({ kind: 'preparing' }, { kind: 'idle' }, async (signal) => {
        const picture = await preparePicture(file);
        if (signal.aborted) throw new UploadError('cancelled');
        onPrepared(picture);
      }),
    /** Stays in progress until `onStored` is done. */
    send: (address: string, file: File, onStored: (picture: StoredPicture) => unknown) =>
      run({ kind: 'sending', percent: 0 }, { kind: 'done' }, async (signal, show) => {
        const onProgress = (percent: number) => show({ kind: 'sending', percent });
        await onStored(await sendPicture(address, file, { onProgress, signal }));
      }),
    cancel: () => running.current?.abort(),
  };
}
