import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, type RunnerTestSuite } from 'vitest';
import { allMutations } from './all-mutations.ts';
import { idOf } from './mutation.ts';

declare global {
  var activeMutation: string | undefined;
}

const chosen: string[] = JSON.parse(process.env.MUTATIONS ?? '[]');
const mutations = allMutations.filter((mutation) => chosen.includes(idOf(mutation)));

/** Leaves out the tests of a suite that have another name. @param within names of the suites around it */
function keepNamed({ tasks }: Pick<RunnerTestSuite, 'tasks'>, name: string, within = ''): void {
  for (const task of tasks) {
    const fullName = `${within} ${task.name}`;
    if (task.type === 'suite') keepNamed(task, name, fullName);
    else if (!fullName.includes(name)) task.mode = 'skip';
  }
}

let copies = 0;

/** Runs the named tests of a test file. The copy is a module of its own, and shares all others. */
function runTests(title: string, mutation: (typeof mutations)[number], active?: string): void {
  const { suite } = describe(title, async () => {
    beforeAll(() => {
      if (suite) keepNamed(suite, mutation.name);
      globalThis.activeMutation = active;
    });
    afterEach(({ task }) => {
      // One failure is enough.
      if (suite && active && task.result?.state === 'fail') keepNamed(suite, '\0');
    });
    afterAll(() => {
      globalThis.activeMutation = undefined;
    });
    copies += 1;
    await import(`${path.resolve(mutation.test)}?copy=${copies}`);
  });
}

const unchanged = new Map(mutations.map((one) => [`unchanged: ${one.test}: ${one.name}`, one]));
for (const [title, mutation] of unchanged) runTests(title, mutation);
for (const mutation of mutations) runTests(idOf(mutation), mutation, idOf(mutation));
