import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Files whose citations must exist: rows of docs/security.md, sections of docs/specification.md. */
const sources = ['src', 'tests', 'scripts', 'prisma'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file) && !file.includes('generated')),
);

/** Joins lines, because comments wrap. */
const textOf = (file: string) =>
  readFileSync(file, 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

function cited(pattern: RegExp): string[] {
  const found = sources.flatMap((file) =>
    [...textOf(file).matchAll(pattern)].flatMap(([, numbers]) => numbers?.match(/\d+/g) ?? []),
  );
  return [...new Set(found)].sort((a, b) => Number(a) - Number(b));
}

function titled(file: string, pattern: RegExp): string[] {
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, number]) => number ?? '');
}

it('every cited security row stands in docs/security.md, and no other', () => {
  const rows = cited(/security rows? (\d+(?:(?:, | and )\d+)*)/gi);
  expect(titled('docs/security.md', /^\| (\d+) \|/gm)).toEqual(rows);
});

it('every cited section stands in docs/specification.md, and no other', () => {
  const sections = cited(/specification(?:'s)?, sections? (\d+(?:(?:, | and )\d+)*)/gi);
  expect(titled('docs/specification.md', /^## Section (\d+):/gm)).toEqual(sections);
});

it('the tests that docs/security.md names exist', () => {
  const named = titled('docs/security.md', /`(tests\/[\w./-]+)`/g);
  for (const file of named) expect(() => readFileSync(file)).not.toThrow();
});

/** Names of files, except those of build output and packages. */
const fileNames =
  /(?<![\w./@:…*-])(?!dist\/|node_modules\/)(?:\.\.?\/)*((?:[\w.-]+\/)*[\w-][\w.-]*\.(?:tsx?|mjs|css|md|prisma))\b/g;

it('the files that comments and docs name exist', () => {
  const existing = ['.', 'src', 'tests', 'scripts', 'prisma', 'docs'].flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map(
      (file) => `/${path.join(folder, file)}`,
    ),
  );
  const docs = existing.filter((file) => file.endsWith('.md')).map((file) => file.slice(1));
  const comments = sources.map((file) => [
    file,
    readFileSync(file, 'utf8')
      .match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm)
      ?.join('\n'),
  ]);
  const texts = [...comments, ...docs.map((file) => [file, readFileSync(file, 'utf8')])];
  const lost = texts.flatMap(([file, text = '']) =>
    [...text.matchAll(fileNames)]
      .filter(([, name]) => !existing.some((one) => one.endsWith(`/${name}`)))
      .map(([, name]) => `${file} names ${name}`),
  );
  expect(lost).toEqual([]);
});
