import type pg from 'pg';
import type { Clock } from '../../clock.ts';
import { encryptionTo } from '../encryption.ts';
import { storeStream } from '../store-stream.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import type { Chain } from './chain.ts';
import { nameOf } from './kept-file.ts';
import { parseLsn, ReplicationStream } from './replication.ts';

export interface BaseDeps {
  /** Takes replication commands. */
  client: pg.Client;
  target: BackupTarget;
  clock: Clock;
  signal: AbortSignal;
}

/**
 * Stores all files of the database as one tar file, while the site runs. The log of that time is in it, so it opens by itself.
 * @returns its name and bytes
 * @throws TargetError when it cannot be stored
 */
export async function storeBase(
  { client, target, clock, signal }: BaseDeps,
  { id: chain, recipient }: Pick<Chain, 'id' | 'recipient'>,
): Promise<{ name: string; byteSize: number }> {
  const stream = client.query(
    new ReplicationStream(`BASE_BACKUP (LABEL 'site', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`),
  );
  const messages = stream[Symbol.asyncIterator]();
  // The rows come before the first message.
  const first = await messages.next();
  const [[start = '', timeline = ''] = []] = stream.rows;
  const name = nameOf(
    { kind: 'base', start: parseLsn(start), timeline: Number(timeline) },
    { at: clock.now(), chain, isEncrypted: recipient !== null },
  );
  const tar = async function* () {
    if (first.done) return;
    yield* dataOf(first.value);
    for await (const message of messages) yield* dataOf(message);
  };
  const encrypt = encryptionTo(recipient);
  const byteSize = await storeStream(target, name, { signal, encrypt }, tar());
  return { name, byteSize };
}

/** Leaves out the name of the archive: the database has one tablespace, so there is one archive. */
function dataOf(message: Buffer): Buffer[] {
  return message.toString('latin1', 0, 1) === 'd' ? [message.subarray(1)] : [];
}
