import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { allLimits } from '../../src/shared/limits/all-limits.ts';
import type { Limit, LimitAnswer } from '../../src/shared/limits/limit.ts';

// Writes the table of limits into docs/security.md. A test compares both.

const answers: Readonly<Record<LimitAnswer, string>> = {
  tooMany: '429',
  busy: '503',
  conflict: '409',
  invalid: '400',
  waits: 'waits for its turn',
  slowed: 'waits longer each time, up to 8 s',
  suspected: 'stored as suspected',
  unsent: 'not sent',
  ignored: 'changes nothing',
  uncounted: 'not counted',
  closed: 'connection closed',
  later: 'sent later, together',
  forgotten: 'the oldest is forgotten',
  logged: 'logged',
  known: 'none: tries from there are not slowed',
};

const units = [
  [86_400, 'day'],
  [3_600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const;

function windowOf({ windowSeconds }: Limit): string {
  if (windowSeconds === undefined) return 'at a time';
  const [seconds, unit] = units.find(([size]) => windowSeconds % size === 0) ?? [1, 's'];
  const count = windowSeconds / seconds;
  return unit === 'day' && count > 1 ? `${count} days` : `${count} ${unit}`;
}

function figureOf({ limit, unit, per, setting, times = 1 }: Limit): string {
  const size = unit === 'bytes' ? `${limit / 1024 ** 2} MB` : limit.toLocaleString('en');
  const by = setting && ` (${times > 1 ? `${times} × ` : ''}\`${setting}\`)`;
  return `${size}${unit === 'percent' ? '%' : ''} per ${per}${by ?? ''}`;
}

/** Merges rows that differ only in whom they limit. */
export function limitsTable(): string {
  const lines = new Map<string, Limit[]>();
  for (const limit of allLimits()) {
    const key = `${limit.name}|${limit.what}|${windowOf(limit)}`;
    lines.set(key, [...(lines.get(key) ?? []), limit]);
  }
  const cells = [...lines.values()].map((rows) => [
    [...new Set(rows.map(({ what }) => what))].join(', '),
    rows.map(figureOf).join(', '),
    [...new Set(rows.map(windowOf))].join(', '),
    [...new Set(rows.map(({ answer }) => answers[answer]))].join(', '),
  ]);
  return ['| what | limit | in | beyond it |', '|---|---|---|---|']
    .concat(cells.map((line) => `| ${line.join(' | ')} |`))
    .join('\n');
}

export const documentOfLimits = 'docs/security.md';
export const tableInDocument = /(?<=<!-- limits -->\n)[\s\S]*?(?=\n<!-- \/limits -->)/;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const text = readFileSync(documentOfLimits, 'utf8');
  writeFileSync(documentOfLimits, text.replace(tableInDocument, limitsTable));
}
