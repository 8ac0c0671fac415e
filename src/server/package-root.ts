import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function nearestWithPackage(folder: string): string {
  if (existsSync(path.join(folder, 'package.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder)
    throw new Error('There is no package.json in any folder above the server.');
  return nearestWithPackage(parent);
}

/** The folder of package.json: works from the sources and from the build, in any working directory. */
export const packageRoot = nearestWithPackage(path.dirname(fileURLToPath(import.meta.url)));
