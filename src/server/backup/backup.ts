import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import type { Clock } from '../clock.ts';
import type { MediaStore } from '../integrations/media-store/media-store.ts';
import { type ArchiveWriter, writeArchive } from './archive-writer.ts';
import { type Checksums, createChecksums } from './checksums.ts';
import { BackupError, formatVersion, type Header } from './format.ts';
import { type CountedTable, readSnapshot, type Snapshot } from './snapshot.ts';
import { type BackupTarget, TargetError } from './target/backup-target.ts';

export interface BackupDeps {
  /** Must have no time limits. */
  client: pg.Client;
  mediaStore: MediaStore;
  clock: Clock;
  progress: Progress;
  signal: AbortSignal;
}

export interface BackupSummary {
  byteSize: number;
  tables: number;
  rows: number;
  pictures: number;
  missingPictures: string[];
}

/**
 * Saves the whole site as it was at one moment, while it keeps running. The backup appears when it is complete.
 * @throws BackupError when something cannot be read or stored; there is no backup then
 */
export async function saveBackup(
  deps: BackupDeps,
  {
    target,
    name,
    version,
    passphrase,
  }: { target: BackupTarget; name: string; version: string; passphrase: string | null },
): Promise<BackupSummary> {
  const { client, clock, signal } = deps;
  const now = clock.now();
  let summary: Omit<BackupSummary, 'byteSize'> | undefined;
  const options = { now, signal, passphrase };
  const byteSize = await writeArchive(target, name, options, async (writer) => {
    summary = await readSnapshot(client, {}, async (snapshot) => {
      const header: Header = {
        site: 'vibecode.land',
        format: formatVersion,
        version,
        createdAt: now.toISOString(),
        postgres: snapshot.postgres,
        migrations: snapshot.migrations,
        tables: snapshot.tables.map(({ name, columns }) => ({ name, columns })),
      };
      await requireSpace(target, snapshot);
      await writer.header(header);
      const checksums = createChecksums(header);
      await saveTables(deps, snapshot, writer, checksums);
      const missingPictures = await savePictures(deps, snapshot, writer, checksums);
      const { tables, ...total } = checksums.total();
      await writer.manifest({
        ...total,
        tables: tables.map((table, index) => ({ ...table, sum: snapshot.tables[index]?.sum })),
        sequences: snapshot.sequences,
      });
      return {
        tables: tables.length,
        rows: tables.reduce((sum, { rows }) => sum + rows, 0),
        pictures: total.pictures.count,
        missingPictures,
      };
    });
  });
  if (!summary) throw new Error('A backup was written without a summary.');
  return { byteSize, ...summary };
}

/** Lower bound of compressed rows as a part of the tables' size. Pictures are compressed already. */
const smallestPart = 0.05;

async function requireSpace(
  target: BackupTarget,
  { pictureBytes, tableBytes }: Snapshot,
): Promise<void> {
  const free = await target.freeBytes();
  const needed = pictureBytes + tableBytes * smallestPart;
  if (free === null || free >= needed) return;
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  throw new TargetError(
    `There is no room for the backup in ${target.title}: it takes ${megabytes(needed)} at least, and ${megabytes(free)} are free.`,
  );
}

async function saveTables(
  { progress, signal }: BackupDeps,
  snapshot: Snapshot,
  writer: ArchiveWriter,
  checksums: Checksums,
): Promise<void> {
  progress.step(
    'Rows',
    snapshot.tables.reduce((sum, { rows }) => sum + rows, 0),
  );
  const counted = async function* (table: CountedTable) {
    for await (const chunk of snapshot.rows(table)) {
      signal.throwIfAborted();
      progress.advance(checksums.addRows(table.name, chunk) ?? 0);
      yield chunk;
    }
  };
  for (const table of snapshot.tables) await writer.rows(table.name, counted(table));
}

/** A missing picture was deleted after the moment of the backup, or the site itself lacks it. */
async function savePictures(
  { mediaStore, progress, signal }: BackupDeps,
  snapshot: Snapshot,
  writer: ArchiveWriter,
  checksums: Checksums,
): Promise<string[]> {
  progress.step('Pictures', snapshot.pictureCount);
  const missing: string[] = [];
  for await (const names of snapshot.pictureNames()) {
    signal.throwIfAborted();
    const pictures = await Promise.all(names.map((name) => readPicture(mediaStore, name)));
    for (const [index, bytes] of pictures.entries()) {
      const name = names[index] ?? '';
      if (bytes) {
        checksums.addPicture(name, bytes);
        await writer.picture(name, bytes);
      } else {
        missing.push(name);
      }
      progress.advance(1);
    }
  }
  return missing;
}

export async function readPicture(mediaStore: MediaStore, name: string): Promise<Buffer | null> {
  const opened = await mediaStore.open(name);
  if (opened.outcome === 'missing') return null;
  try {
    if (opened.outcome === 'unavailable') throw opened.cause;
    const bytes = await buffer(opened.stream);
    if (bytes.length === opened.byteSize) return bytes;
    throw new Error('it ended too early');
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`The picture ${name} cannot be read: ${reason}.`, { cause });
  }
}

export interface Progress {
  step(title: string, total: number): void;
  advance(by: number): void;
}
