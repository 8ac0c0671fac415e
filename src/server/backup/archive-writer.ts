import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { headerEntry, manifestEntry, pieceBytes } from './format.ts';

export interface ArchiveWriter {
  header(header: object): Promise<void>;
  /** Cuts the rows of one table into pieces; the tables come one after the other. */
  rows(table: string, chunks: AsyncIterable<Buffer>): Promise<void>;
  picture(name: string, bytes: Buffer): Promise<void>;
  manifest(manifest: object): Promise<void>;
}

/**
 * Writes a file that only its owner can read, and that has its name only when it is whole and on the disk: until then it
 * lies beside it, hidden, and is gone when anything fails.
 */
export async function writeArchive(
  target: string,
  options: { now: Date; signal: AbortSignal },
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const unfinished = path.join(
    path.dirname(target),
    `.${path.basename(target)}.${process.pid}.unfinished`,
  );
  // Not over anything that is there already, so that the mode holds.
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
  { now, signal }: { now: Date; signal: AbortSignal },
  fill: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip(), output, { signal });
  // A fault of the disk is met where the next entry is added; until then nobody waits for this.
  written.catch(() => {});

  const add = (name: string, bytes: Buffer) =>
    new Promise<void>((resolve, reject) => {
      const header = { name, size: bytes.length, mode: 0o600, mtime: now };
      tar.entry(header, (error) => (error ? reject(error) : resolve())).end(bytes);
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

/** One file of a tar has to say its size before it begins, and nobody knows a table's. */
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
