import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailableError } from '../errors.ts';
import type { Account } from './account.ts';
import type { Home } from './home.ts';
import { POSTGRES_MAJOR_VERSION } from './programs.ts';

export type Transport = 'unix' | 'tcp';

export const SUPERUSER = 'postgres';
const UNFINISHED_PREFIX = 'cluster.new-';
const REPLACED = 'cluster.replaced';

export function programEnvironment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, TEMP } = process.env;
  return { PATH, SystemRoot, TEMP, LC_ALL: 'C', TZ: 'UTC' };
}

/**
 * Refuses files that this PostgreSQL cannot open.
 * @throws DatabaseUnavailableError that names the files and the remedy
 */
export function checkCluster(home: Home): void {
  undoHalfReplacement(home);
  const version = readVersion(home);
  if (version !== null && version !== String(POSTGRES_MAJOR_VERSION)) {
    throw new DatabaseUnavailableError(
      `The database in ${home.folder} was made by PostgreSQL ${version} and this site brings ${POSTGRES_MAJOR_VERSION}: start the version of the site that made it, or move the folder away to begin with an empty database.`,
    );
  }
  // Earlier versions of the site kept PGlite's files here.
  if (version === null && existsSync(path.join(home.folder, 'data', 'PG_VERSION'))) {
    throw new DatabaseUnavailableError(
      `The database in ${home.folder} was made by PGlite, which earlier versions of this site used and this one cannot open: start the version of the site that made it, or move the folder away to begin with an empty database.`,
    );
  }
}

function readVersion({ cluster, folder }: Home): string | null {
  if (!existsSync(cluster)) return null;
  try {
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    throw new DatabaseUnavailableError(
      `The folder ${folder} holds no complete database: move it away, or put a copy of yours there.`,
      { cause: error },
    );
  }
}

/**
 * Creates a new database beside its final place and moves it there when complete: a killed process leaves no half-made
 * database, and only one of several processes succeeds.
 * @throws Error with PostgreSQL's own words
 */
export async function makeCluster(
  account: Account,
  { transport, isDurable }: { transport: Transport; isDurable: boolean },
): Promise<void> {
  const { home } = account;
  if (existsSync(home.cluster)) return;
  const unfinished = path.join(
    home.folder,
    `${UNFINISHED_PREFIX}${process.pid}-${randomBytes(4).toString('hex')}`,
  );
  try {
    await initialize(account, unfinished, { transport, isDurable });
    renameSync(unfinished, home.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was faster: its move has replaced our folder.
    if (existsSync(home.cluster)) return;
    throw error;
  }
  removeUnfinished(home);
}

/** A folder for files that become the cluster when they are complete. */
export function makeUnfinished({ folder }: Home): string {
  const unfinished = path.join(folder, `${UNFINISHED_PREFIX}${process.pid}`);
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  return unfinished;
}

/** Puts other files in the place of the cluster. A process that is killed at it leaves the one or the other. */
export function replaceCluster(home: Home, unfinished: string): void {
  const replaced = path.join(home.folder, REPLACED);
  rmSync(replaced, { recursive: true, force: true });
  if (existsSync(home.cluster)) renameSync(home.cluster, replaced);
  renameSync(unfinished, home.cluster);
  rmSync(replaced, { recursive: true, force: true });
}

function undoHalfReplacement({ folder, cluster }: Home): void {
  const replaced = path.join(folder, REPLACED);
  if (!existsSync(cluster) && existsSync(replaced)) renameSync(replaced, cluster);
}

function removeUnfinished({ folder }: Home): void {
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(UNFINISHED_PREFIX)) continue;
    try {
      rmSync(path.join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    } catch {
      // Another process still writes it. A later start removes it.
    }
  }
}

async function initialize(
  { programs, prefix, user, home }: Account,
  directory: string,
  { transport, isDurable }: { transport: Transport; isDurable: boolean },
): Promise<void> {
  if (transport === 'tcp' && !existsSync(home.passwordFile)) {
    writeFileSync(home.passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
    if (user) chownSync(home.passwordFile, user.uid, user.gid);
  }
  const [command = '', ...args] = [
    ...prefix,
    programs.initdb,
    `--pgdata=${directory}`,
    `--username=${SUPERUSER}`,
    ...(transport === 'tcp'
      ? ['--auth=scram-sha-256', `--pwfile=${home.passwordFile}`]
      : ['--auth=trust']),
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(isDurable ? [] : ['--no-sync']),
  ];
  const child = spawn(command, args, {
    ...user,
    cwd: home.folder,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let text = '';
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(lastFault(text) ?? `initdb ended with ${code}`);
}

function lastFault(text: string): string | undefined {
  const lines = text.trim().split('\n');
  return lines.findLast((line) => /error|FATAL|PANIC/.test(line)) ?? lines.at(-1);
}
