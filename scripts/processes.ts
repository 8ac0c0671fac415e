import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const END_LIMIT_MS = 15_000;

export interface ProcessFacts {
  pid: number;
  parentPid: number;
  command: string;
}

/** Skips zombies, whose parents only have to collect them. */
export function allProcesses(): ProcessFacts[] {
  if (process.platform !== 'linux') return fromPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // proc(5): the state and the parent follow the name in brackets.
        const [state, parentPid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        if (state === 'Z') return [];
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parentPid: Number(parentPid), command }];
      } catch {
        // The process has ended meanwhile.
        return [];
      }
    });
}

function fromPs(): ProcessFacts[] {
  const text = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,command='], { encoding: 'utf8' });
  return text.split('\n').flatMap((line) => {
    const [, pid, parentPid, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), parentPid: Number(parentPid), command }] : [];
  });
}

export function descendantsOf(pid: number, all = allProcesses()): ProcessFacts[] {
  const children = all.filter(({ parentPid }) => parentPid === pid);
  return children.flatMap((child) => [child, ...descendantsOf(child.pid, all)]);
}

/** @throws Error naming the processes that outlive the longest stop of a server */
export async function untilEnded(processes: readonly ProcessFacts[]): Promise<void> {
  const pids = new Set(processes.map(({ pid }) => pid));
  const deadlineMs = Date.now() + END_LIMIT_MS;
  for (;;) {
    const left = allProcesses().filter(({ pid }) => pids.has(pid));
    if (left.length === 0) return;
    if (Date.now() > deadlineMs) {
      const names = left.map(({ pid, command }) => `${pid} ${command}`);
      throw new Error(`Left running: ${names.join('; ')}`);
    }
    await delay(20);
  }
}
