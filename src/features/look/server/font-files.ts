import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { serverPaths } from '../../../shared/server-paths.ts';
import { type Family, fontPairs } from './font-pairs.ts';

const { resolve } = createRequire(import.meta.url);

/** The alphabets of the interface. Other scripts use the fonts of the device. */
const subsets = ['latin', 'latin-ext'] as const;

const fileName = ({ package: name }: Family, subset: string) =>
  `${name.slice(name.indexOf('/') + 1)}-${subset}-wght-normal.woff2`;

/** Files of a variable family, with the rule that loads each when a page has its letters. */
export async function fontFilesOf(family: string, from: Family) {
  const ranges: Record<string, string> = JSON.parse(
    await readFile(resolve(`${from.package}/unicode.json`), 'utf8'),
  );
  return subsets.map((subset) => {
    const url = serverPaths.lookFile(fileName(from, subset));
    return {
      url,
      face: `@font-face{font-family:'${family}';font-display:swap;font-weight:200 900;src:url('${url}') format('woff2');unicode-range:${ranges[subset]}}`,
    };
  });
}

const knownFiles: ReadonlyMap<string, string> = new Map(
  fontPairs
    .flatMap(({ heading, label }): Family[] => [heading, label])
    .filter(({ weight }) => weight === undefined)
    .flatMap((family) =>
      subsets.map((subset) => {
        const name = fileName(family, subset);
        return [name, `${family.package}/files/${name}`] as const;
      }),
    ),
);

/** Null for a name that is no file of a pair. */
export async function readFont(name: string): Promise<Buffer | null> {
  const file = knownFiles.get(name);
  return file === undefined ? null : readFile(resolve(file));
}
