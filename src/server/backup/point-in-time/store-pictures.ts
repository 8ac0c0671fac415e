import type pg from 'pg';
import type { Clock } from '../../clock.ts';
import type { MediaStore } from '../../integrations/media-store/media-store.ts';
import { readPicture } from '../backup.ts';
import { encryptionTo } from '../encryption.ts';
import { storeStream } from '../store-stream.ts';
import type { BackupTarget } from '../target/backup-target.ts';
import type { Chain } from './chain.ts';
import { type KeptFile, nameOf } from './kept-file.ts';

export interface PictureDeps {
  sql: pg.Client;
  mediaStore: MediaStore;
  target: BackupTarget;
  clock: Clock;
  signal: AbortSignal;
}

/** @returns the names of the files of all pictures that were uploaded since then */
export async function readPictureNames(sql: pg.ClientBase, since: Date): Promise<Set<string>> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT variant ->> 'name' AS name FROM "Media", jsonb_array_elements("variants") AS variant
     WHERE "createdAt" >= $1`,
    [since],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Keeps a copy of each picture at the target, and notes there which ones the site has deleted. */
export function createPictureCopies(
  { sql, mediaStore, target, clock, signal }: PictureDeps,
  { id: chain, recipient }: Pick<Chain, 'id' | 'recipient'>,
  files: readonly KeptFile[],
) {
  const own = files.filter((file) => file.chain === chain);
  const stored = new Set(own.flatMap((file) => (file.kind === 'picture' ? [file.picture] : [])));
  const gone = new Set(own.flatMap((file) => (file.kind === 'gone' ? [file.picture] : [])));
  const isEncrypted = recipient !== null;

  async function store(kind: 'picture' | 'gone', picture: string, bytes: Buffer): Promise<void> {
    const name = nameOf({ kind, picture }, { at: clock.now(), chain, isEncrypted });
    await storeStream(target, name, { signal, encrypt: encryptionTo(recipient) }, [bytes]);
  }

  /** @throws TargetError, and BackupError when a picture cannot be read */
  async function storeThoseSince(since: Date): Promise<Set<string>> {
    const present = await readPictureNames(sql, since);
    for (const picture of present) {
      if (stored.has(picture)) continue;
      const bytes = await readPicture(mediaStore, picture);
      if (!bytes) continue;
      await store('picture', picture, bytes);
      stored.add(picture);
    }
    return present;
  }

  return {
    storeThoseSince,
    /** Compares all, and notes the deleted ones. */
    async compareAll(): Promise<void> {
      const present = await storeThoseSince(new Date(0));
      for (const picture of stored) {
        if (present.has(picture) || gone.has(picture)) continue;
        await store('gone', picture, Buffer.alloc(0));
        gone.add(picture);
      }
    },
  };
}
