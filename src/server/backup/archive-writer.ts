import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { encryption } from './encryption.ts';
import { BackupError, headerEntry, manifestEntry, pieceBytes } from './format.ts';

export interface ArchiveWriter {
  header(header: object): Promise<void>;
  /** Splits the rows of one table into pieces. Tables must not be interleaved. */
  rows(table: string, chunks: AsyncIterable<Buffer>): Promise<void>;
  picture(name: string, bytes: Buffer): Promise<void>;
  manifest(manifest: object): Promise<void>;
}

interface WriteOptions {
  now: Date;
  signal: AbortSignal;
  passphrase: string | null;
}

/**
 * Writes a file that only its owner can read. It gets its name when it is complete and on the disk. Until then it is a hidden
 * file beside it, which a failure deletes.
 * @throws BackupError when it cannot be written, and what `fill` throws
 */
export async function writeArchive(
  target: string,
  options: WriteOptions,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  try {
    await writeUnfinished(target, options, fill);
  } catch (error) {
    throw explained(target, error);
  }
}

async function writeUnfinished(
  target: string,
  options: WriteOptions,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(
    path.dirname(target),
    `.${path.basename(target)}.${process.pid}.unfinished`,
  );
  // Opens a new file only, so that the mode applies.
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await writeEntries(createWriteStream('', { fd: file, flush: true }), options, fill);
    await rename(unfinished, target);
  } catch (error) {
    await file.close().catch(() => {});
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function writeEntries(
  output: NodeJS.WritableStream,
  { now, signal, passphrase }: WriteOptions,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip(), encryption(passphrase), output, { signal });
  // A disk error ends the tar without an error on the entries, so it is reported to them here.
  let fault: unknown;
  let onFault = (_error: unknown) => {};
  written.catch((error: unknown) => {
    fault = error;
    onFault(error);
  });

  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      if (fault) return reject(fault);
      onFault = reject;
      const header = { name, size: bytes.length, mode: 0o600, mtime: now };
      const entry = tar.entry(header, (error) => (error ? reject(error) : resolve()));
      entry.on('error', reject);
      entry.end(bytes);
    });

  try {
    await fill({
      header: (header) => add(headerEntry, Buffer.from(JSON.stringify(header))),
      rows: (table, chunks) => addPieces(table, chunks, add),
      picture: (name, bytes) => add(`pictures/${name}`, bytes),
      manifest: (manifest) => add(manifestEntry, Buffer.from(JSON.stringify(manifest))),
    });
    tar.finalize();
  } catch (error) {
    tar.destroy(error instanceof Error ? error : undefined);
    await written;
    throw error;
  }
  await written;
}

async function addPieces(
  table: string,
  chunks: AsyncIterable<Buffer>,
  add: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  let number = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async () => {
    number += 1;
    await add(`tables/${table}/${String(number).padStart(6, '0')}.copy`, Buffer.concat(waiting));
    waiting = [];
    waitingBytes = 0;
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= pieceBytes) await flush();
  }
  if (waitingBytes > 0) await flush();
}

const reasons: Record<string, (target: string) => string> = {
  ENOSPC: () => 'the disk is full',
  EDQUOT: () => 'your share of the disk is used up',
  EFBIG: () => 'it is larger than a file may be here',
  EIO: () => 'the disk has a fault',
  EROFS: (target) => `${path.dirname(target)} can only be read`,
  EACCES: (target) => `you may not write to ${path.dirname(target)}`,
  EPERM: (target) => `you may not write to ${path.dirname(target)}`,
  ENOENT: (target) => `there is no folder ${path.dirname(target)}`,
  ENOTDIR: (target) => `${path.dirname(target)} is no folder`,
  EISDIR: (target) => `${target} is a folder`,
  ENAMETOOLONG: () => 'its name is too long',
};

function explained(target: string, error: unknown): unknown {
  // A database connection also has a path.
  if (
    !(error instanceof Error && 'code' in error) ||
    ('syscall' in error && error.syscall === 'connect')
  ) {
    return error;
  }
  const reason = reasons[String(error.code)]?.(target);
  if (!reason) return error;
  return new BackupError(`The backup ${target} cannot be written: ${reason}.`, { cause: error });
}
