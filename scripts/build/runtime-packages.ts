import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Packages outside of the server's bundle (docs/decisions/deployment.md). The embedded PostgreSQL is not listed: it
 * is found at run time if installed, and an image has none.
 */
export const runtimePackages = [
  // Native code for each system.
  '@node-rs/argon2',
  'sharp',
  // Files that the server reads at run time.
  '@fontsource/bricolage-grotesque',
  '@fontsource/instrument-sans',
  '@fontsource-variable/inter',
  '@fontsource-variable/lora',
  '@fontsource-variable/noto-sans',
  '@fontsource-variable/noto-sans-arabic',
  '@fontsource-variable/noto-sans-hebrew',
  '@fontsource-variable/noto-sans-jp',
  '@fontsource-variable/noto-sans-kr',
  '@fontsource-variable/noto-sans-sc',
  '@fontsource-variable/source-sans-3',
  '@fontsource-variable/space-grotesk',
  // Reads its own WebAssembly files.
  'subset-font',
  // Loaded within a synchronous call, which needs require().
  '@zxcvbn-ts/core',
  '@zxcvbn-ts/language-common',
  // Requires its standard fonts by names of its own, and shares its fonts with its reader.
  'pdfkit',
  'fontkit',
] as const;

interface LockedPackage {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Resolves `name` from a package at `location` like Node; undefined if the lock file has no such package. */
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

export function runtimePackageFolders(
  root: string,
  { without = [] }: { without?: readonly string[] } = {},
): string[] {
  const lockFile = path.join(root, 'package-lock.json');
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync(lockFile, 'utf8'),
  );
  const found = new Set<string>();
  const visit = (name: string, from: string) => {
    const location = locationOf(packages, name, from);
    // Packages for other systems are not installed.
    if (!location || found.has(location) || !existsSync(path.join(root, location))) return;
    found.add(location);
    const { dependencies, optionalDependencies } = packages[location] ?? {};
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies })) {
      visit(next, location);
    }
  };
  for (const name of runtimePackages) if (!without.includes(name)) visit(name, '');
  return [...found];
}

/** Files that no server reads. */
const unread = new RegExp(
  [
    // Font weights, widths and formats that social cards do not use.
    String.raw`/@fontsource(?:-variable)?/[^/]+/(?:scss|[^/]+\.css|files/(?!.*-(?:wght|500|700)-normal\.woff2$))`,
    // Tools and tests of the packages themselves.
    String.raw`/fontverter/test(?:data)?$|/\.yarn$`,
    // Builds for browsers, for former systems and for debugging.
    String.raw`/(?:pdfkit/js|fontkit/dist)/(?:.*browser.*|.*standalone.*|.*\.old\..*|.*\.map)$|/brotli/(?:build/encode|compress)\.js$`,
  ].join('|'),
);

export function copyRuntimePackages(
  root: string,
  target: string,
  options: { without?: readonly string[] } = {},
): void {
  for (const location of runtimePackageFolders(root, options)) {
    const place = path.join(target, path.relative('node_modules', location));
    // Nested packages are copied with their parent.
    cpSync(path.join(root, location), place, {
      recursive: true,
      filter: (source) => !unread.test(source.replaceAll(path.sep, '/')),
    });
  }
}
