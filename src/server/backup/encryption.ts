import { open } from 'node:fs/promises';
import { BackupError } from './format.ts';

// Uses age's format (https://age-encryption.org/v1) with a passphrase: `age --decrypt` opens the file too.

const mark = Buffer.from('age-encryption.org/v1\n');

/** Cost of scrypt as a power of two: 128 MB and about a second per guess, half of age's default. */
const workFactor = 17;

export class PassphraseError extends BackupError {}

/** @returns false for an unreadable file too: its reader reports the error */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => null);
  if (!handle) return false;
  try {
    const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return buffer.equals(mark);
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

export function encryption(passphrase: string | null) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (passphrase === null) return yield* plain;
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    encrypter.setScryptWorkFactor(workFactor);
    yield* piecesOf(await encrypter.encrypt(streamOf(plain)));
  };
}

/**
 * Decrypts as a stage of a pipeline; without a passphrase it passes the bytes on.
 * @throws BackupError for anything but the complete, unchanged file
 */
export function decryption(passphrase: string | null) {
  return async function* (encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (passphrase === null) return yield* encrypted;
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    decrypter.addPassphrase(passphrase);
    let isOpen = false;
    try {
      const plain = await decrypter.decrypt(streamOf(encrypted));
      isOpen = true;
      yield* piecesOf(plain);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (!isOpen && text.startsWith('no identity matched')) {
        throw new PassphraseError();
      }
      throw new BackupError(`it is cut off or damaged (${text})`);
    }
  };
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    async cancel() {
      await pieces.return?.();
    },
  });
}

async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
