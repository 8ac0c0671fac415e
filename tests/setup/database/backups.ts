import path from 'node:path';
import type pg from 'pg';
import { saveBackup } from '../../../src/server/backup/backup.ts';
import { type RestoreOptions, restoreBackup } from '../../../src/server/backup/restore.ts';
import { createFolderTarget, fileSource } from '../../../src/server/backup/target/folder-target.ts';
import { systemClock } from '../../../src/server/clock.ts';
import { readMigrations } from '../../../src/server/db/migrations/migrate.ts';
import { openConnection } from '../../../src/server/db/open-connection.ts';
import type { MediaStore } from '../../../src/server/integrations/media-store/media-store.ts';
import { createFileMediaStore } from '../../../src/server/integrations/media-store/media-store-files.ts';
import { testConnection } from './database.ts';
import { temporaryDataDir } from './temporary-data-dir.ts';
import { testKeyring } from './test-keyring.ts';

export const migrationsFolder = path.resolve('prisma/migrations');

const patienceMs = 60_000;
const quiet = { step: () => {}, advance: () => {} };

export function backupFolder() {
  const folder = temporaryDataDir();
  let sequence = 0;
  const newName = (kind: string) => {
    sequence += 1;
    return path.join(folder, `${kind}-${sequence}`);
  };
  return {
    folder,
    mediaStore: createFileMediaStore(path.join(folder, 'media')),
    newName,
    newStore: () => createFileMediaStore(newName('media')),
  };
}

export async function save(
  file: string,
  mediaStore: MediaStore,
  connection: pg.PoolConfig = testConnection(),
  passphrase: string | null = null,
) {
  const client = await openConnection(connection);
  const { signal } = new AbortController();
  try {
    return await saveBackup(
      { client, mediaStore, clock: systemClock, progress: quiet, signal },
      {
        target: createFolderTarget(path.dirname(file), patienceMs),
        name: path.basename(file),
        version: '1.0.0',
        passphrase,
      },
    );
  } finally {
    await client.end();
  }
}

export async function restore(
  connection: pg.PoolConfig,
  mediaStore: MediaStore,
  { file, ...options }: { file: string } & Partial<Omit<RestoreOptions, 'source'>>,
  migrationsDir = migrationsFolder,
) {
  const client = await openConnection(connection);
  const { signal } = new AbortController();
  try {
    return await restoreBackup(
      {
        client,
        mediaStore,
        keyring: testKeyring,
        migrations: await readMigrations(migrationsDir),
        progress: quiet,
        signal,
      },
      {
        ...{ passphrase: null, isReplacing: false, keepsSignIns: true, ...options },
        source: fileSource(file, patienceMs),
      },
    );
  } finally {
    await client.end();
  }
}
