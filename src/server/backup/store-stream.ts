import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { encryption } from './encryption.ts';
import { type BackupTarget, TargetError } from './target/backup-target.ts';

/**
 * Stores a stream at the target, compressed and encrypted. It appears under its name when it is complete.
 * @returns its bytes there
 * @throws TargetError when it cannot be stored, and the error of the source
 */
export async function storeStream(
  target: BackupTarget,
  name: string,
  { signal, encrypt }: { signal: AbortSignal; encrypt: ReturnType<typeof encryption> },
  source: Iterable<unknown> | AsyncIterable<unknown>,
): Promise<number> {
  let byteSize = 0;
  const count = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      byteSize += piece.length;
      yield piece;
    }
  };
  let stored = Promise.resolve();
  const store = (pieces: AsyncIterable<Uint8Array>) => {
    stored = target.store(name, pieces, signal);
    return stored;
  };
  try {
    await pipeline(source, createGzip(), encrypt, count, store, { signal });
    return byteSize;
  } catch (error) {
    // A broken pipeline neither waits for its last stage, which still clears away, nor always has the error of it.
    const fault = await stored.catch((reason: unknown) => reason);
    throw fault instanceof TargetError ? fault : error;
  }
}
