import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Limit } from '../../shared/limits/limit.ts';
import { refusalOf } from '../limits/refusals.ts';
import { packageRoot } from '../package-root.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type EndingReason, receivedError, stopping } from './text-errors.ts';

/** A worker that has nothing to do for so long ends. */
const idleMs = 60_000;
/** Long enough to load the code of a task on a machine with much else to do. */
const startTimeoutMs = 60_000;
const memoryLimits = { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/** A worker ended in the middle of a text, or was ended. */
export class WorkerEndedError extends Error {
  constructor(
    readonly ending: EndingReason,
    cause?: unknown,
  ) {
    super(`A worker for texts ended: ${ending}.`, { cause });
    this.name = 'WorkerEndedError';
  }
}

export interface LaneLimits {
  /** Limit of its worker's heap. */
  heapMb: number;
  waiting: Limit;
  waitingMs: number;
}

interface Job {
  message: ToWorker;
  timeoutMs: number;
  resolve(output: unknown): void;
  reject(error: unknown): void;
  waitTimer: NodeJS.Timeout;
}

/** A thread takes no loader over from the process: it is told to read TypeScript before its first file. */
function sourceOfThread(): string {
  const [loader, file] = [
    'node_modules/tsx/dist/esm/api/index.mjs',
    'src/app/server/text-worker.ts',
  ].map((name) => JSON.stringify(pathToFileURL(path.join(packageRoot, name))));
  return `import(${loader}).then((tsx) => (tsx.register(), import(${file})));`;
}

function startThread(heapMb: number): Worker {
  const options = {
    execArgv: [],
    resourceLimits: { ...memoryLimits, maxOldGenerationSizeMb: heapMb },
    name: 'text-work',
  };
  return import.meta.url.endsWith('.ts')
    ? new Worker(sourceOfThread(), { ...options, eval: true })
    : new Worker(path.join(packageRoot, 'dist/server/text-worker.js'), options);
}

function endingOf(error: unknown): EndingReason {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'fault';
}

/** One worker thread and those who wait for it. It starts on first need, and ends when it has been idle for a minute. */
export class TextLane {
  private worker: Worker | null = null;
  private readonly waiting: Job[] = [];
  private current: Job | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private onIdle = () => {};

  constructor(private readonly limits: LaneLimits) {}

  /** @throws WorkerEndedError, what the task threw, DomainError SERVICE_UNAVAILABLE where too many wait or the site stops */
  run(message: ToWorker, timeoutMs: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.isStopped) return reject(stopping());
      const crowded = () => reject(refusalOf(this.limits.waiting));
      if (this.waiting.length >= this.limits.waiting.limit) return crowded();
      const waitTimer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(job), 1);
        crowded();
      }, this.limits.waitingMs);
      const job: Job = { message, timeoutMs, resolve, reject, waitTimer };
      this.waiting.push(job);
      this.next();
    });
  }

  /** Gives what is under way this long to end; the rest is refused, and tried again elsewhere or later. */
  async stop(graceMs: number): Promise<void> {
    this.isStopped = true;
    if (this.current) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
        setTimeout(resolve, graceMs).unref();
      });
    }
    for (const job of this.waiting.splice(0)) {
      clearTimeout(job.waitTimer);
      job.reject(stopping());
    }
    this.current?.reject(stopping());
    this.current = null;
    await this.endWorker();
  }

  private next(): void {
    if (this.current) return;
    const job = this.waiting.shift();
    if (!job) {
      this.onIdle();
      this.setTimer(idleMs, () => this.endWorker());
      // An idle worker keeps no process alive.
      this.timer?.unref();
      this.worker?.unref();
      return;
    }
    clearTimeout(job.waitTimer);
    this.current = job;
    this.setTimer(startTimeoutMs, () => this.end('time'));
    try {
      this.worker ??= this.begin();
      this.worker.ref();
      this.worker.postMessage(job.message);
    } catch (error) {
      this.settle((current) => current.reject(error));
    }
  }

  private begin(): Worker {
    const worker = startThread(this.limits.heapMb);
    worker.on('message', (message: FromWorker) => {
      if (worker !== this.worker) return;
      this.receive(message);
    });
    worker.on('messageerror', (error) => this.ended(worker, error));
    worker.on('error', (error) => this.ended(worker, error));
    worker.on('exit', () => this.ended(worker, undefined));
    return worker;
  }

  private receive(message: FromWorker): void {
    if (message.type === 'begun') {
      this.setTimer(this.current?.timeoutMs ?? 0, () => this.end('time'));
    } else if (message.type === 'done') {
      this.settle((job) => job.resolve(message.output));
    } else {
      this.settle((job) => job.reject(receivedError(message.error)));
    }
  }

  /** The worker ended by itself. */
  private ended(worker: Worker, error: unknown): void {
    if (worker !== this.worker) return;
    this.end(endingOf(error), error);
  }

  private end(reason: EndingReason, cause?: unknown): void {
    const ending = this.endWorker();
    const settle = () => this.settle((job) => job.reject(new WorkerEndedError(reason, cause)));
    // The next one starts when the processor is free again.
    ending.then(settle, settle);
  }

  private async endWorker(): Promise<void> {
    clearTimeout(this.timer);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private settle(how: (job: Job) => void): void {
    clearTimeout(this.timer);
    const job = this.current;
    this.current = null;
    if (job) how(job);
    this.next();
  }

  private setTimer(ms: number, work: () => unknown): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(work, ms);
  }
}
