import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Import } from './import-walls.ts';

const roots = ['src', 'tests', 'scripts', 'prisma'];
const generated = 'src/server/db/generated/';

/** Every file of the project that is written in TypeScript by hand, from its root. */
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

/** The specifiers in a module. */
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

/** All imports of the project below `root`, type-only and dynamic ones included. */
export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((from) =>
    namedBy(from, readFileSync(path.join(root, from), 'utf8')).map(({ name, ...kind }) => {
      if (!name.startsWith('.')) return { from, to: name, isFile: false, ...kind };
      const to = path.posix.join(path.posix.dirname(from), name.split('?')[0] ?? name);
      // Prisma's client is a package that happens to be generated here.
      return { from, to, isFile: !to.startsWith(generated), ...kind };
    }),
  );
}
