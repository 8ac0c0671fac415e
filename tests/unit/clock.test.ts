import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files below a folder that read the machine's clock. */
function askersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.startsWith(path.join('db', 'generated')))
    .filter((file) => {
      const code = readFileSync(path.join(folder, file), 'utf8');
      return /Date\.now\(|new Date\(\)/.test(code);
    });
}

it('the server asks its clock for the time and nothing else', () => {
  expect(askersIn('src/server')).toEqual(['clock.ts']);
});

it('what both sides share is told the time', () => {
  expect(askersIn('src/shared')).toEqual([]);
});
