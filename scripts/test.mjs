import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { failedSpecsIn, failuresIn, readReport, withReason } from './checks/test-reports.mjs';
import { exitWithSentence, prepareToCheck } from './setup.mjs';

// `npm test` runs all checks, or only the steps that are named behind it.

const reports = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
const vitestReport = path.join(reports, 'vitest.json');
const unhandledReport = path.join(reports, 'unhandled.json');
const playwrightReport = path.join(reports, 'playwright.json');

/**
 * Steps of a stage run at the same time. A stage has at most one step with tests: one keeps every core busy, and two
 * would delay each other. A step without `count` is one check. `count` returns the number of tests in a finished
 * step, and the names and reasons of those that failed. `again` runs the failed ones alone, on a site of their own.
 */
const stages = [
  [
    {
      name: 'lint',
      title: 'Lint and format',
      run: () => node('node_modules/@biomejs/biome/bin/biome', 'ci'),
    },
    {
      name: 'imports',
      title: 'Import walls, no circles of folders',
      run: () => node('node_modules/tsx/dist/cli.mjs', 'scripts/checks/check-imports.ts'),
    },
    {
      name: 'words',
      title: 'One word for one thing',
      run: () => node('node_modules/tsx/dist/cli.mjs', 'scripts/checks/check-words.ts'),
    },
    {
      name: 'types',
      title: 'Types',
      run: () => node('node_modules/typescript/bin/tsc', '--noEmit'),
    },
    {
      name: 'api',
      title: 'Changelog of the API',
      run: () => node('node_modules/tsx/dist/cli.mjs', 'scripts/checks/check-api.ts'),
    },
    { name: 'build', title: 'Production build', run: () => node('scripts/build.mjs') },
  ],
  [
    {
      name: 'vitest',
      title: 'Unit, server and component tests',
      run: () =>
        node(
          'node_modules/vitest/vitest.mjs',
          'run',
          '--reporter=default',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
          '--reporter=./scripts/checks/unhandled-reporter.mjs',
          { UNHANDLED_REPORT: unhandledReport },
        ),
      count: () => {
        const report = readReport(vitestReport);
        const unhandled = readReport(unhandledReport).map(({ name, message }) =>
          withReason(name, message),
        );
        const failures = [...report.testResults.flatMap(failuresIn), ...unhandled];
        const failed = report.numFailedTests + unhandled.length;
        return { passed: report.numPassedTests, failed, failures };
      },
    },
  ],
  [
    {
      name: 'e2e',
      title: 'End to end in Chromium, with the weight of first visits',
      run: () => browserTests(),
      again: () => browserTests('--last-failed'),
      count: () => {
        const { stats, suites } = readReport(playwrightReport);
        const failures = suites.flatMap((suite) => failedSpecsIn(suite));
        return { passed: stats.expected, failed: stats.unexpected, failures };
      },
    },
  ],
];

/** Exceeds the output of any step, so that a step never waits for its output to be read. */
const mostOutputBytes = 64 * 1024 * 1024;
/** More failures are no chance of a busy machine. */
const mostRunAgain = 5;

const wanted = process.argv.slice(2);
const isChosen = ({ name }) => wanted.length === 0 || wanted.includes(name);
const startedAt = performance.now();
const results = [];

try {
  await prepareToCheck();
  for (const stage of stages) results.push(...(await runStage(stage.filter(isChosen))));
} catch (error) {
  exitWithSentence(error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

process.stdout.write('\n');
for (const { title, passed, failed, failures, unsteady = [], seconds } of results) {
  const mark = failed > 0 ? 'FAIL' : 'ok  ';
  process.stdout.write(`${mark}  ${title}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  for (const line of failures.flat()) process.stdout.write(`      ${line}\n`);
  if (unsteady.length > 0) process.stdout.write('      Failed first, and passed when run again:\n');
  for (const line of unsteady.flat()) process.stdout.write(`      ${line}\n`);
}
const passed = sum('passed');
const failed = sum('failed');
const seconds = elapsedSeconds(startedAt);
process.stdout.write(`\nFinished in ${seconds} s\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

/** Prints outputs in order; that of the first unfinished step is live. */
async function runStage(stage) {
  const running = stage.map((step) => ({ step, ...startStep(step) }));
  const finished = [];
  for (const { step, ...started } of running)
    finished.push(await runAgain(step, await shown(started)));
  return finished;
}

async function shown({ title, output, result }) {
  process.stdout.write(`\n── ${title}\n`);
  for await (const chunk of output) process.stdout.write(chunk);
  return await result;
}

/** Browsers, site and database share the cores, so a few tests may be late once. A fault is there again. */
async function runAgain({ title, again, count }, first) {
  if (!again || first.failed === 0 || first.failed > mostRunAgain) return first;
  const second = await shown(
    startStep({ title: `${title}: the failed ones again`, run: again, count }),
  );
  const { failed, failures } = second;
  const seconds = first.seconds + second.seconds;
  const unsteady = failed === 0 ? first.failures : [];
  return { title, passed: first.passed + second.passed, failed, failures, unsteady, seconds };
}

function startStep({ title, run, count }) {
  const stepStartedAt = performance.now();
  const { output, ended } = run();
  const result = ended.then((code) => {
    const seconds = elapsedSeconds(stepStartedAt);
    return { title, seconds, ...outcome(code, count) };
  });
  return { title, output, result };
}

/** A step that broke off counts as failed even if all its tests so far passed. */
function outcome(code, count) {
  const isGood = code === 0;
  if (!count) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] };
  try {
    const { passed, failed, failures } = count();
    if (isGood || failed > 0) return { passed, failed, failures };
    return { passed, failed: 1, failures: [[`No test failed, but the step ended with ${code}.`]] };
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1, failures: [] };
  }
}

function browserTests(...options) {
  return node('node_modules/@playwright/test/cli.js', 'test', ...options, {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
}

function reportFailure(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return false;
}

/** Buffers the output until it is read; `ended` resolves with the exit code. */
function node(program, ...rest) {
  const extra = typeof rest.at(-1) === 'object' ? rest.pop() : {};
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  const child = spawn(process.execPath, [program, ...rest], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...extra },
  });
  const output = new PassThrough({ highWaterMark: mostOutputBytes });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      output.end();
      resolve(code ?? 1);
    });
  });
  return { output, ended };
}

function sum(key) {
  return results.reduce((total, result) => total + result[key], 0);
}

function elapsedSeconds(since) {
  return Math.round((performance.now() - since) / 1000);
}
