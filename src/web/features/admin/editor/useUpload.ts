import { useEffect, useRef, useState } from 'react';
import { adminEditorContent } from '../../../../content/admin-editor.ts';
import { useAdminSession } from '../session/admin-session.ts';
import { type Upload, UploadError, uploadPicture } from './upload-picture.ts';

const { failures } = adminEditorContent.image;

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'done' }
  | { kind: 'failed'; message: string };

function sentenceOf(error: unknown): string {
  if (!(error instanceof UploadError)) return failures.other;
  if (error.failure === 'signedOut') return failures.other;
  return error.message || failures[error.failure];
}

/** One upload at a time, with its progress; another one takes the place of the one before. */
export function useUpload(onStored: (url: string) => void) {
  const { reportEnded } = useAdminSession();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<Upload | null>(null);
  useEffect(() => () => running.current?.cancel(), []);

  const send = async (file: File) => {
    running.current?.cancel();
    setState({ kind: 'sending', percent: 0 });
    const upload = uploadPicture(file, (percent) => {
      if (running.current === upload) setState({ kind: 'sending', percent });
    });
    running.current = upload;
    try {
      const { url } = await upload.picture;
      if (running.current !== upload) return;
      setState({ kind: 'done' });
      onStored(url);
    } catch (error) {
      if (running.current !== upload) return;
      if (error instanceof UploadError && error.failure === 'signedOut') reportEnded();
      setState({ kind: 'failed', message: sentenceOf(error) });
    }
  };

  return { state, send, cancel: () => running.current?.cancel() };
}
