import { existsSync, readFileSync } from 'node:fs';
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

/** Version of the site in package.json: `1.0.0-rc.1`. */
export function siteVersion(): string {
  const manifest: unknown = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  );
  const isVersioned = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isVersioned ? String(manifest.version) : '';
}
