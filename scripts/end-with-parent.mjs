import { readFileSync } from 'node:fs';

/**
 * npm passes SIGTERM to the shell between it and its script, and a shell such as dash dies of it without passing it on;
 * SIGKILL is passed on by nobody. So the end of npm or of its shell is this process's signal to stop.
 */
export function endWithParent() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const first = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === first) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  timer.unref();
}

/** The parent, and where that is npm's shell, npm itself: what started npm may end. */
function ancestors() {
  const { ppid } = process;
  const shell = processFacts(ppid);
  return shell?.isShell ? `${ppid} ${shell.ppid}` : String(ppid);
}

/** Null where the system has no /proc. */
function processFacts(pid) {
  try {
    const [, flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const ppid = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { isShell: flag === '-c', ppid };
  } catch {
    return null;
  }
}
