import type { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './format.ts';
import { type ArchiveSource, TargetError } from './target/backup-target.ts';

// Uses age's format (https://age-encryption.org/v1) with a passphrase: `age --decrypt` opens the file too.

const mark = Buffer.from('age-encryption.org/v1\n');

/** Cost of scrypt as a power of two: 128 MB and about a second per guess, half of age's default. */
const workFactor = 17;

export class PassphraseError extends BackupError {}

/**
 * @returns false for a damaged or missing file too: its reader reports the error
 * @throws TargetError when the place of the backup does not answer
 */
export async function isEncrypted(source: ArchiveSource): Promise<boolean> {
  try {
    const stream = await source.open();
    let beginning = Buffer.alloc(0);
    for await (const piece of stream) {
      beginning = Buffer.concat([beginning, piece]);
      if (beginning.length >= mark.length) break;
    }
    return beginning.subarray(0, mark.length).equals(mark);
  } catch (error) {
    if (error instanceof TargetError) throw error;
    return false;
  }
}

export function encryption(passphrase: string | null) {
  return encrypting(
    passphrase === null
      ? null
      : (encrypter) => {
          encrypter.setPassphrase(passphrase);
          encrypter.setScryptWorkFactor(workFactor);
        },
  );
}

/** Takes no second per file, and does not need what opens it. @param recipient a public key of age */
export function encryptionTo(recipient: string | null) {
  return encrypting(recipient === null ? null : (encrypter) => encrypter.addRecipient(recipient));
}

function encrypting(setUp: ((encrypter: Encrypter) => void) | null) {
  return async function* (plain: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (!setUp) return yield* plain;
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    setUp(encrypter);
    yield* piecesOf(await encrypter.encrypt(streamOf(plain)));
  };
}

/**
 * Decrypts as a stage of a pipeline; without a passphrase it passes the bytes on.
 * @throws BackupError for anything but the complete, unchanged file
 */
export function decryption(passphrase: string | null) {
  return decrypting(
    passphrase === null ? null : (decrypter) => decrypter.addPassphrase(passphrase),
  );
}

/** Does the same with the secret key that belongs to a recipient. */
export function decryptionBy(identity: string | null) {
  return decrypting(identity === null ? null : (decrypter) => decrypter.addIdentity(identity));
}

function decrypting(setUp: ((decrypter: Decrypter) => void) | null) {
  return async function* (encrypted: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    if (!setUp) return yield* encrypted;
    const { Decrypter } = await import('age-encryption');
    const decrypter = new Decrypter();
    setUp(decrypter);
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
