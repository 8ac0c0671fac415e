import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Runs every spec that uses dates at each third hour of a day, at the end of a month and at both clock changes
 * (TEST_NOW, see setup/clock/test-clock.ts). `npm run build && npm run test:hours`, or some moments only: `npm run test:hours
 * -- 06:00 spring`
 */
const namesTime =
  /new Date\(|Date\.now|clock|[cC]alendar|quiet|[tT]o(?:day|morrow)|getUTC|setUTC|timeZone/;

const dayMs = 86_400_000;
const today = new Date();
const year = today.getUTCFullYear() + 1;
const saturday = 6;
const utc = (moment: number | Date) => new Date(moment).toISOString();

/** Lies days ahead, because cookies and the database use the machine's clock. */
const sampleDay = utc(today.getTime() + 2 * dayMs).slice(0, 'yyyy-mm-dd'.length);
const hours = [0, 3, 6, 9, 12, 15, 18, 21].map((hour) => {
  const time = `${String(hour).padStart(2, '0')}:00`;
  return [time, `${sampleDay}T${time}:00Z`] as const;
});

/** Returns the Saturday evening before Europe's clock change, which is at 01:00 UTC on the last Sunday of a month. */
function eveOfChange(month: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0, 22));
  const daysBack = (last.getUTCDay() - saturday + 7) % 7;
  const eve = last.getTime() - daysBack * dayMs;
  const isLastSunday = new Date(eve + dayMs).getUTCMonth() === month;
  return utc(isLastSunday ? eve : eve - 7 * dayMs);
}

const [march, october] = [2, 9];
const moments = new Map<string, string>([
  ...hours,
  ['month', utc(Date.UTC(year, 1, 0, 22, 30))],
  ['spring', eveOfChange(march)],
  ['autumn', eveOfChange(october)],
]);

const specsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))
    .filter((file) => namesTime.test(readFileSync(file, 'utf8')));
const suites = [
  {
    program: 'node_modules/vitest/vitest.mjs',
    args: [
      'run',
      ...['tests/tree', 'tests/shared', 'tests/web', 'tests/features', 'tests/server'].flatMap(
        specsIn,
      ),
    ],
  },
  { program: 'node_modules/@playwright/test/cli.js', args: ['test', ...specsIn('tests/e2e')] },
];

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !moments.has(name));
if (unknown.length > 0) {
  throw new Error(`No moment is called ${unknown.join(', ')}: there are ${[...moments.keys()]}.`);
}

const failed: string[] = [];
for (const [name, TEST_NOW] of moments) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const { program, args } of suites) {
    process.stdout.write(`\n── ${name}, ${TEST_NOW}: ${args.length - 1} specs of ${program}\n`);
    const { status } = spawnSync(process.execPath, [program, ...args], {
      stdio: 'inherit',
      env: { ...process.env, TEST_NOW },
    });
    if (status !== 0) failed.push(`${name} (${program})`);
  }
}
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nAll passed.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
