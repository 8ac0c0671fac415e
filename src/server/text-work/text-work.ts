import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { textQueues } from '../../shared/limits/limits.ts';
import type { Log } from '../observation/log.ts';
import { blamed, type EndingReason, TextParkedError } from './text-errors.ts';
import { TextLane, WorkerEndedError } from './text-lane.ts';
import { isLong, type TextLaneName, type TextTask } from './text-task.ts';

/**
 * Parses, sanitizes, converts, compares and colors texts of people, files and models. Long ones run in worker threads with
 * limits of time and memory (security row 73). See docs/decisions/text-work.md.
 */
export interface TextWork {
  /**
   * @throws the task's error, TextParkedError for a text that has ended its worker twice, or DomainError SERVICE_UNAVAILABLE
   * when the queue is full or the site stops
   */
  run<Input, Output>(task: TextTask<Input, Output>, input: Input): Promise<Output>;
  /** Caches the result by text while there is room. */
  once<Input, Output>(task: TextTask<Input, Output>, input: Input): Promise<Output>;
  stop(): Promise<void>;
}

const mostTries = 2;
const parkedMs = 10 * 60_000;
const mostParked = 1_000;
const keptBytes = 48 * 1024 * 1024;
/** The whole stop of the process has nine seconds. */
const stopGraceMs = 2_000;

function keyOf(name: string, input: unknown): string {
  return createHash('sha256').update(name).update('\0').update(serialize(input)).digest('base64');
}

const heapMb = 512;

/** Starts a thread only with the first long text. */
export function createTextWork(log: Log, limits: { heapMb: number } = { heapMb }): TextWork {
  const lanes: Record<TextLaneName, TextLane> = {
    people: new TextLane({ ...limits, waiting: textQueues.people, waitingMs: 20_000 }),
    files: new TextLane({ ...limits, waiting: textQueues.files, waitingMs: 10 * 60_000 }),
    pictures: new TextLane({ ...limits, waiting: textQueues.pictures, waitingMs: 20_000 }),
  };
  const parked = new LRUCache<string, { tries: number; ending: EndingReason }>({
    max: mostParked,
    ttl: parkedMs,
  });
  const kept = new LRUCache<string, { output: Promise<unknown> }>({ maxSize: keptBytes });

  async function inWorker<Input, Output>(
    { name, lane, timeoutMs }: TextTask<Input, Output>,
    input: Input,
  ): Promise<Output> {
    for (;;) {
      // Skips hashing a long text in the usual case that nothing is parked.
      const before = parked.size > 0 ? parked.get(keyOf(name, input)) : undefined;
      if (before && before.tries >= mostTries) throw new TextParkedError(before.ending);
      try {
        return (await lanes[lane].run({ name, input }, timeoutMs)) as Output;
      } catch (error) {
        if (!(error instanceof WorkerEndedError)) throw error;
        const { ending, cause } = error;
        const tries = (before?.tries ?? 0) + 1;
        log.warn({ task: name, ending, tries, err: cause }, 'a text has ended its worker');
        parked.set(keyOf(name, input), { tries, ending });
      }
    }
  }

  async function run<Input, Output>(task: TextTask<Input, Output>, input: Input): Promise<Output> {
    if (task.isHeavy || isLong(input)) return inWorker(task, input);
    const work = await task.load();
    try {
      return await work(input);
    } catch (error) {
      throw blamed(error);
    }
  }

  return {
    run,
    once<Input, Output>(task: TextTask<Input, Output>, input: Input): Promise<Output> {
      const serialized = serialize(input);
      const key = keyOf(task.name, serialized);
      const known = kept.get(key);
      if (known) return known.output as Promise<Output>;
      const output = run(task, input);
      kept.set(key, { output }, { size: 3 * serialized.length + 1_000 });
      output.catch(() => kept.delete(key));
      return output;
    },
    async stop() {
      await Promise.all(Object.values(lanes).map((lane) => lane.stop(stopGraceMs)));
    },
  };
}
