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

export interface Account {
  programs: Programs;
  home: Home;
  prefix: readonly string[];
  user: { uid: number; gid: number } | null;
}

/** Ways to run PostgreSQL as root, which it refuses itself; see docs/decisions/database.md. */
export type RootWay = 'folder-owner' | 'namespace' | 'nobody' | 'home-of-nobody';

export const ROOT_WAYS: readonly RootWay[] = [
  'folder-owner',
  'namespace',
  'nobody',
  'home-of-nobody',
];

const NOBODY = { uid: 65_534, gid: 65_534 };
const NAMESPACE = [
  'unshare',
  '--user',
  `--map-user=${NOBODY.uid}`,
  `--map-group=${NOBODY.gid}`,
  '--',
];

export function homeOfNobody(dataDir: string, parent = '/var/lib'): Home {
  const hash = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 16);
  return homeIn(path.join(parent, `vibecode-${hash}`));
}

/**
 * Prepares the database folder and chooses the account that PostgreSQL runs as.
 * @throws DatabaseUnavailableError when the folder cannot be written or PostgreSQL cannot run here
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
  // An existing database in nobody's home stays in use even if another way works now.
  const isElsewhere = !existsSync(home.cluster) && existsSync(homeOfNobody(dataDir).cluster);
  for (const way of isElsewhere ? (['home-of-nobody'] as const) : rootWays) {
    try {
      const account = prepareRootWay(way, { dataDir, programs, home });
      if (account && canRun(account)) {
        giveTo(account.home.folder, account.user ?? { uid: 0, gid: 0 });
        return account;
      }
    } catch {
      // Root in a container may lack the right to chown. The next way may work without it.
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
      // Lets the group pass through the data folder without listing it.
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

function giveTo(folder: string, { uid, gid }: { uid: number; gid: number }): void {
  chownSync(folder, uid, gid);
  const first = readdirSync(folder, { withFileTypes: true });
  const isForeign = ({ name }: { name: string }) => statSync(path.join(folder, name)).uid !== uid;
  if (!first.some((entry) => !entry.isSymbolicLink() && isForeign(entry))) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(path.join(folder, entry), uid, gid);
  }
}
