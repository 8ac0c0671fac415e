import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./embedded-child.ts', import.meta.url));

interface Message {
  written?: string;
  isOwner: boolean;
}

/** A process that writes to an embedded database; see embedded-child.ts. */
export class EmbeddedWriter {
  /** The rows that the database has acknowledged, in order. */
  readonly written: string[] = [];
  isOwner = false;
  readonly #child: ChildProcess;
  readonly #progress = new EventEmitter();
  readonly #ended: Promise<unknown>;

  constructor(dataDir: string) {
    this.#child = spawn(process.execPath, ['--import', 'tsx', PROGRAM, dataDir], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#ended = once(this.#child, 'exit');
    this.#child.on('message', (message: Message) => {
      this.isOwner = message.isOwner;
      if (message.written) this.written.push(message.written);
      this.#progress.emit('message');
    });
  }

  /** Resolves once so many more rows were acknowledged than there were at the call. */
  async more(count: number): Promise<void> {
    const target = this.written.length + count;
    await this.#until(() => this.written.length >= target);
  }

  async untilOwner(): Promise<void> {
    await this.#until(() => this.isOwner);
  }

  /** SIGKILL: nothing of the process gets to run any more. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }

  async stop(): Promise<void> {
    this.#child.send('stop');
    await this.#ended;
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
