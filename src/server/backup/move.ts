import type pg from 'pg';
import type { Migration } from '../db/migrate.ts';
import { loadDatabase } from './load.ts';
import type { Progress } from './progress.ts';
import { readSnapshot } from './snapshot.ts';

export interface MoveDeps {
  /** Connections without time limits. */
  from: pg.Client;
  to: pg.ClientBase;
  migrations: Migration[];
  progress: Progress;
  signal: AbortSignal;
}

/**
 * Carries everything in one database to another, which has to be empty, and holds counts and sums of every table against each
 * other before it is kept. Nothing can be written here meanwhile; what is here stays.
 * @returns the number of rows.
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
