import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

function askersIn(folders: RegExp): string[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => folders.test(file) && /\.ts$/.test(file) && !/\bgenerated\b/.test(file))
    .filter((file) => {
      const code = readFileSync(path.join('src', file), 'utf8');
      return /Date\.now\(|new Date\(\)/.test(code);
    });
}

it('the server asks its clock for the time and nothing else', () => {
  expect(askersIn(/(?:^|\/)server\//)).toEqual(['server/clock.ts']);
});

it('what both sides share is told the time', () => {
  expect(askersIn(/^shared\/|^features\/[^/]+\/(?:words\/|[^/]+$)/)).toEqual([]);
});
