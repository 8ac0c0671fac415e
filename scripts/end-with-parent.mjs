import { readFileSync } from 'node:fs';

/**
 * Stops this process when npm or its shell ends. npm sends SIGTERM only to its shell, and a shell such as dash dies
 * of it without passing it on. Nobody passes SIGKILL on.
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

/** Names the parent and, above npm's shell, npm. The process that started npm may end. */
function ancestors() {
  const { ppid } = process;
  const shell = processFacts(ppid);
  return shell?.isShell ? `${ppid} ${shell.ppid}` : String(ppid);
}

/** Returns null if the system has no /proc. */
function processFacts(pid) {
  try {
    const [, flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const ppid = /^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { isShell: flag === '-c', ppid };
  } catch {
    return null;
  }
}
