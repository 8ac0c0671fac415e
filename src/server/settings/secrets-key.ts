import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const keyBytes = 32;

/** 64 hexadecimal digits, or base64 in either alphabet. */
const hexKey = /^[\da-f]{64}$/i;
const base64Key = /^[\w+/-]{43}=?$/;

/** Usually thirty of 32 random bytes differ from each other; never so few. */
const fewestDifferent = 16;

/** A new key as it stands in SECRETS_KEY: 256 random bits, base64url. */
export function makeSecretsKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

/** Several keys stand with commas or line breaks between. */
function bytesOfEach(text: string): (Buffer | null)[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => {
      if (hexKey.test(key)) return Buffer.from(key, 'hex');
      return base64Key.test(key) ? Buffer.from(key, 'base64') : null;
    });
}

/** Whether somebody has typed or counted it: a text, a pattern, or the same steps from byte to byte. */
function isWeak(key: Buffer): boolean {
  const steps = key.map((byte, index) => byte - (key[index - 1] ?? 0));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return isText || [key, steps].some((bytes) => new Set(bytes).size < fewestDifferent);
}

/** The fault in the text of SECRETS_KEY, as the rest of a sentence that begins with its name; null without one. */
export function faultOfSecretsKeys(text: string): string | null {
  const keys = bytesOfEach(text);
  if (keys.length === 0 || keys.includes(null)) {
    return `must be ${keyBytes} random bytes in base64 or hex: "npm run -s site -- key new" makes such a key`;
  }
  return keys.some((key) => key && isWeak(key))
    ? 'is too weak: its bytes are not random. "npm run -s site -- key new" makes a key'
    : null;
}

/** The keys of a text without fault: the first encrypts, the others open what was encrypted before. */
export function parseSecretsKeys(text: string): KeyObject[] {
  return bytesOfEach(text).flatMap((key) => (key ? [createSecretKey(key)] : []));
}
