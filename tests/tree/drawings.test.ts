import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

it('every drawing has been made into a picture, those that lie on a page in both schemes', () => {
  const pictures = readdirSync('drawings').flatMap((file) =>
    /^(?:portfolio|service|state)-/.test(file) ? [file, file.replace('.svg', '-dark.svg')] : [file],
  );
  expect(pictures.filter((file) => !existsSync(`public/illustrations/${file}`))).toEqual([]);
});
