import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import {
  type ArchiveSource,
  type BackupTarget,
  backupShelf,
  readPatiently,
  type Shelf,
  SlowTargetError,
  type StoredBackup,
  TargetError,
  withPatience,
} from './backup-target.ts';

/** Limits the removal of an unfinished file, whose disk may hang. */
const cleaningMs = 5_000;

/** A file by itself, such as one that an operator names. */
export function fileSource(file: string, patienceMs: number): ArchiveSource {
  return {
    title: file,
    byteSize: () =>
      withPatience(patienceMs, () => stat(file)).then(
        ({ size }) => size,
        () => 0,
      ),
    async open() {
      const stream = createReadStream(file);
      const read = Readable.from(readPatiently(file, stream, patienceMs));
      read.once('close', () => stream.destroy());
      return read;
    },
  };
}

export function createFolderTarget(
  place: string,
  patienceMs: number,
  { within, momentOf }: Shelf = backupShelf,
): BackupTarget {
  const folder = path.join(place, within);
  const fileOf = (name: string) => path.join(folder, name);

  const asked = async <Result>(
    doing: string,
    work: () => Promise<Result>,
    stopped?: AbortSignal,
  ): Promise<Result> => {
    try {
      return await withPatience(patienceMs, work, stopped);
    } catch (error) {
      throw explained(folder, doing, error);
    }
  };

  async function storeUnfinished(
    name: string,
    unfinished: string,
    pieces: AsyncIterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<void> {
    const step = <Result>(work: () => Promise<Result>) =>
      asked(`The backup ${fileOf(name)} cannot be written`, work, signal);
    // Opens a new file only, so that the mode applies.
    const file = await step(() => open(unfinished, 'wx', 0o600));
    try {
      for await (const piece of pieces) await step(() => writeWhole(file, piece));
      await step(() => file.sync());
      await step(() => file.close());
      await step(() => rename(unfinished, fileOf(name)));
    } catch (error) {
      await withPatience(cleaningMs, () => file.close()).catch(() => {});
      await withPatience(cleaningMs, () => rm(unfinished, { force: true })).catch(() => {});
      throw error;
    }
  }

  return {
    title: folder,
    async prepare() {
      if (within === '') return;
      await asked(`${folder} cannot be used for backups`, () =>
        mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        }),
      );
    },
    async freeBytes() {
      const { bavail, bsize } = await asked(`${folder} cannot be used for backups`, () =>
        statfs(folder),
      );
      return bavail * bsize;
    },
    store: (name, pieces, signal) =>
      storeUnfinished(name, fileOf(`.${name}.${process.pid}.unfinished`), pieces, signal),
    async list() {
      const doing = `The backups in ${folder} cannot be listed`;
      const names = await asked(doing, () =>
        readdir(folder).catch((error: NodeJS.ErrnoException) => {
          // The folder of a shelf comes with its first file.
          if (error.code === 'ENOENT' && within !== '') return [];
          throw error;
        }),
      );
      const found = names.map(async (name): Promise<StoredBackup[]> => {
        const madeAt = momentOf(name);
        if (!madeAt) return [];
        const { size } = await asked(doing, () => stat(fileOf(name)));
        return [{ name, byteSize: size, madeAt }];
      });
      const listed = (await Promise.all(found)).flat();
      return listed.sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    },
    source: (name) => fileSource(fileOf(name), patienceMs),
    remove: (name) =>
      asked(`The backup ${fileOf(name)} cannot be deleted`, () =>
        rm(fileOf(name), { force: true }),
      ),
    async removeUnfinished() {
      const doing = `${folder} cannot be used for backups`;
      for (const name of await asked(doing, () => readdir(folder))) {
        const [, begun = ''] = /^\.(.+)\.\d+\.unfinished$/.exec(name) ?? [];
        if (momentOf(begun)) await asked(doing, () => rm(fileOf(name), { force: true }));
      }
    },
  };
}

async function writeWhole(file: FileHandle, piece: Uint8Array): Promise<void> {
  for (let written = 0; written < piece.length; ) {
    written += (await file.write(piece, written, piece.length - written)).bytesWritten;
  }
}

const reasons: Record<string, (folder: string) => string> = {
  ENOSPC: () => 'the disk is full',
  EDQUOT: () => 'your share of the disk is used up',
  EFBIG: () => 'it is larger than a file may be here',
  EIO: () => 'the disk has a fault',
  EROFS: (folder) => `${folder} can only be read`,
  EACCES: (folder) => `you may not use ${folder}`,
  EPERM: (folder) => `you may not use ${folder}`,
  ENOENT: (folder) => `there is no folder ${folder}`,
  ENOTDIR: (folder) => `${folder} is no folder`,
  EISDIR: () => 'a folder has its name',
  ENAMETOOLONG: () => 'its name is too long',
};

function explained(folder: string, doing: string, cause: unknown): unknown {
  if (!(cause instanceof Error)) return cause;
  if (cause instanceof SlowTargetError) return new TargetError(`${doing}: ${cause.message}.`);
  const code = 'code' in cause ? String(cause.code) : '';
  const reason = reasons[code]?.(folder);
  return reason ? new TargetError(`${doing}: ${reason}.`, { cause }) : cause;
}
