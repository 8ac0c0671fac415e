import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MediaStore, StoredName, WrittenMedia } from './media-store.ts';

/** Excludes separators and a leading dot, so that no name leaves the folder. */
const safeName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;

const namesPerPart = 1_000;

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

async function* listFolder(folder: string): AsyncGenerator<StoredName[]> {
  const files = await opendir(folder).catch((error: unknown) => {
    // The first picture makes the folder.
    if (isMissing(error)) return [];
    throw error;
  });
  let part: StoredName[] = [];
  for await (const file of files) {
    if (!file.isFile() || !safeName.test(file.name)) continue;
    const found = await stat(path.join(folder, file.name)).catch(() => null);
    // It may be deleted in between.
    if (found) part.push({ name: file.name, storedAt: found.mtime });
    if (part.length < namesPerPart) continue;
    yield part;
    part = [];
  }
  yield part;
}

/** A file appears under its name when it is complete. */
export function createFileMediaStore(folder: string): MediaStore {
  const locate = (name: string) => {
    if (!safeName.test(name)) throw new Error('The name of a picture is not one of ours.');
    return path.join(folder, name);
  };

  const writeWhole = async (
    name: string,
    write: (unfinished: string) => Promise<void>,
  ): Promise<WrittenMedia> => {
    const target = locate(name);
    const unfinished = path.join(folder, `.${randomUUID()}`);
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await write(unfinished);
      await rename(unfinished, target);
      return { outcome: 'done' };
    } catch (cause) {
      await rm(unfinished, { force: true }).catch(() => {});
      return { outcome: 'unavailable', cause };
    }
  };

  return {
    put: (name, bytes) =>
      writeWhole(name, (unfinished) => writeFile(unfinished, bytes, { flush: true })),
    putStream: (name, stream) =>
      writeWhole(name, (unfinished) =>
        pipeline(stream, createWriteStream(unfinished, { flush: true, mode: 0o600 })),
      ),
    async open(name) {
      if (!safeName.test(name)) return { outcome: 'missing' };
      try {
        const file = await open(locate(name));
        const { size } = await file.stat();
        return { outcome: 'found', stream: file.createReadStream(), byteSize: size };
      } catch (cause) {
        return isMissing(cause) ? { outcome: 'missing' } : { outcome: 'unavailable', cause };
      }
    },
    async delete(name) {
      try {
        await rm(locate(name), { force: true });
        return { outcome: 'done' };
      } catch (cause) {
        return { outcome: 'unavailable', cause };
      }
    },
    list: () => listFolder(folder),
  };
}
