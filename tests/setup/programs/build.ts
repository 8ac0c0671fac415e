import { execFileSync } from 'node:child_process';

/** Before tests that start the programs of the build. Does nothing where it is up to date. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'pipe' });
}
