import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  /** Bundled in its parent package, whose checksum covers it. */
  inBundle?: boolean;
}

const lock: { lockfileVersion: number; packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const manifest: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

it('every package is locked to one version from the registry, with its checksum', () => {
  const packages = Object.entries(lock.packages).filter(
    ([path, { inBundle }]) => path !== '' && !inBundle,
  );
  expect(packages.length).toBeGreaterThan(100);
  for (const [path, { resolved, integrity, link }] of packages) {
    expect(link, path).toBeUndefined();
    // A missing address means the registry that npm is set to.
    expect(resolved ?? 'https://registry.npmjs.org/', path).toMatch(
      /^https:\/\/registry\.npmjs\.org\//,
    );
    expect(integrity, path).toMatch(/^sha512-/);
  }
});

it('what is depended on directly is pinned to one version', () => {
  const { dependencies, devDependencies } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    // A second version of a package has another name here.
    expect(version, name).toMatch(/^(?:npm:[\w@/-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

it.each(['vite', '@vitejs/plugin-react', 'typescript', 'tsx', 'prisma'])(
  '%s only builds the site, and is no dependency of what runs',
  (name) => {
    expect(manifest.devDependencies[name]).toBeDefined();
    expect(manifest.dependencies[name]).toBeUndefined();
  },
);
