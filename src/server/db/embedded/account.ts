import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailableError } from '../errors.ts';
import { type Home, homeIn, makePrivateFolder } from './home.ts';
import { copyPrograms, linkLibraries, type Programs, whyUnusable } from './programs.ts';

/** As whom, from where and on which folder PostgreSQL's programs run. */
export interface Account {
  programs: Programs;
  home: Home;
  /** Programs in front of PostgreSQL's own, which end by becoming it. */
  prefix: readonly string[];
  /** Null for the account of this process. */
  user: { uid: number; gid: number } | null;
}

/** Ways to run PostgreSQL for root, as whom it refuses to run; see docs/decisions/database.md. */
export type RootWay = 'folder-owner' | 'namespace' | 'nobody' | 'home-of-nobody';

export const ROOT_WAYS: readonly RootWay[] = [
  'folder-owner',
  'namespace',
  'nobody',
  'home-of-nobody',
];

/** In most systems; where it is somebody else's number, that somebody is as unprivileged. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const NAMESPACE = [
  'unshare',
  '--user',
  `--map-user=${NOBODY.uid}`,
  `--map-group=${NOBODY.gid}`,
  '--',
];

/** Where root keeps the database of this data folder when nobody else can enter the folder. */
export function homeOfNobody(dataDir: string, parent = '/var/lib'): Home {
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  return homeIn(path.join(parent, `vibecode-${hash}`));
}

/**
 * Prepares the folder for the database and answers who can run PostgreSQL on it.
 * @throws DatabaseUnavailableError when the folder cannot be written or PostgreSQL cannot run here.
 */
export function chooseAccount(
  dataDir: string,
  programs: Programs,
  rootWays: readonly RootWay[] = ROOT_WAYS,
): Account {
  linkLibraries(programs);
  const home = homeIn(path.join(dataDir, 'postgres'));
  makePrivateFolder(home.folder);
  if (process.getuid?.() !== 0) return { programs, home, prefix: [], user: null };
  // A database that could once be nowhere else is not left behind when another way opens up.
  const isElsewhere = !existsSync(home.cluster) && existsSync(homeOfNobody(dataDir).cluster);
  for (const way of isElsewhere ? (['home-of-nobody'] as const) : rootWays) {
    try {
      const account = prepareRootWay(way, { dataDir, programs, home });
      if (account && canRun(account)) {
        giveTo(account.home.folder, account.user ?? { uid: 0, gid: 0 });
        return account;
      }
    } catch {
      // Root of a container may not be allowed to hand anything over; the next way may do without.
    }
  }
  throw new DatabaseUnavailableError(
    whyUnusable(programs) ??
      'PostgreSQL does not run as root, and no other account can be used here: start as an ordinary user, or set DATABASE_URL to a PostgreSQL server.',
  );
}

function prepareRootWay(
  way: RootWay,
  { dataDir, programs, home }: { dataDir: string; programs: Programs; home: Home },
): Account | null {
  switch (way) {
    case 'folder-owner': {
      const { uid, gid } = statSync(home.folder);
      const isSomebody = uid !== 0 && uid !== NOBODY.uid;
      return isSomebody ? { programs, home, prefix: [], user: { uid, gid } } : null;
    }
    case 'namespace':
      chownSync(home.folder, 0, 0);
      return { programs, home, prefix: NAMESPACE, user: null };
    case 'nobody':
      // Its group may pass through the data folder, and see nothing there.
      chownSync(dataDir, statSync(dataDir).uid, NOBODY.gid);
      chmodSync(dataDir, statSync(dataDir).mode | 0o010);
      chownSync(home.folder, NOBODY.uid, NOBODY.gid);
      return { programs, home, prefix: [], user: NOBODY };
    case 'home-of-nobody': {
      const own = homeOfNobody(dataDir);
      mkdirSync(own.folder, { recursive: true, mode: 0o700 });
      chownSync(own.folder, NOBODY.uid, NOBODY.gid);
      const copy = copyPrograms(programs, path.join(own.folder, 'programs'));
      return { programs: copy, home: own, prefix: [], user: NOBODY };
    }
  }
}

/** Whether PostgreSQL starts this way and may write into its folder. */
function canRun({ programs, home, prefix, user }: Account): boolean {
  const [command = '', ...args] = [
    ...prefix,
    'sh',
    '-c',
    'test -w "$1" && test -x "$1" && exec "$2" --version',
    'probe',
    home.folder,
    programs.postgres,
  ];
  return spawnSync(command, args, { ...user, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Hands a folder and everything in it over; what was made another way before belongs to somebody else. */
function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(folder, uid, gid);
  const first = readdirSync(folder, { withFileTypes: true });
  const isForeign = ({ name }: { name: string }) => statSync(path.join(folder, name)).uid !== uid;
  if (!first.some((entry) => !entry.isSymbolicLink() && isForeign(entry))) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), uid, gid);
  }
}
