import { existsSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { EmbeddedWorkerData, EmbeddedWorkerEvent } from './embedded-worker-messages.ts';
import { DatabaseUnavailableError } from './errors.ts';
import type { DatabaseLog } from './log.ts';

const FIRST_RESTART_DELAY_MS = 250;
const MAX_RESTART_DELAY_MS = 5_000;
const STOP_TIMEOUT_MS = 8_000;

/** The thread that runs PostgreSQL, started again whenever it ends by itself. */
export interface EmbeddedThread {
  readonly address: EmbeddedWorkerData['address'];
  stop(): Promise<void>;
}

/** @throws DatabaseUnavailableError when the first start fails. */
export async function startThread(
  data: EmbeddedWorkerData,
  log: DatabaseLog,
): Promise<EmbeddedThread> {
  let isStopping = false;
  let current = await launch(data);
  // A later start answers where the first one did.
  const address = current.address;
  const supervised = supervise();

  async function supervise(): Promise<void> {
    let delayMs = FIRST_RESTART_DELAY_MS;
    let reason = await current.ended;
    while (!isStopping) {
      log.error({ reason }, 'The embedded database ended; starting it again');
      await delay(delayMs);
      delayMs = Math.min(delayMs * 2, MAX_RESTART_DELAY_MS);
      if (isStopping) return;
      try {
        current = await launch({ ...data, address });
        delayMs = FIRST_RESTART_DELAY_MS;
        if (isStopping) current.worker.postMessage('stop');
        log.info({}, 'The embedded database is back');
        reason = await current.ended;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
    }
  }

  return {
    address,
    async stop() {
      isStopping = true;
      current.worker.postMessage('stop');
      const giveUp = setTimeout(() => current.worker.terminate(), STOP_TIMEOUT_MS);
      await supervised;
      clearTimeout(giveUp);
      if ('path' in address) rmSync(address.path, { force: true });
    },
  };
}

interface RunningThread {
  worker: Worker;
  address: EmbeddedWorkerData['address'];
  /** Settles with the reason when the thread is over. */
  ended: Promise<string>;
}

async function launch(workerData: EmbeddedWorkerData): Promise<RunningThread> {
  const { address } = workerData;
  // Left by a thread or process that was killed; whoever holds the claim may remove it.
  if ('path' in address) rmSync(address.path, { force: true });
  const worker = startWorker(workerData);
  let reason = 'it ended without a word';
  const ended = new Promise<string>((resolve) => {
    worker.on('error', (error) => {
      reason = error.message;
    });
    worker.once('exit', () => resolve(reason));
  });
  const ready = new Promise<number | null>((resolve) => {
    worker.on('message', (event: EmbeddedWorkerEvent) => {
      if (event.type === 'ready') resolve(event.port);
      else reason = event.reason;
    });
  });
  const failed = ended.then((why): never => {
    throw new DatabaseUnavailableError(
      `The embedded database in ${workerData.databaseDir} cannot be opened: ${why}`,
    );
  });
  const port = await Promise.race([ready, failed]);
  return {
    worker,
    address: port === null || 'path' in address ? address : { ...address, port },
    ended,
  };
}

/** The production build puts the worker beside the bundle; everything else runs the TypeScript source. */
function startWorker(workerData: EmbeddedWorkerData): Worker {
  const options = { workerData, execArgv: [], name: 'embedded-database' };
  for (const bundled of ['./embedded-worker.js', '../embedded-worker.js']) {
    const url = new URL(bundled, import.meta.url);
    if (existsSync(fileURLToPath(url))) return new Worker(url, options);
  }
  // The loader that `--import tsx` names stays out of threads; its programming interface does not.
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx'));
  const tsx = new URL('./esm/api/index.mjs', loader).href;
  const source = new URL('./embedded-worker.ts', import.meta.url).href;
  const code = `import(${JSON.stringify(tsx)}).then((tsx) => {
    tsx.register();
    return import(${JSON.stringify(source)});
  });`;
  return new Worker(code, { ...options, eval: true });
}
