import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { descendantsOf } from '../processes.ts';

const startTimeoutMs = 60_000;
/** Unit of processor time in Linux's /proc/<pid>/stat. */
const ticksPerSecond = 100;

export interface Measured {
  child: ChildProcess;
  url: string;
  /** Time from the start of the process to the whole first page. */
  firstPageSeconds: number;
}

/** @throws Error if the process ends or does not answer in time */
export async function startMeasured(
  args: readonly string[],
  port: number,
  env: Record<string, string | undefined>,
): Promise<Measured> {
  const url = `http://127.0.0.1:${port}`;
  const startedAtMs = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
    const page = await fetch(url).then(
      (response) => (response.ok ? response.text() : null),
      () => null,
    );
    const elapsedMs = performance.now() - startedAtMs;
    if (page) return { child, url, firstPageSeconds: elapsedMs / 1_000 };
    if (elapsedMs > startTimeoutMs) throw new Error('The server did not become ready in time.');
    await delay(10);
  }
}

/**
 * Settings of the image: new objects get 24 MB instead of 48 between collections, and threads reuse each other's
 * freed memory.
 */
const smallYoungHeap = '--max-semi-space-size=8';
const fewArenas = { MALLOC_ARENA_MAX: '2' };

export async function startSite(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Measured> {
  const port = await freePort();
  return startMeasured([smallYoungHeap, 'dist/server/server.js'], port, {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    METRICS_ADDRESS: 'off',
    ...fewArenas,
    ...env,
  });
}

export async function stopMeasured({ child }: Measured): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

function pidsOf({ child }: Measured): number[] {
  const { pid = 0 } = child;
  return [pid, ...descendantsOf(pid).map((descendant) => descendant.pid)];
}

/** Sums the memory (PSS) of all processes, so that shared pages count once. Null if the system does not report it. */
export function memoryMegabytes(measured: Measured): number | null {
  try {
    const kilobytes = pidsOf(measured).map((pid) => {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1]);
    });
    return kilobytes.reduce((total, one) => total + one, 0) / 1_024;
  } catch {
    return null;
  }
}

/** Includes ended child processes; null if the system does not report it. */
export function processorSeconds(measured: Measured): number | null {
  try {
    const ticks = pidsOf(measured).map((pid) => {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return fields.slice(11, 15).reduce((total, field) => total + Number(field), 0);
    });
    return ticks.reduce((total, one) => total + one, 0) / ticksPerSecond;
  } catch {
    return null;
  }
}

/** Returns the processor time of `work` per item of `count`; null if the system does not report it. */
export async function processorMsEach(
  measured: Measured,
  count: number,
  work: () => Promise<unknown>,
): Promise<number | null> {
  const before = processorSeconds(measured);
  await work();
  const after = processorSeconds(measured);
  return before !== null && after !== null ? ((after - before) / count) * 1_000 : null;
}
