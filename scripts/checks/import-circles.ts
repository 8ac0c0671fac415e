import type { Import } from './import-walls.ts';

type Neighbors = Map<string, Map<string, Import>>;

function foldersOf(imports: readonly Import[]): Map<string, Neighbors> {
  const folders = new Map<string, Neighbors>();
  for (const one of imports) {
    if (!one.isFile || one.to === one.from) continue;
    const [from, to] = [one.from.split('/'), one.to.split('/')];
    let depth = 0;
    while (from[depth] === to[depth]) depth += 1;
    const folder = from.slice(0, depth).join('/');
    const nameOf = (steps: string[]) =>
      steps.slice(0, depth + 1).join('/') + (steps.length > depth + 1 ? '/' : '');
    const neighbors: Neighbors = folders.get(folder) ?? new Map();
    folders.set(folder, neighbors);
    const named = neighbors.get(nameOf(from)) ?? new Map<string, Import>();
    neighbors.set(nameOf(from), named);
    if (!named.has(nameOf(to))) named.set(nameOf(to), one);
  }
  return folders;
}

interface Way {
  names: string[];
  imports: Import[];
}

function wayBack(start: string, neighbors: Neighbors): Way | null {
  const ways: Way[] = [{ names: [start], imports: [] }];
  const seen = new Set<string>();
  for (const { names, imports } of ways) {
    for (const [next, one] of neighbors.get(names.at(-1) ?? start) ?? []) {
      if (next === start) return { names, imports: [...imports, one] };
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ names: [...names, next], imports: [...imports, one] });
    }
  }
  return null;
}

/**
 * Reports circles of imports, one sentence each. No folder may contain a circle of its files and subfolders (each of
 * those as one). Imports of types count.
 */
export function circlesOf(imports: readonly Import[]): string[] {
  return [...foldersOf(imports)].flatMap(([folder, neighbors]) => {
    const told = new Set<string>();
    return [...neighbors.keys()].flatMap((name) => {
      const circle = told.has(name) ? null : wayBack(name, neighbors);
      if (!circle) return [];
      for (const passed of circle.names) told.add(passed);
      const steps = circle.imports.map(({ from, to }) => `  ${from} imports ${to}`);
      return [`A circle within ${folder || 'the project'}:\n${steps.join('\n')}`];
    });
  });
}
