import type { ProcessFacts } from '../../../scripts/processes.ts';

/** Kill targets: the process, its database server, one of the server's backends, or the watcher. */
export type Victim = 'process' | 'server' | 'backend' | 'watcher';

const toPid = ({ pid }: ProcessFacts) => pid;

function pidsOf(victim: Victim, pid: number, started: readonly ProcessFacts[]): number[] {
  const children = started.filter(({ parentPid }) => parentPid === pid);
  const isWatcher = ({ command }: ProcessFacts) => command.includes('vibecode-watcher');
  switch (victim) {
    case 'process':
      return [pid];
    case 'server':
      return children.filter(({ command }) => command.includes('postgres ')).map(toPid);
    case 'watcher':
      return children.filter(isWatcher).map(toPid);
    case 'backend': {
      const inner = started.filter(({ parentPid }) => parentPid !== pid).map(toPid);
      return inner.slice(Math.floor(Math.random() * inner.length)).slice(0, 1);
    }
  }
}

/** Sends SIGKILL to all targets at once. @param started processes that `pid` has started */
export function killVictims(
  pid: number,
  victims: readonly Victim[],
  started: readonly ProcessFacts[],
): void {
  for (const target of victims.flatMap((victim) => pidsOf(victim, pid, started))) {
    try {
      process.kill(target, 'SIGKILL');
    } catch {
      // The process has already ended.
    }
  }
}
