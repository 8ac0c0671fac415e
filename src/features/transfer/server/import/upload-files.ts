import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { extract } from 'tar-stream';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../../server/domain-error.ts';
import { importLimits } from '../../post-transfer.ts';

export interface UploadFiles {
  paths: string[];
  sizeBytes(path: string): number;
  /** @throws DomainError BAD_REQUEST for a damaged file or a wrong size */
  read(path: string): Promise<Buffer>;
  close(): void;
}

const damaged = (what: string) =>
  new DomainError('BAD_REQUEST', `${what} is damaged or not what it seems to be.`);

const isClutter = (path: string) => /(^|\/)(?:__MACOSX|\.[^/]+|Thumbs\.db)(\/|$)/.test(path);

function checkCount(count: number): void {
  if (count > importLimits.files) {
    throw new DomainError(
      'PAYLOAD_TOO_LARGE',
      `More than ${importLimits.files} files are too many.`,
    );
  }
}

/** yauzl rejects paths outside the archive. Declared sizes are checked before unpacking and cannot be exceeded. */
class ZippedFiles implements UploadFiles {
  private readBytes = 0;

  private constructor(
    private readonly zip: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(bytes: Buffer): Promise<ZippedFiles> {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    checkCount(zip.entryCount);
    const entries = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/') || isClutter(entry.fileName)) continue;
      entries.set(entry.fileName, entry);
    }
    return new ZippedFiles(zip, entries);
  }

  get paths(): string[] {
    return [...this.entries.keys()];
  }

  sizeBytes(path: string): number {
    return this.entries.get(path)?.uncompressedSize ?? 0;
  }

  async read(path: string): Promise<Buffer> {
    const entry = this.entries.get(path);
    if (!entry || entry.isEncrypted()) throw damaged(path);
    this.readBytes += entry.uncompressedSize;
    if (entry.uncompressedSize > importLimits.fileBytes || this.readBytes > importLimits.allBytes) {
      throw new DomainError('PAYLOAD_TOO_LARGE', `${path} is too large.`);
    }
    try {
      return await buffer(await this.zip.openReadStreamPromise(entry));
    } catch {
      throw damaged(path);
    }
  }

  close(): void {
    this.zip.close();
  }
}

function loadedFiles(files: ReadonlyMap<string, Buffer>): UploadFiles {
  return {
    paths: [...files.keys()],
    sizeBytes: (path) => files.get(path)?.length ?? 0,
    read: async (path) => files.get(path) ?? Promise.reject(damaged(path)),
    close: () => {},
  };
}

async function untar(bytes: Buffer): Promise<UploadFiles> {
  const files = new Map<string, Buffer>();
  for await (const entry of Readable.from([bytes]).pipe(extract())) {
    const { name, type } = entry.header;
    const isKept = type === 'file' && !isClutter(name) && !/(^|\/)\.\.(\/|$)/.test(name);
    checkCount(files.size);
    if (isKept) files.set(name.replace(/^\/+/, ''), await buffer(entry));
    else entry.resume();
  }
  return loadedFiles(files);
}

function nameByContent(name: string, bytes: Buffer): string {
  const beginning = bytes.subarray(0, 1_024);
  const isText = !beginning.includes(0);
  if (!isText || /\.(?:json|xml|wxr|md|markdown|mdx)$/i.test(name)) return name;
  const [first = ''] = beginning
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  const ending = { '{': 'json', '<': 'xml' }[first] ?? 'md';
  return `${name || 'file'}.${ending}`;
}

/**
 * Opens a ZIP, a TAR (the browser packs several files into one) or a single file.
 * @throws DomainError BAD_REQUEST for a damaged archive, PAYLOAD_TOO_LARGE
 */
export async function openUpload(bytes: Buffer, name: string): Promise<UploadFiles> {
  const isZip = bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'));
  const isTar = bytes.subarray(257, 262).toString('latin1') === 'ustar';
  try {
    if (isZip) return await ZippedFiles.open(bytes);
    if (isTar) return await untar(bytes);
  } catch (error) {
    throw error instanceof DomainError ? error : damaged('The archive');
  }
  return loadedFiles(new Map([[nameByContent(name, bytes), bytes]]));
}
