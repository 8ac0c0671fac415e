import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../clock.ts';
import { type Home, socketLockOf } from './home.ts';

/** Content of `postmaster.pid`, which is also PostgreSQL's lock on the files. */
export interface PidFile {
  pid: number;
  port: number;
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping';
  text: string;
}

/** Custom setting by which a server names the process that started it. */
export const OWNER_SETTING = 'vibecode.owner_pid';

/**
 * `owned`: the server and the process that started it are running. `orphan`: only the server is running. `absent`: the server
 * is not running, or not where this process can see it.
 */
export type ServerState = 'owned' | 'orphan' | 'absent';

const STATUS_LINE = 7;
/** PostgreSQL writes its lock right after creating the file. */
const LOCK_WRITTEN_WITHIN_MS = 2_000;

/** Null when the file is missing or still being written. */
export function readPidFile(home: Home): PidFile | null {
  let text: string;
  try {
    text = readFileSync(pidFileOf(home), 'utf8');
  } catch {
    return null;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!pid) return null;
  const status = lines[STATUS_LINE];
  return {
    pid,
    port: Number(lines[3]),
    socketFolder: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : 'starting',
    text,
  };
}

export function serverState({ pid }: PidFile, { cluster }: Home): ServerState {
  if (process.platform === 'win32') return isRunning(pid) ? 'owned' : 'absent';
  const facts = processFacts(pid);
  // After a restart of the machine or container, the pid may belong to another program.
  if (!facts?.command.includes(cluster)) return 'absent';
  const owner = new RegExp(`${OWNER_SETTING}=(\\d+)`).exec(facts.command)?.[1];
  return Number(owner) === facts.parentPid ? 'owned' : 'orphan';
}

/** Removes the lock of a dead server whose pid belongs to another process now. PostgreSQL would take that process for the server. */
export function removeStaleLock(home: Home, judged: PidFile): void {
  if (!isRunning(judged.pid)) return;
  removeLock(pidFileOf(home), judged.text);
  const { socketFolder, port } = judged;
  if (socketFolder) rmSync(path.join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

/**
 * Removes empty locks of a server that was killed or lost its power: PostgreSQL refuses to start beside one, because a
 * starting server may own it.
 * @returns true when an empty lock is recent and may still be written
 */
export function clearEmptyLocks(home: Home): boolean {
  return [pidFileOf(home), socketLockOf(home)].some((lock) => {
    const made = statSync(lock, { throwIfNoEntry: false });
    if (made?.size !== 0) return false;
    // Takes the absolute difference, because the clock may have been set back. File times need the machine's clock.
    if (Math.abs(systemClock.now().getTime() - made.mtimeMs) < LOCK_WRITTEN_WITHIN_MS) return true;
    removeLock(lock, '');
    return false;
  });
}

function pidFileOf({ cluster }: Home): string {
  return path.join(cluster, 'postmaster.pid');
}

/** Removes only the file that was judged: a server may have started meanwhile. */
function removeLock(file: string, judgedText: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
    if (readFileSync(aside, 'utf8') !== judgedText) linkSync(aside, file);
    rmSync(aside);
  } catch {
    // Another process was faster.
  }
}

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function processFacts(pid: number): { parentPid: number; command: string } | null {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // proc(5): state and parent follow the name in brackets.
      const [, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      return { parentPid: Number(parentPid), command };
    }
    const line = execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [parentPid = ''] = line.split(/\s/, 1);
    return { parentPid: Number(parentPid), command: line.slice(parentPid.length).trim() };
  } catch {
    return null;
  }
}
