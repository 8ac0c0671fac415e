import { writeFileSync } from 'node:fs';

/** Writes the errors that no test caught to the file that `UNHANDLED_REPORT` names: the JSON reporter leaves them out. */
export default class UnhandledReporter {
  onTestRunEnd(_modules, errors) {
    const named = errors.map((error) => ({
      name: `Unhandled: ${error.VITEST_TEST_PATH ?? error.type ?? 'error'}`,
      message: String(error.stack ?? error.message),
    }));
    writeFileSync(process.env.UNHANDLED_REPORT, JSON.stringify(named));
  }
}
