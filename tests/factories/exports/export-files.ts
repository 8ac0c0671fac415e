import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeZip } from '../../setup/zip.ts';

const here = import.meta.dirname;

/** Reads an export file of this folder. It has the program's real format but our own text. */
export const exportFile = (name: string): Promise<Buffer> => readFile(path.join(here, name));

/** Packs an export folder of this folder as a ZIP. */
export async function exportFolder(name: string): Promise<Buffer> {
  const root = path.join(here, name);
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(root, file).replaceAll(path.sep, '/'), await readFile(file)] as const;
  });
  return makeZip(Object.fromEntries(await Promise.all(read)));
}
