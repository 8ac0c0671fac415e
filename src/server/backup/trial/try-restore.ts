import type pg from 'pg';
import type { Migration } from '../../db/migrations/migrate.ts';
import type { Keyring } from '../../keyring/keyring.ts';
import type { Progress } from '../backup.ts';
import { withBackupTurn } from '../backup-turn.ts';
import { BackupError } from '../format.ts';
import { restoreBackup } from '../restore.ts';
import { type BackupTarget, TargetError } from '../target/backup-target.ts';
import { type TrialDatabaseDeps, withTrialDatabase } from './trial-database.ts';

export interface TrialDeps extends TrialDatabaseDeps {
  target: BackupTarget;
  keyring: Keyring;
  migrations: Migration[];
  progress: Progress;
  /** Looks at the restored database, which has the schema of this version, before it is dropped. */
  look?(connection: pg.PoolConfig): Promise<void>;
}

export interface TrialResult {
  name: string;
  byteSize: number;
  rows: number;
  pictures: number;
  /** Pictures that the restored database names and the backup lacks: the site itself lacked them. */
  missingPictures: string[];
}

/** @throws TargetError when the target has no backup yet */
export async function newestBackup(target: BackupTarget): Promise<string> {
  const [newest] = await target.list();
  if (newest) return newest.name;
  throw new TargetError(`There is no backup in ${target.title} yet.`);
}

/**
 * Restores a backup into a database that is dropped afterwards. Compares rows and sums of every table, and every picture, with
 * what was saved. Touches neither the database nor the pictures of the site.
 * @param passphrase of an encrypted backup
 * @returns null when a backup or another trial restore is under way
 * @throws BackupError when the backup cannot be restored whole
 */
export function tryRestore(
  deps: TrialDeps,
  { name, passphrase }: { name: string; passphrase: string | null },
): Promise<TrialResult | null> {
  return withBackupTurn(deps.connect, () =>
    withTrialDatabase(deps, async (client, connection) => {
      const source = deps.target.source(name);
      const received = new Map<string, number>();
      const { rows, pictures } = await restoreBackup(
        {
          ...deps,
          client,
          mediaStore: {
            // The reader has compared its bytes with what was saved.
            async put(picture, bytes) {
              received.set(picture, bytes.length);
              return { outcome: 'done' };
            },
          },
        },
        { source, passphrase, isReplacing: false, keepsSignIns: true },
      );
      const missingPictures = await comparePictures(client, source.title, received);
      await deps.look?.(connection);
      const byteSize = await source.byteSize();
      return { name, byteSize, rows, pictures, missingPictures };
    }),
  );
}

/** @returns the names of pictures that the database names and the backup does not have */
async function comparePictures(
  client: pg.Client,
  title: string,
  received: ReadonlyMap<string, number>,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; bytes: string }>(
    `SELECT variant ->> 'name' AS name, variant ->> 'byteSize' AS bytes
     FROM "Media", jsonb_array_elements("variants") AS variant ORDER BY 1`,
  );
  const differing = rows.find(
    ({ name, bytes }) => received.has(name) && received.get(name) !== Number(bytes),
  );
  if (differing) {
    throw new BackupError(
      `The picture ${differing.name} in ${title} has ${received.get(differing.name)} bytes, and ${differing.bytes} were expected.`,
    );
  }
  return rows.flatMap(({ name }) => (received.has(name) ? [] : [name]));
}
