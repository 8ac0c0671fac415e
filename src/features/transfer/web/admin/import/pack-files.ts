/** A file with its path in the dropped folder. */
export interface PlacedFile {
  path: string;
  file: File;
}

const blockBytes = 512;
/** Field sizes in bytes of the file name and of its folders. */
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

/**
 * Packs files into one TAR (POSIX ustar) for a single upload.
 * Reads nothing: the browser streams the files during the upload.
 */
export function packFiles(files: readonly PlacedFile[]): Blob {
  const parts = files.flatMap((placed): BlobPart[] => {
    const rest = placed.file.size % blockBytes;
    const filling = new Uint8Array(rest === 0 ? 0 : blockBytes - rest);
    return [header(placed), placed.file, filling];
  });
  return new Blob([...parts, new Uint8Array(2 * blockBytes)]);
}
