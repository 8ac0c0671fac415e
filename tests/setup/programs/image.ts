import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { copyRuntimePackages } from '../../../scripts/build/runtime-packages.ts';

export interface Image {
  bases: string[];
  env: Record<string, string>;
  user: string;
  command: string[];
  healthCheck: string[];
  assemble(root: string): void;
}

function instructions(): string[] {
  return readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
}

function only<Item>(items: readonly Item[], what: string): Item {
  const [item] = items;
  if (item === undefined || items.length > 1) throw new Error(`The Dockerfile has no one ${what}.`);
  return item;
}

/** @throws Error on other instructions that add files */
export function readImage(): Image {
  const lines = instructions();
  const bases = lines.flatMap((line) => /^FROM (\S+)/.exec(line)?.[1] ?? []);
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
  const textsOf = (keyword: RegExp) => last.flatMap((line) => keyword.exec(line)?.[1] ?? []);
  const listOf = (keyword: RegExp): string[] => JSON.parse(only(textsOf(keyword), String(keyword)));
  const copies = last
    .filter((line) => /^(?:COPY|ADD) /.test(line))
    .map((line) => {
      const [, source, target] = /^COPY --from=build (\S+) (\S+)$/.exec(line) ?? [];
      if (!source || !target) throw new Error(`Not understood: ${line}`);
      return { source, target };
    });
  const workDir = only(textsOf(/^WORKDIR (\S+)/), 'WORKDIR');
  const packagesFolder = only(
    lines.flatMap((line) => /npm run runtime-packages -- (\S+)/.exec(line)?.[1] ?? []),
    'copy of runtime packages',
  );

  return {
    bases,
    env: Object.fromEntries(
      textsOf(/^ENV (.*)/).flatMap((text) =>
        text.split(/\s+/).map((pair) => pair.split('=') as [string, string]),
      ),
    ),
    user: only(textsOf(/^USER (\S+)/), 'USER'),
    command: listOf(/^CMD (\[.*\])$/),
    healthCheck: listOf(/^HEALTHCHECK .*?CMD (\[.*\])$/),
    assemble(root) {
      mkdirSync(path.join(root, workDir), { recursive: true });
      for (const { source, target } of copies) {
        const place = path.join(root, path.posix.resolve(workDir, target));
        mkdirSync(path.dirname(place), { recursive: true });
        if (source === packagesFolder) copyRuntimePackages('.', place);
        else if (source.startsWith('/app/')) copy(source.slice('/app/'.length), place);
        else throw new Error(`The build stage makes no ${source}.`);
      }
    },
  };
}

function copy(source: string, place: string): void {
  const isIntoFolder = statSync(source).isFile() && existsSync(place);
  const target = isIntoFolder ? path.join(place, path.basename(source)) : place;
  cpSync(source, target, { recursive: true });
}

export function listFiles(folder: string): { file: string; bytes: number; changedMs: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const { size, mtimeMs } = statSync(file);
      return { file: path.relative(folder, file), bytes: size, changedMs: mtimeMs };
    });
}
