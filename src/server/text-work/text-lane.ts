import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Limit } from '../../shared/limits/limit.ts';
import { refusalOf } from '../limits/refusals.ts';
import { packageRoot } from '../package-root.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { type EndingReason, receivedError, stopping } from './text-errors.ts';

const idleMs = 60_000;
const startTimeoutMs = 60_000;
const memoryLimits = { maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

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

/** A thread does not inherit the process's loader: it registers TypeScript support before its first file. */
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

export class TextLane {
  private worker: Worker | null = null;
  private readonly waiting: Job[] = [];
  private current: Job | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private onIdle = () => {};

  constructor(private readonly limits: LaneLimits) {}

  /** @throws WorkerEndedError, the task's error, or DomainError SERVICE_UNAVAILABLE when the queue is full or the site stops */
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

  /** The current task gets this time to end. Waiting tasks are refused and may be retried elsewhere or later. */
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
      // An idle worker must not keep the process alive.
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

  private ended(worker: Worker, error: unknown): void {
    if (worker !== this.worker) return;
    this.end(endingOf(error), error);
  }

  private end(reason: EndingReason, cause?: unknown): void {
    const ending = this.endWorker();
    const settle = () => this.settle((job) => job.reject(new WorkerEndedError(reason, cause)));
    // The next worker starts when the processor is free again.
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
