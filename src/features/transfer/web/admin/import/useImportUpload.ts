import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../../../shared/paths.ts';
import { sendBody, UploadError } from '../../../../../web/pictures/send-picture.ts';
import { uploadFault } from '../../../../../web/pictures/upload-fault.ts';
import { useAdminSession } from '../../../../accounts/web/admin/session/admin-session.ts';
import { importLimits } from '../../../post-transfer.ts';
import { transferContent } from '../../../words/post-transfer.ts';
import { type PlacedFile, packFiles } from './pack-files.ts';

export type ImportUploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'failed'; message: string };

/** Browsers report the path of a dropped file in different properties. */
function pathOf(file: File): string {
  const dropped = 'path' in file && typeof file.path === 'string' ? file.path : '';
  return (file.webkitRelativePath || dropped || file.name).replace(/^\.?\/+/, '');
}

/** Uploads a single file as it is and several as one TAR. */
export function useImportUpload(onSent: () => unknown) {
  const { reportEnded } = useAdminSession();
  const [state, setState] = useState<ImportUploadState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (files: readonly File[]): Promise<void> => {
    const [first] = files;
    if (!first) return;
    running.current?.abort();
    const here = new AbortController();
    running.current = here;
    const placed: PlacedFile[] = files.map((file) => ({ path: pathOf(file), file }));
    const isOne = files.length === 1 && !placed[0]?.path.includes('/');
    const body = isOne ? first : packFiles(placed);
    const name = isOne ? first.name : `${placed[0]?.path.split('/')[0] ?? 'files'}.tar`;
    try {
      if (body.size > importLimits.uploadBytes) throw new UploadError('size');
      setState({ kind: 'sending', percent: 0 });
      const address = `${paths.importUpload}?name=${encodeURIComponent(name)}`;
      await sendBody(address, new Blob([body], { type: 'application/octet-stream' }), {
        onProgress: (percent) => setState({ kind: 'sending', percent }),
        signal: here.signal,
      });
      setState({ kind: 'idle' });
      await onSent();
    } catch (error) {
      if (running.current !== here) return;
      setState({ kind: 'failed', message: uploadFault(error, transferContent.import.failures) });
      if (error instanceof UploadError && error.failure === 'signedOut') reportEnded();
    }
  };
  return { state, send, cancel: () => running.current?.abort() };
}
