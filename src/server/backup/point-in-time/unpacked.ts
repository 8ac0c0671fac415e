import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { readFault } from '../archive-reader.ts';
import type { decryption } from '../encryption.ts';
import type { ArchiveSource } from '../target/backup-target.ts';

/**
 * Opens what `storeStream` has stored.
 * @throws BackupError when it is damaged, PassphraseError and TargetError
 */
export async function* unpacked(
  source: ArchiveSource,
  open: ReturnType<typeof decryption>,
): AsyncGenerator<Uint8Array> {
  try {
    const input = await source.open();
    const output = createGunzip();
    const read = pipeline(input, open, output);
    read.catch(() => {});
    try {
      yield* output;
      await read;
    } finally {
      input.destroy();
    }
  } catch (error) {
    throw readFault(source, error);
  }
}
