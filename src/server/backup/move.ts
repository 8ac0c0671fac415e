import type pg from 'pg';
import type { Migration } from '../db/migrations/migrate.ts';
import type { Progress } from './backup.ts';
import { loadDatabase } from './load.ts';
import { readSnapshot } from './snapshot.ts';

export interface MoveDeps {
  from: pg.Client;
  to: pg.ClientBase;
  migrations: Migration[];
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Copies a database to an empty one. It compares counts and sums of every table before it commits. The source accepts no
 * writes meanwhile and keeps its data.
 * @returns the number of rows
 */
export async function moveDatabase(deps: MoveDeps): Promise<number> {
  const { from, to, migrations, progress, signal } = deps;
  return readSnapshot(from, { isFrozen: true }, async (snapshot) => {
    const rows = snapshot.tables.reduce((sum, table) => sum + table.rows, 0);
    const target = { source: snapshot, migrations, isReplacing: false };
    await loadDatabase(to, target, async (load) => {
      progress.step('Moving', rows);
      for (const table of snapshot.tables) {
        for await (const chunk of snapshot.rows(table)) {
          signal.throwIfAborted();
          await load.rows(table.name, chunk);
        }
        progress.advance(table.rows);
      }
      await load.finish(snapshot);
    });
    return rows;
  });
}
