import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRuntimePackages, runtimePackages } from './runtime-packages.ts';

/** Have a build for each system, which npm chooses at the installation. */
export const nativePackages = ['@node-rs/argon2', 'sharp'];

/** The site reads these at run time. The image holds the same (Dockerfile). */
const files = [
  'dist',
  'prisma/before',
  'prisma/migrations',
  'prisma/seed/pictures',
  'prisma/seed/posts',
  'scripts/end-with-parent.mjs',
  'scripts/node-version.mjs',
  'scripts/build/packed.mjs',
  'scripts/settings.mjs',
  'scripts/setup.mjs',
  'README.md',
  'CHANGELOG.md',
  '.env.example',
];

interface Manifest {
  name: string;
  version: string;
  description: string;
  license: string;
  engines: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

function readJson<Content>(root: string, file: string): Content {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** A package that starts the built site: its pure packages are in it, and npm adds those of the system. */
function manifestOf(root: string) {
  const own = readJson<Manifest>(root, 'package.json');
  const { name, version, description, license, engines } = own;
  const lock = readJson<{ packages: Record<string, { version: string }> }>(
    root,
    'package-lock.json',
  );
  return {
    ...{ name, version, description, license, engines, private: true, type: 'module' },
    bin: { [name]: 'scripts/build/packed.mjs' },
    dependencies: Object.fromEntries(
      runtimePackages.map((runtime) => [
        runtime,
        lock.packages[`node_modules/${runtime}`]?.version,
      ]),
    ),
    optionalDependencies: own.optionalDependencies,
    bundleDependencies: runtimePackages.filter((runtime) => !nativePackages.includes(runtime)),
  };
}

/** Puts what the archive of a built checkout holds into a folder. @returns its manifest */
export function assemble(root: string, folder: string) {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  }
  const manifest = manifestOf(root);
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  copyRuntimePackages(root, path.join(folder, 'node_modules'), { without: nativePackages });
  return manifest;
}

/**
 * Makes the archive of a built checkout.
 * @returns the file: `vibecode.land-1.0.0.tgz` in `target`
 */
export function pack(root: string, target: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-pack-'));
  try {
    const manifest = assemble(root, folder);
    mkdirSync(target, { recursive: true });
    const { status, stderr } = spawnSync(
      'npm',
      ['pack', '--pack-destination', path.resolve(target), '--loglevel=error'],
      { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
    return path.resolve(target, `${manifest.name}-${manifest.version}.tgz`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
