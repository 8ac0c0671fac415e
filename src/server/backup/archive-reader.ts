import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { z } from 'zod';
import { type Checksums, createChecksums } from './checksums.ts';
import { decryption, isEncrypted, PassphraseError } from './encryption.ts';
import {
  BackupError,
  formatVersion,
  type Header,
  headerEntry,
  headerSchema,
  type Manifest,
  manifestEntry,
  manifestSchema,
  maxEntryBytes,
  pictureName,
} from './format.ts';
import { type ArchiveSource, TargetError } from './target/backup-target.ts';

interface Entry extends AsyncIterable<unknown> {
  header: { name: string; size?: number; type?: string | null };
}

export type ArchivePart =
  | { kind: 'header'; header: Header }
  | { kind: 'rows'; table: string; chunk: Buffer }
  | { kind: 'picture'; name: string; bytes: Buffer }
  | { kind: 'manifest'; manifest: Manifest };

const rowsName = /^tables\/([A-Za-z_][A-Za-z0-9_]*)\/\d{6,}\.copy$/;
const pictureEntry = /^pictures\/([^/]+)$/;

/**
 * Yields the parts of a backup and checks them against the manifest at the end. A reader that reaches the end has read
 * exactly the written data.
 * @param passphrase of an encrypted backup; ignored for others
 * @throws BackupError when it is no backup, is damaged, truncated or unreadable; PassphraseError
 */
export async function* readArchive(
  source: ArchiveSource,
  passphrase: string | null,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<ArchivePart> {
  const isClosed = await isEncrypted(source);
  if (isClosed && passphrase === null) throw readFault(source, new PassphraseError());
  const input = await source.open();
  const entries = extract();
  const count = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      onBytes(chunk.length);
      yield chunk;
    }
  };
  const open = decryption(isClosed ? passphrase : null);
  const read = pipeline(input, count, open, createGunzip(), entries);
  // The next read of an entry throws the error of the file.
  read.catch(() => {});
  try {
    yield* partsOf(entries);
    await read;
  } catch (error) {
    throw readFault(source, error);
  } finally {
    input.destroy();
  }
}

async function* partsOf(entries: AsyncIterable<Entry>): AsyncGenerator<ArchivePart> {
  let header: Header | undefined;
  let checksums: Checksums | undefined;
  let manifest: Manifest | undefined;
  for await (const entry of entries) {
    const { name } = entry.header;
    const bytes = await bytesOf(entry);
    if (!checksums || !header) {
      if (name !== headerEntry) throw new BackupError('it does not begin like one');
      header = readHeader(bytes);
      checksums = createChecksums(header);
      yield { kind: 'header', header };
      continue;
    }
    if (manifest) throw new BackupError('something follows its end');
    const [, table] = rowsName.exec(name) ?? [];
    const [, picture] = pictureEntry.exec(name) ?? [];
    if (table) {
      if (checksums.addRows(table, bytes) === null)
        throw new BackupError(`${name} is not announced`);
      yield { kind: 'rows', table, chunk: bytes };
    } else if (picture && pictureName.test(picture)) {
      checksums.addPicture(picture, bytes);
      yield { kind: 'picture', name: picture, bytes };
    } else if (name === manifestEntry) {
      manifest = parse(manifestSchema, bytes);
      compare(manifest, checksums);
      yield { kind: 'manifest', manifest };
    } else {
      throw new BackupError(`it holds ${JSON.stringify(name.slice(0, 100))}`);
    }
  }
  if (!manifest) throw new BackupError('its end is missing');
}

async function bytesOf(entry: Entry): Promise<Buffer> {
  const { size = 0, type } = entry.header;
  if (type !== 'file' || size > maxEntryBytes) throw new BackupError('an entry is none of ours');
  const chunks: Buffer[] = [];
  for await (const chunk of entry) {
    if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function readHeader(bytes: Buffer): Header {
  const header = parse(headerSchema, bytes);
  if (header.format > formatVersion) {
    throw new BackupError(
      `it was made by version ${header.version} of the site, whose backups this version cannot read: take that version or a newer one`,
    );
  }
  return header;
}

function parse<Schema extends z.ZodType>(schema: Schema, bytes: Buffer): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch {
    throw new BackupError('its description cannot be read');
  }
}

function compare(manifest: Manifest, checksums: Checksums): void {
  const total = checksums.total();
  const stated = {
    header: manifest.header,
    tables: manifest.tables.map(({ name, rows, bytes, sha256 }) => ({ name, rows, bytes, sha256 })),
    pictures: manifest.pictures,
  };
  if (total.header !== stated.header) throw new BackupError('its description was changed');
  const damaged = total.tables.find(
    (table, index) => JSON.stringify(table) !== JSON.stringify(stated.tables[index]),
  );
  if (damaged || stated.tables.length !== total.tables.length) {
    throw new BackupError(
      `the rows of ${damaged?.name ?? 'a table'} are not those that were saved`,
    );
  }
  if (JSON.stringify(total.pictures) !== JSON.stringify(stated.pictures)) {
    throw new BackupError('the pictures are not those that were saved');
  }
}

/** @returns the sentence for the operator where the file is at fault, and the error itself otherwise */
export function readFault({ title }: ArchiveSource, error: unknown): unknown {
  if (error instanceof TargetError) return error;
  if (error instanceof PassphraseError) {
    return new PassphraseError(`${title} is encrypted, and this passphrase does not open it.`);
  }
  if (error instanceof BackupError) {
    return new BackupError(`${title} is no whole backup of this site: ${error.message}.`);
  }
  if (
    !(error instanceof Error) ||
    !('code' in error || /tar|end of data|header/i.test(error.message))
  ) {
    return error;
  }
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return new BackupError(`There is no file ${title}.`);
  if (/^E[A-Z]+$/.test(code)) return new BackupError(`${title} cannot be read: ${error.message}.`);
  return new BackupError(
    `${title} is no whole backup of this site: it is cut off or damaged (${error.message}).`,
  );
}
