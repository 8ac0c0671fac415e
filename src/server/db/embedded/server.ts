import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import type { Account } from './account.ts';
import { programEnvironment, type Transport } from './cluster.ts';
import { type Home, makeSocketFolder, SOCKET_NUMBER, socketFolderOf } from './home.ts';
import { OWNER_SETTING, readPidFile } from './pid-file.ts';
import { findPrograms } from './programs.ts';

export interface Server {
  readonly pid: number;
  readonly port: number;
  readonly ended: Promise<string>;
  stop(): Promise<void>;
}

export interface ServerOptions {
  transport: Transport;
  port: number;
  settings?: Readonly<Record<string, string>>;
}

/** Another process holds the files, or remains of a killed server still use them. */
export class FilesInUseError extends Error {}

const SETTINGS: Readonly<Record<string, string>> = {
  shared_buffers: '32MB',
  max_connections: '30',
  // Each of these would need a process of its own, or several.
  io_method: 'sync',
  max_parallel_workers_per_gather: '0',
  max_logical_replication_workers: '0',
  max_wal_size: '256MB',
  // Point-in-time recovery needs them (docs/decisions/backup.md). A server whose log is kept does not start without them.
  wal_level: 'replica',
  max_wal_senders: '4',
  // A target that is away must not fill the disk. Then all files are stored anew.
  max_slot_wal_keep_size: '1GB',
  jit: 'off',
  timezone: 'UTC',
  // The application logs failed statements itself, without their values.
  log_min_messages: 'fatal',
  log_line_prefix: '',
  unix_socket_permissions: '0700',
};

const READY_POLL_MS = 5;
/** PostgreSQL 18.4 never finishes a fast stop that arrives during recovery. */
const FAST_STOP_MS = 4_000;
const LAST_WORDS_MAX = 3;

/**
 * Starts PostgreSQL and waits until it answers, including recovery after a crash.
 * @throws FilesInUseError or an Error with PostgreSQL's own words
 */
export async function startServer(account: Account, options: ServerOptions): Promise<Server> {
  const { home, programs, prefix, user } = account;
  const onSocket = options.transport === 'unix';
  const socketFolder = socketFolderOf(home);
  if (onSocket && socketFolder !== home.folder) {
    makeSocketFolder(socketFolder, user ?? ownAccount());
  }
  const settings: Record<string, string> = {
    ...SETTINGS,
    ...options.settings,
    listen_addresses: onSocket ? '' : '127.0.0.1',
    unix_socket_directories: onSocket ? socketFolder : '',
    [OWNER_SETTING]: String(process.pid),
  };
  const port = onSocket ? SOCKET_NUMBER : options.port;
  const [command = '', ...args] = [
    ...prefix,
    ...endingWithParent(),
    programs.postgres,
    '-D',
    home.cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = spawn(command, args, {
    ...user,
    cwd: home.folder,
    env: programEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C must reach only this process, which stops the database last.
    detached: true,
    windowsHide: true,
  });
  const ended = endOf(child);
  const { pid } = child;
  if (pid === undefined) throw new Error(await ended);
  const watcher = startWatcher(pid, account);
  void ended.then(() => watcher.standDown());

  let reason: string | undefined;
  void ended.then((words) => {
    reason = words;
  });
  for (;;) {
    if (reason !== undefined)
      throw isInUse(reason) ? new FilesInUseError(reason) : new Error(reason);
    const file = readPidFile(home);
    if (file?.pid === pid && file.status === 'ready') break;
    await delay(READY_POLL_MS);
  }
  return {
    pid,
    port,
    ended,
    async stop() {
      if (reason !== undefined) return;
      stopServer(pid, home, 'fast');
      const isOver = await Promise.race([
        ended.then(() => true),
        delay(FAST_STOP_MS, false, { ref: false }),
      ]);
      if (!isOver) stopServer(pid, home, 'immediate');
      await ended;
    },
  };
}

/** `fast` writes everything down first; `immediate` leaves that to the next start's recovery. */
export function stopServer(pid: number, home: Home, mode: 'fast' | 'immediate'): void {
  if (process.platform === 'win32') {
    const args = ['stop', '-D', home.cluster, '-m', mode, '-W'];
    spawnSync(findPrograms().pgCtl, args, { stdio: 'ignore' });
    return;
  }
  try {
    process.kill(pid, mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
  } catch {
    // The process is already gone.
  }
}

function ownAccount(): { uid: number; gid: number } {
  return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

function isInUse(reason: string): boolean {
  return /lock file ".*" (already exists|is empty)|shared memory block .* is still in use/.test(
    reason,
  );
}

function endOf(child: ChildProcess): Promise<string> {
  const lastWords: string[] = [];
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n').filter((line) => /FATAL|PANIC|error/i.test(line));
    lastWords.push(...lines);
    lastWords.splice(0, lastWords.length - LAST_WORDS_MAX);
  });
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) =>
      resolve(lastWords.at(-1) ?? `it ended with ${signal ?? code}`),
    );
  });
}

/** Linux can end the child with its parent without a watcher. With both, either may be killed. */
function endingWithParent(): string[] {
  hasSetpriv ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--pdeathsig', 'QUIT', 'true'], { stdio: 'ignore' }).status === 0;
  return hasSetpriv ? ['setpriv', '--pdeathsig', 'QUIT', '--'] : [];
}
let hasSetpriv: boolean | undefined;

/**
 * Waits in its own process for the end of this one, which closes the pipe between them even when it is killed. Then it stops
 * the database at once: acknowledged writes are in its log, and the next start recovers them.
 */
function startWatcher(pid: number, account: Account): { standDown(): void } {
  const [command, ...args] =
    process.platform === 'win32'
      ? [process.execPath, '-e', WINDOWS_WATCHER, account.programs.pgCtl, account.home.cluster]
      : ['sh', '-c', WATCHER, 'vibecode-watcher', String(pid), account.home.cluster];
  let isOver = false;
  let child: ChildProcess;
  watch();

  function watch(): void {
    child = spawn(command, args, {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      windowsHide: true,
    });
    child.stdin?.on('error', () => undefined);
    child.once('error', () => undefined);
    child.once('exit', () => {
      if (!isOver) watch();
    });
  }
  return {
    standDown() {
      isOver = true;
      child.stdin?.end('over\n');
    },
  };
}

const WATCHER = `trap '' HUP INT TERM; read -r word || kill -QUIT "$1"`;
const WINDOWS_WATCHER = `
  process.stdin.on('data', () => process.exit()).on('end', () => {
    require('node:child_process').spawnSync(process.argv[1], ['stop', '-D', process.argv[2], '-m', 'immediate']);
  });`;
