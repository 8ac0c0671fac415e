import { pack } from 'tar-stream';
import { encryption } from './encryption.ts';
import { headerEntry, manifestEntry, pieceBytes } from './format.ts';
import { storeStream } from './store-stream.ts';
import type { BackupTarget } from './target/backup-target.ts';

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
 * Writes a backup of what `fill` hands over. It appears under its name when it is complete.
 * @returns its bytes
 * @throws TargetError when it cannot be stored, and what `fill` throws
 */
export async function writeArchive(
  target: BackupTarget,
  name: string,
  { now, signal, passphrase }: WriteOptions,
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<number> {
  const tar = pack();
  const written = storeStream(target, name, { signal, encrypt: encryption(passphrase) }, tar);
  // A fault of the target ends the tar without an error on the entries, so it is reported to them here.
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
  return written;
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
