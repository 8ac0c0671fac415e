import { parentPort } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './messages.ts';
import { blamed, sentError } from './text-errors.ts';
import type { TextTask } from './text-task.ts';

export function serveTasks(tasks: readonly TextTask<never, unknown>[]): void {
  const port = parentPort;
  if (!port) throw new Error('This file is the beginning of a worker thread.');
  const byName = new Map(tasks.map((task) => [task.name, task]));
  if (byName.size !== tasks.length) throw new Error('Two tasks have the same name.');
  const answer = (message: FromWorker) => port.postMessage(message);

  port.on('message', async ({ name, input }: ToWorker) => {
    try {
      const task = byName.get(name);
      if (!task) throw new Error(`The worker does not know the task ${name}.`);
      const work = await task.load();
      answer({ type: 'begun' });
      answer({ type: 'done', output: await work(input as never) });
    } catch (error) {
      answer({ type: 'failed', error: sentError(blamed(error)) });
    }
  });
}
