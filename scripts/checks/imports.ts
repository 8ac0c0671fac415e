import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Import } from './import-walls.ts';

const roots = ['src', 'tests', 'scripts', 'prisma'];
const generated = 'src/server/db/generated/';

function sourceFiles(root: string): string[] {
  const inFolders = roots.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  );
  return [...readdirSync(root), ...inFolders].filter(
    (file) => /\.tsx?$/.test(file) && !file.startsWith(generated),
  );
}

type Specifier = Pick<Import, 'isType' | 'isDynamic'> & { name: string };

function namedBy(file: string, code: string): Specifier[] {
  const { module } = parseSync(file, code);
  const areTypes = (entries: readonly { isType: boolean }[]) =>
    entries.length > 0 && entries.every(({ isType }) => isType);
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: areTypes(entries),
      isDynamic: false,
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ name: moduleRequest.value, isType, isDynamic: false }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest }) => {
      const literal = /^(['"`])([^$]*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
      return literal?.[2] ? [{ name: literal[2], isType: false, isDynamic: true }] : [];
    }),
  ];
}

export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((from) =>
    namedBy(from, readFileSync(path.join(root, from), 'utf8')).map(({ name, ...kind }) => {
      if (!name.startsWith('.')) return { from, to: name, isFile: false, ...kind };
      const to = path.posix.join(path.posix.dirname(from), name.split('?')[0] ?? name);
      // Prisma's client counts as a package, though it is generated here.
      return { from, to, isFile: !to.startsWith(generated), ...kind };
    }),
  );
}
