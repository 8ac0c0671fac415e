import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeZip } from '../../setup/zip.ts';

const here = import.meta.dirname;

/** A file that stands beside this one: an export in the form in which the program writes it, with words of our own. */
export const exportFile = (name: string): Promise<Buffer> => readFile(path.join(here, name));

/** A folder that stands beside this one, as its owner would send it. */
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
