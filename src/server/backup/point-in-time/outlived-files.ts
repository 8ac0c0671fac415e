import type { KeptFile } from './kept-file.ts';

/**
 * Keeps what leads back to every moment since `since`: the last base before it, and what follows.
 * @param current the chain that the site writes
 * @returns the files that nobody needs any more
 */
export function outlivedFiles(
  files: readonly KeptFile[],
  { since, current }: { since: Date; current: string },
): KeptFile[] {
  const chains = new Set(files.map(({ chain }) => chain));
  return [...chains].flatMap((chain) => {
    const own = files.filter((file) => file.chain === chain);
    const isOver = chain !== current && own.every(({ at }) => at < since);
    return isOver ? own : outlivedInChain(own, since);
  });
}

function outlivedInChain(own: KeptFile[], since: Date): KeptFile[] {
  const bases = own
    .filter((file) => file.kind === 'base')
    .toSorted((one, other) => Number(one.start - other.start));
  const first = bases.findLast(({ at }) => at <= since) ?? bases[0];
  const gone = new Set(own.filter(({ kind, at }) => kind === 'gone' && at < since).map(pictureOf));
  return own.filter((file) => {
    if (file.kind === 'base') return first !== undefined && file.start < first.start;
    if (file.kind === 'wal') return first !== undefined && file.to <= first.start;
    return file.kind !== 'key' && gone.has(pictureOf(file));
  });
}

function pictureOf(file: KeptFile): string {
  return 'picture' in file ? file.picture : '';
}
