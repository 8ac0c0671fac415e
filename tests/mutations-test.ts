import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { allMutations } from './mutations/all-mutations.ts';
import { idOf, type Mutation } from './mutations/mutation.ts';

/**
 * Makes each mutation of the table, and expects the named tests to fail. `npm run test:mutations`, or only the
 * mutations whose files, tests or expressions contain a text: `npm run test:mutations -- quotes`
 */
const wanted = process.argv.slice(2);
const chosen = allMutations.filter((mutation) => {
  const text = `${idOf(mutation)} ${mutation.test}`;
  return wanted.length === 0 || wanted.some((part) => text.includes(part));
});
if (chosen.length === 0) throw new Error(`No mutation contains ${wanted.join(' or ')}.`);

interface Report {
  testResults: {
    message: string;
    assertionResults: { ancestorTitles: string[]; status: string }[];
  }[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'vibecode-mutations-'));
const startedAtMs = performance.now();
const parts = shared(chosen, Math.min(availableParallelism(), 2));
const reports = await Promise.all(parts.map(runPart));
rmSync(folder, { recursive: true, force: true });

const results = reports.flatMap(({ testResults }) => testResults);
const ran = results
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status }) => status === 'passed' || status === 'failed');
const statusesOf = (title: string) =>
  ran.filter(({ ancestorTitles }) => ancestorTitles[0] === title).map(({ status }) => status);
const faults = [
  ...results.flatMap(({ message }) => (message ? [message] : [])),
  ...[...new Set(ran.flatMap(({ ancestorTitles }) => ancestorTitles[0] ?? []))]
    .filter((title) => title.startsWith('unchanged: ') && statusesOf(title).includes('failed'))
    .map((title) => `Fails without a mutation: ${title}`),
];
let killed = 0;
for (const mutation of chosen) {
  const statuses = statusesOf(idOf(mutation));
  if (statuses.includes('failed')) killed += 1;
  else if (statuses.length === 0) faults.push(`No test ran: ${idOf(mutation)} (${mutation.test})`);
  else faults.push(`Survived: ${idOf(mutation)} (${mutation.test}: ${mutation.name})`);
}
const seconds = Math.round((performance.now() - startedAtMs) / 1_000);
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(`${killed} of ${chosen.length} mutations killed in ${seconds} s\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Keeps the mutations of a test file together, because its copies share what they have loaded. */
function shared(mutations: readonly Mutation[], count: number): Mutation[][] {
  const files = [...new Set(mutations.map(({ test }) => test))].sort();
  return Array.from({ length: count }, (_, part) =>
    mutations.filter(({ test }) => files.indexOf(test) % count === part),
  ).filter((part) => part.length > 0);
}

async function runPart(part: readonly Mutation[], number: number): Promise<Report> {
  const outputFile = path.join(folder, `${number}.json`);
  const program = 'node_modules/vitest/vitest.mjs';
  const child = spawn(
    process.execPath,
    [
      ...[program, 'run', '--config', 'tests/mutations/vitest.config.ts'],
      ...['--reporter=json', `--outputFile=${outputFile}`],
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, MUTATIONS: JSON.stringify(part.map(idOf)) },
    },
  );
  await new Promise((resolve) => child.once('exit', resolve));
  return JSON.parse(readFileSync(outputFile, 'utf8'));
}
