import type pg from 'pg';
import {
  encryptTotpSecrets,
  lookAtTotpSecrets,
  type UnreadableSecret,
} from '../auth/factors/totp-secrets.service.ts';
import { allGrantKinds, endingStatement, grantKinds } from '../auth/grants/register.ts';
import { systemClock } from '../clock.ts';
import { contentChannel } from '../content-bus.ts';
import type { Migration } from '../db/migrations/migrate.ts';
import type { MediaStore } from '../integrations/media-store/media-store.ts';
import { pictureTypeOf } from '../integrations/media-store/picture-type.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { readArchive } from './archive-reader.ts';
import type { Progress } from './backup.ts';
import { BackupError, type Header, type Manifest } from './format.ts';
import { type Load, loadDatabase, requireKnown, requireRoom } from './load.ts';
import { picturesAtATime } from './snapshot.ts';
import type { ArchiveSource } from './target/backup-target.ts';

export interface RestoreDeps {
  client: pg.ClientBase;
  mediaStore: Pick<MediaStore, 'put'>;
  keyring: Keyring;
  migrations: Migration[];
  progress: Progress;
  signal: AbortSignal;
}

export interface RestoreOptions {
  source: ArchiveSource;
  passphrase: string | null;
  isReplacing: boolean;
  keepsSignIns: boolean;
  /** Leaves the schema and the stored secrets as the version of the backup had them, so that this version can run on it. */
  isOfItsVersion?: boolean;
}

export interface RestoreSummary {
  createdAt: string;
  version: string;
  rows: number;
  pictures: number;
  endedTokens: number;
  /** Messages that were pending at the time of the backup and may have been sent since. */
  unclearMessages: number;
  unreadableSecrets: UnreadableSecret[];
  leftOut: string[];
}

/**
 * Restores a whole backup into the database and the picture store. Reads the whole file before it writes anything. Stores the
 * pictures, then commits all changes of the database in one transaction.
 * @throws BackupError when the file is damaged or does not fit; the database is then unchanged
 */
export async function restoreBackup(
  deps: RestoreDeps,
  options: RestoreOptions,
): Promise<RestoreSummary> {
  const { client, keyring } = deps;
  const { isReplacing } = options;
  await requireRoom(client, options);
  const { header, manifest } = await verify(deps, options);
  requireKnown(header.migrations, deps.migrations);

  let endedTokens = 0;
  let unclearMessages = 0;
  let unreadableSecrets: UnreadableSecret[] = [];
  let leftOut: string[] = [];
  const source = { migrations: header.migrations, tables: header.tables };
  const { migrations } = deps;
  const target = { source, isReplacing, migrations, isOfItsVersion: options.isOfItsVersion };
  await loadDatabase(client, target, async (load) => {
    await fill(deps, load, options, header);
    await load.finish(manifest);
    unclearMessages = await holdMessages(client);
    // An older backup contains them in clear.
    if (!options.isOfItsVersion) await encryptTotpSecrets(client, keyring);
    unreadableSecrets = (await lookAtTotpSecrets(client, keyring)).unreadable;
    if (!options.keepsSignIns) endedTokens = await endSignIns(client);
    // Reaches the other copies of the site with the commit: they drop their cached pages.
    await client.query('SELECT pg_notify($1, $2)', [contentChannel, 'restore']);
    leftOut = load.leftOut;
  });
  return {
    createdAt: header.createdAt,
    version: header.version,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    pictures: manifest.pictures.count,
    endedTokens,
    unclearMessages,
    unreadableSecrets,
    leftOut,
  };
}

async function verify(
  { progress, signal }: RestoreDeps,
  { source, passphrase }: RestoreOptions,
): Promise<{ header: Header; manifest: Manifest }> {
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  progress.step('Checking', await source.byteSize());
  for await (const part of readArchive(source, passphrase, progress.advance)) {
    signal.throwIfAborted();
    if (part.kind === 'header') header = part.header;
    if (part.kind === 'manifest') manifest = part.manifest;
  }
  if (!header || !manifest) throw new Error('A backup was read without an end.');
  return { header, manifest };
}

async function fill(
  { mediaStore, progress, signal }: RestoreDeps,
  load: Load,
  { source, passphrase }: RestoreOptions,
  verified: Header,
): Promise<void> {
  progress.step('Restoring', await source.byteSize());
  let pictures: Promise<void>[] = [];
  for await (const part of readArchive(source, passphrase, progress.advance)) {
    signal.throwIfAborted();
    if (part.kind === 'header' && JSON.stringify(part.header) !== JSON.stringify(verified)) {
      throw new BackupError(`${source.title} was changed while it was read.`);
    }
    if (part.kind === 'rows') await load.rows(part.table, part.chunk);
    if (part.kind === 'picture') {
      const put = putPicture(mediaStore, part.name, part.bytes);
      put.catch(() => {});
      pictures.push(put);
    }
    if (pictures.length === picturesAtATime || part.kind === 'manifest') {
      await Promise.all(pictures);
      pictures = [];
    }
  }
}

export async function putPicture(
  mediaStore: RestoreDeps['mediaStore'],
  name: string,
  bytes: Buffer,
): Promise<void> {
  const written = await mediaStore.put(name, bytes, pictureTypeOf(name));
  if (written.outcome === 'done') return;
  const { cause } = written;
  const reason = cause instanceof Error ? cause.message : String(cause);
  throw new BackupError(`The picture ${name} cannot be stored: ${reason}.`, { cause });
}

/**
 * Ends every sign-in and opened page of the backup: those ended since would be valid again. Accounts and passwords stay. Runs
 * in the caller's transaction.
 * @returns the number of ended API tokens
 */
export async function endSignIns(client: pg.ClientBase): Promise<number> {
  const counts = new Map<string, number>();
  for (const kind of allGrantKinds) {
    const { rowCount } = await client.query(endingStatement(kind, systemClock.now()));
    counts.set(kind.table, rowCount ?? 0);
  }
  // A code that was used since would be valid again.
  await client.query('DELETE FROM "AdminRecoveryCode"');
  // The sender may have withdrawn this consent since.
  await client.query(
    'UPDATE "ContactRequest" SET "isShownToDevelopers" = false WHERE "isShownToDevelopers"',
  );
  return counts.get(grantKinds.apiToken.table) ?? 0;
}

/**
 * Marks pending messages as unclear: they may have been sent since the backup, and nothing is sent twice without a person's
 * decision. Runs in the caller's transaction.
 * @returns the number of these messages
 */
export async function holdMessages(client: pg.ClientBase): Promise<number> {
  const messages = await client.query(
    `UPDATE "OutgoingMessage" SET "state" = 'unclear', "fault" = 'It waited at the moment that was restored, and may have been sent since.'
     WHERE "state" IN ('waiting', 'handedOver')`,
  );
  return messages.rowCount ?? 0;
}
