import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { descendantsOf, type ProcessFacts } from '../../../scripts/processes.ts';
import { killVictims, type Victim } from './victims.ts';

const PROGRAM = fileURLToPath(new URL('./embedded-child.ts', import.meta.url));

interface Message {
  written?: string;
  isOwner: boolean;
}

export class EmbeddedWriter {
  readonly written: string[] = [];
  isOwner = false;
  readonly #child: ChildProcess;
  readonly #progress = new EventEmitter();
  readonly #ended: Promise<unknown>;

  constructor(dataDir: string, env: Record<string, string> = {}) {
    this.#child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dataDir], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#ended = once(this.#child, 'exit');
    this.#child.on('message', (message: Message) => {
      this.isOwner = message.isOwner;
      if (message.written) this.written.push(message.written);
      this.#progress.emit('message');
    });
  }

  async more(count: number): Promise<void> {
    const target = this.written.length + count;
    await this.#until(() => this.written.length >= target);
  }

  async untilOwner(): Promise<void> {
    await this.#until(() => this.isOwner);
  }

  /** Sends SIGKILL to all targets at once. Returns the processes that the writer had started. */
  async kill(...victims: readonly Victim[]): Promise<ProcessFacts[]> {
    const started = descendantsOf(this.#pid);
    killVictims(this.#pid, victims, started);
    if (victims.includes('process')) await this.#ended;
    return started;
  }

  async stop(): Promise<void> {
    this.#child.send('stop');
    await this.#ended;
  }

  get #pid(): number {
    const { pid } = this.#child;
    if (pid === undefined) throw new Error('The writing process did not start.');
    return pid;
  }

  async #until(isReached: () => boolean): Promise<void> {
    while (!isReached()) {
      const next = await Promise.race([
        once(this.#progress, 'message').then(() => 'message'),
        this.#ended.then(() => 'exit'),
      ]);
      if (next === 'exit') throw new Error('The writing process ended too early.');
    }
  }
}
