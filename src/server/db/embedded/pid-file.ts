import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { systemClock } from '../../clock.ts';
import { type Home, socketLockOf } from './home.ts';

/** PostgreSQL's notes about its running server: `postmaster.pid`, which is also its lock on the files. */
export interface PidFile {
  pid: number;
  port: number;
  /** Empty where it has no socket. */
  socketFolder: string;
  status: 'starting' | 'ready' | 'stopping';
  text: string;
}

/** A setting of our own by which a server says which process started it. */
export const OWNER_SETTING = 'vibecode.owner_pid';

/**
 * State of the server that a pid file names. `owned`: it runs, and so does the process that started it. `orphan`: it runs,
 * and that process is gone. `absent`: it does not run, at least not where this process could see it.
 */
export type ServerState = 'owned' | 'orphan' | 'absent';

const STATUS_LINE = 7;
/** PostgreSQL writes its lock right after it has made the file. */
const LOCK_WRITTEN_WITHIN_MS = 2_000;

/** Null where there is none, or where it is just being written. */
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
  // After a restart of the machine or container the number may be anybody's.
  if (!facts?.command.includes(cluster)) return 'absent';
  const owner = new RegExp(`${OWNER_SETTING}=(\\d+)`).exec(facts.command)?.[1];
  return Number(owner) === facts.parentPid ? 'owned' : 'orphan';
}

/**
 * Removes the lock that a dead server has left where its number belongs to another process now, which PostgreSQL itself
 * would take for the server.
 */
export function removeStaleLock(home: Home, judged: PidFile): void {
  if (!isRunning(judged.pid)) return;
  removeLock(pidFileOf(home), judged.text);
  const { socketFolder, port } = judged;
  if (socketFolder) rmSync(path.join(socketFolder, `.s.PGSQL.${port}.lock`), { force: true });
}

/**
 * Removes locks in which a server that was killed, or lost its power, has not yet written anything. PostgreSQL does not
 * start beside an empty lock: it may belong to a server that is just starting.
 * @returns whether a lock is empty that may still be written.
 */
export function clearEmptyLocks(home: Home): boolean {
  return [pidFileOf(home), socketLockOf(home)].some((lock) => {
    const made = statSync(lock, { throwIfNoEntry: false });
    if (made?.size !== 0) return false;
    // Either way: the clock may have been set back since. Files carry the time of the machine, so no other clock fits.
    if (Math.abs(systemClock.now().getTime() - made.mtimeMs) < LOCK_WRITTEN_WITHIN_MS) return true;
    removeLock(lock, '');
    return false;
  });
}

function pidFileOf({ cluster }: Home): string {
  return path.join(cluster, 'postmaster.pid');
}

/** Only the very file that was judged goes: a server may have started meanwhile. */
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
      // proc(5): after the name in brackets come the state and the parent.
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
