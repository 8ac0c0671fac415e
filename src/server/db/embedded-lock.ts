import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, uptime } from 'node:os';
import path from 'node:path';
import type { EmbeddedWorkerData } from './embedded-worker-messages.ts';

/** Who may open the files of an embedded database, and where that process answers. */
export interface Owner {
  pid: number;
  hostname: string;
  /** Tells a process from an earlier one with its number; null where the system does not say. */
  processIdentity: string | null;
  claimedAtMs: number;
  address: EmbeddedWorkerData['address'];
  password: string | null;
  released: boolean;
}

/** The latest claim on a database. `owner` is null when there is none, or none that was ever finished. */
export interface LatestClaim {
  generation: number;
  owner: Owner | null;
}

export interface Claim {
  readonly owner: Owner;
  /** Records the address once it is known. */
  moveTo(address: Owner['address']): void;
  release(): void;
}

const OWNER_FILE = /^owner\.(\d+)\.json$/;
/** A record takes a moment to write; one that is still empty after this belongs to nobody. */
const UNFINISHED_RECORD_MAX_AGE_MS = 5_000;
const BOOT_TIME_TOLERANCE_MS = 10_000;

/** Claims of this very process: where the system does not tell processes apart, only these are its own. */
const heldHere = new Set<string>();

/** Undefined while a record is just being written. */
export function readLatestClaim(lockDir: string): LatestClaim | undefined {
  const generation = Math.max(0, ...generations(lockDir));
  if (generation === 0) return { generation, owner: null };
  const file = ownerFile(lockDir, generation);
  try {
    return { generation, owner: JSON.parse(readFileSync(file, 'utf8')) as Owner };
  } catch {
    const ageMs = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    return ageMs > UNFINISHED_RECORD_MAX_AGE_MS ? { generation, owner: null } : undefined;
  }
}

/**
 * Claims the database after `previous`, whose owner is gone; null when another process was faster.
 *
 * Every claim is a new file with the next number, made with O_EXCL, and the highest number is never deleted. So of any
 * processes that saw the same dead owner exactly one succeeds, however slow the others are.
 */
export function claimAfter(
  lockDir: string,
  previous: LatestClaim,
  details: Pick<Owner, 'address' | 'password'>,
): Claim | null {
  const generation = previous.generation + 1;
  const file = ownerFile(lockDir, generation);
  let owner: Owner = {
    pid: process.pid,
    hostname: hostname(),
    processIdentity: processIdentity(process.pid),
    claimedAtMs: Date.now(),
    released: false,
    ...details,
  };
  const write = (flag: 'w' | 'wx') =>
    writeFileSync(file, JSON.stringify(owner), { flag, mode: 0o600 });
  try {
    write('wx');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return null;
    throw error;
  }
  const others = generations(lockDir).filter((other) => other !== generation);
  if (others.some((other) => other > generation)) {
    rmSync(file, { force: true });
    return null;
  }
  for (const older of others) rmSync(ownerFile(lockDir, older), { force: true });
  heldHere.add(file);
  return {
    get owner() {
      return owner;
    },
    moveTo(address) {
      owner = { ...owner, address };
      write('w');
    },
    release() {
      owner = { ...owner, released: true };
      write('w');
      heldHere.delete(file);
    },
  };
}

/** 'unknown' for a process of another machine or container, whose number says nothing here. */
export function ownerState(
  lockDir: string,
  { generation, owner }: LatestClaim,
): 'alive' | 'dead' | 'unknown' {
  if (!owner || owner.released) return 'dead';
  if (owner.hostname !== hostname()) return 'unknown';
  if (!isRunning(owner.pid)) return 'dead';
  const identity = processIdentity(owner.pid);
  if (identity !== null && owner.processIdentity !== null) {
    return identity === owner.processIdentity ? 'alive' : 'dead';
  }
  if (owner.pid === process.pid) {
    return heldHere.has(ownerFile(lockDir, generation)) ? 'alive' : 'dead';
  }
  const bootedAtMs = Date.now() - uptime() * 1_000;
  return owner.claimedAtMs < bootedAtMs - BOOT_TIME_TOLERANCE_MS ? 'dead' : 'alive';
}

function generations(lockDir: string): number[] {
  return readdirSync(lockDir).flatMap((name) => {
    const digits = OWNER_FILE.exec(name)?.[1];
    return digits === undefined ? [] : [Number(digits)];
  });
}

function ownerFile(lockDir: string, generation: number): string {
  return path.join(lockDir, `owner.${generation}.json`);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Linux: which boot of the machine, and when within it the process began (proc(5), field 22 of stat). */
function processIdentity(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fieldsAfterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot} ${fieldsAfterName[19]}`;
  } catch {
    return null;
  }
}
