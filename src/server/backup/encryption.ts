import { open } from 'node:fs/promises';
import { BackupError } from './format.ts';

// An encrypted backup is a file of age (https://age-encryption.org/v1) with a passphrase: `age --decrypt` opens it too.

const mark = Buffer.from('age-encryption.org/v1\n');

/** Cost of scrypt, as a power of two: 128 MB and about a second for each guess, half of what age itself takes. */
const workFactor = 17;

/** The file is encrypted, and this passphrase, or none, does not open it. */
export class PassphraseError extends BackupError {}

/** @returns false for what cannot be read, too: its reader says why. */
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

/** A stage of a pipeline that encrypts what comes; without a passphrase it passes it on. */
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
 * A stage of a pipeline that decrypts what comes; without a passphrase it passes it on. It fails with BackupError for anything
 * but the whole file as it was written.
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

/** The library speaks the streams of browsers. */
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
