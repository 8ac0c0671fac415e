import { useEffect, useRef, useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { pictureContent } from '../../../../content/pictures.ts';
import { paths } from '../../../../shared/paths.ts';
import { PictureError, preparePicture } from '../../../pictures/prepare-picture.ts';
import { sendPicture, type Upload, UploadError } from '../../../pictures/send-picture.ts';
import { useAdminSession } from '../session/admin-session.ts';

const { failures } = adminEditorContent.image;

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'preparing' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

function sentenceOf(error: unknown): string {
  if (error instanceof PictureError) return pictureContent.faults[error.fault];
  if (!(error instanceof UploadError)) return failures.other;
  if (error.failure === 'signedOut') return failures.other;
  return error.message || failures[error.failure];
}

/** One upload at a time, with its progress; another one takes the place of the one before. */
export function useUpload(onStored: (url: string) => void) {
  const { reportEnded } = useAdminSession();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<{ cancel: () => void } | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const send = async (file: File) => {
    running.current?.cancel();
    let upload: Upload | null = null;
    let isCancelled = false;
    const run = {
      cancel: () => {
        isCancelled = true;
        upload?.cancel();
      },
    };
    running.current = run;
    const show = (next: UploadState) => {
      if (running.current === run) setState(next);
    };
    try {
      show({ kind: 'preparing' });
      const picture = await preparePicture(file);
      if (isCancelled) throw new UploadError('cancelled');
      upload = sendPicture(paths.adminUpload, picture, (percent) =>
        show({ kind: 'sending', percent }),
      );
      const { url } = await upload.picture;
      if (running.current !== run) return;
      show({ kind: 'done' });
      onStored(url);
    } catch (error) {
      if (running.current !== run) return;
      if (error instanceof UploadError && error.failure === 'signedOut') reportEnded();
      show({ kind: 'failed', message: sentenceOf(error) });
    }
  };

  return { state, send, cancel: () => running.current?.cancel() };
}
