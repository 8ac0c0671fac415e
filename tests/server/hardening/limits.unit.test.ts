import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import {
  documentOfLimits,
  limitsTable,
  tableInDocument,
} from '../../../scripts/checks/limits-table.ts';
import { variables } from '../../../src/server/settings/environment-variables.ts';
import { limitDefaults } from '../../../src/shared/limits/limit.ts';
import { counters, inboxLimits, memoryCounters, slots } from '../../../src/shared/limits/limits.ts';
import { quotas } from '../../../src/shared/limits/quotas.ts';
import { limitRefusals } from '../../../src/shared/words/limits.ts';

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => path.posix.join('src', ...file.split(path.sep)))
  .filter((file) => /\.tsx?$/.test(file) && !/generated|^src\/shared\/limits\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const filesWith = (pattern: RegExp, ...allowed: string[]) =>
  sources
    .map(({ file, text }) => (pattern.test(text) && !allowed.includes(file) ? file : ''))
    .filter(Boolean);

it('docs/security.md shows the table of limits: npx tsx scripts/checks/limits-table.ts writes it', () => {
  expect(readFileSync(documentOfLimits, 'utf8').match(tableInDocument)?.[0]).toBe(limitsTable());
});

it('every limiter takes its limit from the table', () => {
  const mechanisms = ['rate-limits', 'slots', 'turns', 'refusals', 'lines'].map(
    (name) => `src/server/limits/${name}.ts`,
  );
  expect(filesWith(/rate-limiter-flexible/, ...mechanisms)).toEqual([]);
  expect(filesWith(/windowSeconds: *\d/)).toEqual([]);
  expect(
    filesWith(
      /import \{[^}]*\b(?:counter|quota|slotLimits|named)\b[^}]*\} from '[^']*\/limit\.ts'/,
    ),
  ).toEqual([]);
  const limiting =
    /rateLimits\s*\.\w+\(|new (?:Slots|Turns)\(|createCallerLimiter\(|(?:DomainError\(|code:)\s*'TOO_MANY_REQUESTS'/;
  const withTable = sources.filter(({ text }) => text.includes('shared/limits/'));
  const elsewhere = [
    // Upload routes pass in their limits.
    'src/server/http/media/uploads.ts',
    // Refusals of the provider, and of budgets that a person sets.
    'src/features/sign-up/server/send-verification.service.ts',
    'src/features/generator/server/ai-outcomes.ts',
  ];
  expect(
    filesWith(limiting, ...mechanisms, ...withTable.map(({ file }) => file), ...elsewhere),
  ).toEqual([]);
});

it('every row of the table limits something', () => {
  const all = sources
    .map(({ file, text }) => (file === 'src/shared/words/limits.ts' ? '' : text))
    .join('\n');
  const uses = [
    ...Object.keys(counters).map((name) => `'${name}'`),
    ...Object.keys(slots).map((name) => `slots.${name}`),
    ...Object.keys(quotas).map((name) => `quotas.${name}`),
  ];
  expect(uses.filter((use) => !all.includes(use))).toEqual([]);
});

it('every counter that refuses says why', () => {
  const refusing = [counters, memoryCounters.reads, ...Object.values(inboxLimits)]
    .flatMap((group) => Object.values(group))
    .filter(({ answer }) => answer === 'tooMany');
  expect(refusing.filter(({ name }) => !Object.hasOwn(limitRefusals, name))).toEqual([]);
});

it.each(Object.entries(limitDefaults))('%s has the default of the table', (name, value) => {
  const setting = Object.entries(variables.shape).find(([key]) => key === name)?.[1];
  expect(setting?.parse(undefined)).toBe(value);
});
