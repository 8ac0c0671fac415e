import { useEffect, useRef, useState } from 'react';
import { filePaths } from '../../../../../shared/file-paths.ts';
import { useAdminSession } from '../../../../../web/admin/admin-session.ts';
import { sendBody, UploadError } from '../../../../../web/pictures/send-picture.ts';
import { uploadFault } from '../../../../../web/pictures/upload-fault.ts';
import { importLimits } from '../../../post-transfer.ts';
import { transferContent } from '../../../words/post-transfer.ts';

export type ImportUploadState =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  | { kind: 'failed'; message: string };

function pathOf(file: File): string {
  const dropped = 'path' in file && typeof file.path === 'string' ? file.path : '';
  return (file.webkitRelativePath || dropped || file.name).replace(/^\.?\/+/, '');
}

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
      const address = `${filePaths.importUpload}?name=${encodeURIComponent(name)}`;
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

interface PlacedFile {
  path: string;
  file: File;
}

const blockBytes = 512;
const fieldBytes = { name: 100, prefix: 155 };
const encoder = new TextEncoder();

function splitPath(path: string): { prefix: Uint8Array; name: Uint8Array } {
  const whole = encoder.encode(path);
  if (whole.length <= fieldBytes.name) return { prefix: new Uint8Array(), name: whole };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [encoder.encode(path.slice(0, at)), encoder.encode(path.slice(at + 1))];
    if (prefix.length <= fieldBytes.prefix && name.length <= fieldBytes.name)
      return { prefix, name };
  }
  return { prefix: new Uint8Array(), name: whole.slice(-fieldBytes.name) };
}

function header({ path, file }: PlacedFile): Uint8Array<ArrayBuffer> {
  const block = new Uint8Array(blockBytes);
  const write = (offset: number, text: string) => block.set(encoder.encode(text), offset);
  const octal = (value: number, length: number) => `${value.toString(8).padStart(length, '0')}\0`;
  const { prefix, name } = splitPath(path);
  block.set(name, 0);
  write(100, octal(0o644, 7));
  write(108, octal(0, 7));
  write(116, octal(0, 7));
  write(124, octal(file.size, 11));
  write(136, octal(Math.floor(file.lastModified / 1_000), 11));
  write(148, ' '.repeat(8));
  write(156, '0');
  write(257, 'ustar\u000000');
  block.set(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  write(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return block;
}

/** Packs files into one TAR (POSIX ustar). The browser streams the files during the upload. */
function packFiles(files: readonly PlacedFile[]): Blob {
  const parts = files.flatMap((placed): BlobPart[] => {
    const rest = placed.file.size % blockBytes;
    const filling = new Uint8Array(rest === 0 ? 0 : blockBytes - rest);
    return [header(placed), placed.file, filling];
  });
  return new Blob([...parts, new Uint8Array(2 * blockBytes)]);
}
