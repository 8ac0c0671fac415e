import { buffer } from 'node:stream/consumers';
import type pg from 'pg';
import {
  lookAtTotpSecrets,
  type UnreadableSecret,
} from '../../auth/factors/totp-secrets.service.ts';
import { recoverCluster, TooEarlyError } from '../../db/embedded/recovery.ts';
import { readAppliedMigrations } from '../../db/migrations/history.ts';
import type { Migration } from '../../db/migrations/migrate.ts';
import { openConnection, withConnection } from '../../db/open-connection.ts';
import type { MediaStore } from '../../integrations/media-store/media-store.ts';
import type { Keyring } from '../../keyring/keyring.ts';
import type { Progress } from '../backup.ts';
import type { decryptionBy } from '../encryption.ts';
import { emptyQueue, requireKnown } from '../load.ts';
import { endSignIns, holdMessages, putPicture } from '../restore.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import { readKeptFiles } from './kept-file.ts';
import {
  type Base,
  chainTo,
  openingOf,
  type StoredChain,
  unpackBase,
  unpackWal,
} from './read-chain.ts';
import { readPictureNames } from './store-pictures.ts';
import { unpacked } from './unpacked.ts';

export interface RestoreToDeps {
  dataDir: string;
  target: BackupTarget;
  /** Null where the pictures do not lie on this disk. */
  mediaStore: MediaStore | null;
  keyring: Keyring;
  migrations: Migration[];
  progress: Progress;
  signal: AbortSignal;
}

export interface RestoreToOptions {
  /** Null for the last moment that is stored. */
  to: Date | null;
  /** Is asked where the files are encrypted. */
  passphrase(): Promise<string>;
  keepsSignIns: boolean;
}

export interface RestoredTo {
  /** The last change that is there. */
  lastChangeAt: Date | null;
  pictures: number;
  missingPictures: string[];
  endedTokens: number;
  unclearMessages: number;
  unreadableSecrets: UnreadableSecret[];
}

/**
 * Brings the embedded database and its pictures to a moment, from what `keepChain` has stored. Nothing is replaced before all
 * of it is there.
 * @throws BackupError, DatabaseUnavailableError
 */
export async function restoreTo(
  deps: RestoreToDeps,
  options: RestoreToOptions,
): Promise<RestoredTo> {
  const files = await readKeptFiles(deps.target);
  let before: Base | undefined;
  for (;;) {
    const chain = chainTo(deps.target, files, options.to, before);
    try {
      return await restoreFrom(deps, chain, options);
    } catch (error) {
      if (!(error instanceof TooEarlyError)) throw error;
      before = chain.base;
    }
  }
}

async function restoreFrom(
  deps: RestoreToDeps,
  chain: StoredChain,
  { to, passphrase, keepsSignIns }: RestoreToOptions,
): Promise<RestoredTo> {
  const { dataDir, target, progress } = deps;
  const open = await openingOf(target, chain, chain.base.isEncrypted ? await passphrase() : null);
  let restored: RestoredTo | undefined;
  await recoverCluster({
    dataDir,
    until: to,
    async fill(cluster) {
      progress.step('Files', 1);
      await unpackBase(target, chain, open, cluster);
      progress.advance(1);
      progress.step('Changes', chain.wal.length);
      await unpackWal(target, chain, open, cluster, progress.advance);
      deps.signal.throwIfAborted();
    },
    async finish(connection) {
      const connect = () => openConnection(connection);
      restored = await withConnection(connect, deps.signal, async (client) => {
        requireKnown(await readAppliedMigrations(client), deps.migrations);
        const ended = await endWhatWas(client, deps.keyring, keepsSignIns);
        return { ...ended, ...(await bringPictures(deps, client, chain, open)) };
      });
    },
  });
  if (!restored) throw new Error('A recovery ended without its work.');
  return restored;
}

/** Does to the recovered database what the restore of a backup does. */
async function endWhatWas(client: pg.Client, keyring: Keyring, keepsSignIns: boolean) {
  const { rows } = await client.query<{ lastChangeAt: Date | null }>(
    'SELECT pg_last_xact_replay_timestamp() AS "lastChangeAt"',
  );
  await client.query('BEGIN');
  await emptyQueue(client);
  const unclearMessages = await holdMessages(client);
  const endedTokens = keepsSignIns ? 0 : await endSignIns(client);
  await client.query('DELETE FROM "BackupOutcome"');
  await client.query('COMMIT');
  const { unreadable: unreadableSecrets } = await lookAtTotpSecrets(client, keyring);
  const lastChangeAt = rows[0]?.lastChangeAt ?? null;
  return { lastChangeAt, unclearMessages, endedTokens, unreadableSecrets };
}

async function bringPictures(
  { target, mediaStore, progress, signal }: RestoreToDeps,
  client: pg.Client,
  chain: StoredChain,
  open: ReturnType<typeof decryptionBy>,
): Promise<{ pictures: number; missingPictures: string[] }> {
  if (!mediaStore) return { pictures: 0, missingPictures: [] };
  const stored = new Map(chain.pictures.map((file) => [file.picture, file.name]));
  const names = await readPictureNames(client, new Date(0));
  const missingPictures: string[] = [];
  let pictures = 0;
  progress.step('Pictures', names.size);
  for (const name of names) {
    signal.throwIfAborted();
    progress.advance(1);
    const opened = await mediaStore.open(name);
    if (opened.outcome === 'found') {
      opened.stream.destroy();
      continue;
    }
    const file = stored.get(name);
    if (file === undefined) {
      missingPictures.push(name);
      continue;
    }
    await putPicture(mediaStore, name, await buffer(unpacked(target.source(file), open)));
    pictures += 1;
  }
  return { pictures, missingPictures };
}
