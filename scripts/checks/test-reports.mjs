import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Fits the expected and the received value; the whole message stands above. */
const mostReasonLines = 6;
const mostPageLines = 20;

/** Names and reasons of the failed tests of a file in the report of Vitest. */
export function failuresIn({ name, status, message, assertionResults }) {
  const file = path.relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [withReason(file, message)];
  return failed.map(({ fullName, failureMessages }) =>
    withReason(`${file}: ${fullName}`, failureMessages[0]),
  );
}

/** Names and reasons of the failed tests of a suite in the report of Playwright, with what the page said at the end. */
export function failedSpecsIn({ specs, suites = [] }) {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'expected'));
  return [
    ...failed.map(({ file, line, title, tests }) => {
      const results = tests.flatMap((one) => one.results);
      const errors = results.flatMap((result) => result.errors);
      const pages = results.flatMap(({ attachments }) => attachments.flatMap(saidBy));
      const reason = withReason(`${file}:${line}: ${title}`, errors[0]?.message);
      return [...reason, ...pages.slice(0, mostPageLines)];
    }),
    ...suites.flatMap((suite) => failedSpecsIn(suite)),
  ];
}

/** Headings, messages and open parts of the page when the test ended, from the snapshot that Playwright writes. */
function saidBy({ name, path: file }) {
  if (name !== 'error-context' || !file || !existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  const said = lines.filter((line) =>
    /- (?:alert|dialog|heading|progressbar|status|tab .*\[selected\])/.test(line),
  );
  return said.map((line) => `  on the page: ${line.trim().slice(2)}`);
}

/** Adds the first lines of the message, so that the last screen alone explains a failure. */
export function withReason(name, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() && !line.includes('/node_modules/'));
  return [name, ...lines.slice(0, mostReasonLines).map((line) => `  ${line}`)];
}

/** Throws when the step did not write its report. */
export function readReport(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
