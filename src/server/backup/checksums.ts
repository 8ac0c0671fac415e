import { createHash, type Hash } from 'node:crypto';
import type { Header, Manifest } from './format.ts';

interface TableCount {
  rows: number;
  bytes: number;
  hash: Hash;
}

/** Ends every row of COPY's text format. A line break within a value is written as \n. */
const lineFeed = 0x0a;

function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
  return rows;
}

export function createChecksums(header: Header) {
  const tables = new Map<string, TableCount>(
    header.tables.map(({ name }) => [name, { rows: 0, bytes: 0, hash: createHash('sha256') }]),
  );
  const pictures = { count: 0, bytes: 0, hash: createHash('sha256') };
  return {
    /** @returns the number of rows that ended in the chunk; null for a table that the header does not name */
    addRows(table: string, chunk: Buffer): number | null {
      const count = tables.get(table);
      if (!count) return null;
      const rows = rowsIn(chunk);
      count.rows += rows;
      count.bytes += chunk.length;
      count.hash.update(chunk);
      return rows;
    },
    addPicture(name: string, bytes: Buffer): void {
      pictures.count += 1;
      pictures.bytes += bytes.length;
      pictures.hash.update(`${name}\0${bytes.length}\0`).update(bytes);
    },
    total(): Pick<Manifest, 'header' | 'pictures'> & {
      tables: Omit<Manifest['tables'][0], 'sum'>[];
    } {
      const { count, bytes, hash } = pictures;
      return {
        header: createHash('sha256').update(JSON.stringify(header)).digest('hex'),
        tables: [...tables].map(([name, table]) => ({
          name,
          rows: table.rows,
          bytes: table.bytes,
          sha256: table.hash.digest('hex'),
        })),
        pictures: { count, bytes, sha256: hash.digest('hex') },
      };
    },
  };
}

export type Checksums = ReturnType<typeof createChecksums>;
