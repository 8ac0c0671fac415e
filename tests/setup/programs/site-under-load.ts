import { randomInt } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { descendantsOf, type ProcessFacts } from '../../../scripts/processes.ts';
import { killVictims, type Victim } from '../database/victims.ts';
import { type ServerProcess, startServer } from './program.ts';

const senders = 4;
const pauseAfterFailureMs = 50;
/** A site that is killed does not answer; the sender does not wait for it. */
const answerLimitMs = 5_000;

/** Each request comes from a network of its own, so that no limit ends the load. */
const someAddress = () => `${randomInt(20, 100)}.${randomInt(256)}.${randomInt(256)}.7`;

/** The built site on its embedded database, which gets copies of one contact request without a pause. */
export class SiteUnderLoad {
  /** Descriptions of requests that the site has acknowledged. */
  readonly acknowledged: string[] = [];
  readonly #progress = new EventEmitter();
  readonly #request: object;
  readonly #env: Record<string, string>;
  #server: ServerProcess;
  #isEnded = false;
  #count = 0;

  constructor(dataDir: string, port: number, request: object, env: Record<string, string> = {}) {
    this.#request = request;
    this.#env = {
      ...{ DATA_DIR: dataDir, PORT: String(port), METRICS_ADDRESS: 'off', LOG_LEVEL: 'silent' },
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...env,
    };
    this.#server = startServer(this.#env);
    const address = `http://127.0.0.1:${port}/api/contact`;
    for (let sender = 0; sender < senders; sender += 1) void this.#sendOn(address);
  }

  /** Waits until so many further requests are acknowledged. @throws when the site ends by itself */
  async more(count: number): Promise<void> {
    const target = this.acknowledged.length + count;
    while (this.acknowledged.length < target) {
      const ended = this.#server.ended.then(() => 'ended');
      if ((await Promise.race([once(this.#progress, 'sent'), ended])) === 'ended') {
        throw new Error(`The site has ended:\n${this.#server.output()}`);
      }
    }
  }

  /** Sends SIGKILL to all targets at once. @returns the processes that the site had started */
  async kill(...victims: readonly Victim[]): Promise<ProcessFacts[]> {
    const { child, ended } = this.#server;
    if (child.pid === undefined) throw new Error('The site did not start.');
    const started = descendantsOf(child.pid);
    killVictims(child.pid, victims, started);
    if (victims.includes('process')) await ended;
    return started;
  }

  /** Starts the site again after its process was killed. */
  restart(): void {
    this.#server = startServer(this.#env);
  }

  endLoad(): void {
    this.#isEnded = true;
  }

  /** Stops the site as an operator does. @returns the processes that the site had started */
  async stop(): Promise<ProcessFacts[]> {
    const { child, ended } = this.#server;
    const started = descendantsOf(child.pid ?? 0);
    child.kill('SIGTERM');
    await ended;
    return started;
  }

  async #sendOn(address: string): Promise<void> {
    while (!this.#isEnded) {
      this.#count += 1;
      const description = `A booking site for walk number ${this.#count}.`;
      if (await isTaken(address, { ...this.#request, description })) {
        this.acknowledged.push(description);
        this.#progress.emit('sent');
      } else {
        await delay(pauseAfterFailureMs);
      }
    }
  }
}

async function isTaken(address: string, request: object): Promise<boolean> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': someAddress() },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    // Nobody has promised anything.
    return false;
  }
}
