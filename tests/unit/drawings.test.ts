import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no picture holds words that a browser would set in a type of its own', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svg'),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => readFileSync(`public/${file}`, 'utf8').includes('<text'))).toEqual(
    [],
  );
});
