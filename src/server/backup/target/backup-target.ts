import type { Readable } from 'node:stream';
import { inTime } from '../../integrations/in-time.ts';
import { BackupError } from '../format.ts';
import { momentOf } from './backup-name.ts';

/** A whole backup that can be read. */
export interface ArchiveSource {
  /** The address as the operator knows it: a path or an s3:// address. */
  readonly title: string;
  /** @returns 0 for a missing one, which its reader reports */
  byteSize(): Promise<number>;
  open(): Promise<Readable>;
}

export interface StoredBackup {
  name: string;
  byteSize: number;
  /** The moment that it shows, as its name says. */
  madeAt: Date;
}

/** A place that keeps backups. Every method throws a TargetError when the place is full, slow, away or closed to us. */
export interface BackupTarget {
  /** The address as the operator knows it: a folder or an s3:// address. */
  readonly title: string;
  /** Makes the folder of `within`, and never the place itself: where a disk is not mounted, backups would fill the disk below. */
  prepare(): Promise<void>;
  /** @returns null where the place does not tell */
  freeBytes(): Promise<number | null>;
  /** Stores the pieces under a name that appears when all of them are there. A failure leaves nothing, and is rethrown. */
  store(name: string, pieces: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void>;
  /** Backups by the names of this site alone, the newest first. */
  list(): Promise<StoredBackup[]>;
  source(name: string): ArchiveSource;
  remove(name: string): Promise<void>;
  /** Deletes what a killed process has left half done. Nothing may be stored meanwhile. */
  removeUnfinished(): Promise<void>;
}

/** Part of a place. Files that are not named by its rule belong to somebody else. */
export interface Shelf {
  /** Folder below the place; empty for the place itself. */
  within: string;
  momentOf(name: string): Date | null;
}

/** Holds the backups. */
export const backupShelf: Shelf = { within: '', momentOf };

/** The message is one sentence for the operator. */
export class TargetError extends BackupError {}

/** The place took nothing and gave nothing for the whole time. */
export class SlowTargetError extends Error {}

/**
 * @param stopped ends the wait at once, with its reason
 * @throws SlowTargetError when the work does not end in time, and the errors of the work
 */
export async function withPatience<Result>(
  patienceMs: number,
  work: (signal: AbortSignal) => Promise<Result>,
  stopped: AbortSignal = new AbortController().signal,
): Promise<Result> {
  stopped.throwIfAborted();
  const ended = new AbortController();
  let isLate = false;
  const stop = new Promise<never>((_resolve, reject) => {
    const onStop = () => reject(stopped.reason);
    stopped.addEventListener('abort', onStop, { once: true, signal: ended.signal });
  });
  try {
    return await inTime('The target of backups', patienceMs, (late) => {
      late.addEventListener('abort', () => {
        isLate = true;
      });
      return Promise.race([work(AbortSignal.any([late, stopped])), stop]);
    });
  } catch (error) {
    const seconds = Math.round(patienceMs / 1_000);
    throw isLate ? new SlowTargetError(`it did not answer for ${seconds} seconds`) : error;
  } finally {
    ended.abort();
  }
}

/**
 * Limits each wait for the next piece. The time that the reader takes does not count.
 * @throws TargetError when one does not come in time
 */
export async function* readPatiently(
  title: string,
  stream: AsyncIterable<Uint8Array>,
  patienceMs: number,
): AsyncGenerator<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]();
  let hasEnded = false;
  try {
    for (;;) {
      const piece = await withPatience(patienceMs, () => pieces.next());
      if (piece.done) {
        hasEnded = true;
        return;
      }
      yield piece.value;
    }
  } catch (error) {
    if (!(error instanceof SlowTargetError)) throw error;
    throw new TargetError(`${title} cannot be read: ${error.message}.`);
  } finally {
    // A silent stream would let this wait too.
    if (!hasEnded) void pieces.return?.()?.catch(() => {});
  }
}
