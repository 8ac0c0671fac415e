import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, exitWithSentence, prepareToCheck } from './setup.mjs';

// Everything that has to hold, in one command: `npm test`, or only the steps that are named behind it.

const reports = mkdtempSync(path.join(tmpdir(), 'vibecode-test-'));
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

/** A step without `count` is one check; `count` reads how many tests a finished step has run, and names those that failed. */
const steps = [
  {
    name: 'lint',
    title: 'Lint and format',
    run: () => node('node_modules/@biomejs/biome/bin/biome', 'ci'),
  },
  {
    name: 'imports',
    title: 'Import walls, no circles of folders',
    run: () => node('node_modules/tsx/dist/cli.mjs', 'scripts/check-imports.ts'),
  },
  {
    name: 'words',
    title: 'One word for one thing',
    run: () => node('node_modules/tsx/dist/cli.mjs', 'scripts/check-words.ts'),
  },
  { name: 'types', title: 'Types', run: () => node('node_modules/typescript/bin/tsc', '--noEmit') },
  { name: 'build', title: 'Production build', run: () => build().then(() => 0) },
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
      ),
    count: () => {
      const report = readReport(vitestReport);
      const failures = report.testResults.flatMap(failuresIn);
      return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
    },
  },
  {
    name: 'e2e',
    title: 'End to end in Chromium, with the weight of first visits',
    run: () =>
      node('node_modules/@playwright/test/cli.js', 'test', {
        PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      }),
    count: () => {
      const { stats, suites } = readReport(playwrightReport);
      const failures = suites.flatMap((suite) => failedSpecsIn(suite));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
    },
  },
];

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? steps.filter(({ name }) => wanted.includes(name)) : steps;
const startedAt = performance.now();
const results = [];

try {
  await prepareToCheck();
  for (const step of chosen) results.push(await runStep(step));
} catch (error) {
  exitWithSentence(error);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

process.stdout.write('\n');
for (const { title, passed, failed, failures, seconds } of results) {
  const mark = failed > 0 ? 'FAIL' : 'ok  ';
  process.stdout.write(`${mark}  ${title}: ${passed} passed, ${failed} failed (${seconds} s)\n`);
  for (const failure of failures) process.stdout.write(`      ${failure}\n`);
}
const passed = sum('passed');
const failed = sum('failed');
const seconds = elapsedSeconds(startedAt);
process.stdout.write(`\nFinished in ${seconds} s\n${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 ? 1 : 0);

async function runStep({ title, run, count }) {
  process.stdout.write(`\n── ${title}\n`);
  const stepStartedAt = performance.now();
  const isGood = await run().then((code) => code === 0, reportFailure);
  return { title, seconds: elapsedSeconds(stepStartedAt), ...outcome(isGood, count) };
}

/** A step that broke off counts as failed even where every test that it came to has passed. */
function outcome(isGood, count) {
  if (!count) return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, failures: [] };
  try {
    const { passed, failed, failures } = count();
    return { passed, failed: isGood ? failed : Math.max(failed, 1), failures };
  } catch (error) {
    reportFailure(error);
    return { passed: 0, failed: 1, failures: [] };
  }
}

/** Of one file in Vitest's report; a file that could not be run at all says why by itself. */
function failuresIn({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [`${file}: ${message}`];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

/** Of one file or group in Playwright's report, with all groups in it. */
function failedSpecsIn({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ...suites.flatMap((suite) => failedSpecsIn(suite)),
  ];
}

function reportFailure(error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return false;
}

/** Runs a program of node_modules with the terminal to itself; answers its exit code. */
function node(program, ...rest) {
  const extra = typeof rest.at(-1) === 'object' ? rest.pop() : {};
  return new Promise((resolve, reject) => {
    const env = { ...process.env, ...extra };
    const child = spawn(process.execPath, [program, ...rest], { stdio: 'inherit', env });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function sum(key) {
  return results.reduce((total, result) => total + result[key], 0);
}

function elapsedSeconds(since) {
  return Math.round((performance.now() - since) / 1000);
}
