import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages that the server's bundle leaves to node_modules; everything else is inside it (docs/decisions/deployment.md). The
 * embedded PostgreSQL is not named: it is found at run time where it is installed, and an image has none.
 */
export const runtimePackages = [
  // Native code, built for each system.
  '@node-rs/argon2',
  'sharp',
  // Files that are read while the server runs.
  '@fontsource/bricolage-grotesque',
  '@fontsource/instrument-sans',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  // Reads files of WebAssembly that stand beside it.
  'subset-font',
  // Loaded in the middle of a synchronous call, which only require() can.
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
] as const;

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** The place from which a package at `location` loads `name`, as Node looks for it; undefined where it is not locked. */
function locationOf(
  packages: Record<string, LockedPackage>,
  name: string,
  location: string,
): string | undefined {
  const own = path.posix.join(location, 'node_modules', name);
  if (packages[own]) return own;
  if (location === '') return undefined;
  const outer = location.lastIndexOf('node_modules/');
  return locationOf(packages, name, location.slice(0, Math.max(outer - 1, 0)));
}

/** Finds the folders of the installed runtime packages and of all their dependencies, by package-lock.json. */
export function runtimePackageFolders(root: string): string[] {
  const lockFile = path.join(root, 'package-lock.json');
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(lockFile, 'utf8'),
  );
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const location = locationOf(packages, name, from);
    // One for another system, which is not installed here.
    if (!location || found.has(location) || !existsSync(path.join(root, location))) return;
    found.add(location);
    const { dependencies, optionalDependencies } = packages[location] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(next, location);
    }
  };
  for (const name of runtimePackages) visit(name, '');
  return [...found];
}

/** Weights, widths and formats of fonts that social cards are not drawn with, and what packages bring for their own tests. */
const unread =
  /\/@fontsource(?:-variable)?\/[^/]+\/(?:scss|[^/]+\.css|files\/(?!.*-(?:wght|500|700)-normal\.woff2$))|\/fontverter\/test(?:data)?$/;

/** Copies them below `target`, a folder that Node looks for packages in. */
export function copyRuntimePackages(root: string, target: string): void {
  for (const location of runtimePackageFolders(root)) {
    const place = path.join(target, path.relative('node_modules', location));
    // A package inside another comes with it.
    cpSync(path.join(root, location), place, {
      recursive: true,
      filter: (source) => !unread.test(source.replaceAll(path.sep, '/')),
    });
  }
}
