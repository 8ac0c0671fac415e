import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';

const keyBytes = 32;

/** 64 hexadecimal digits, or base64 in either alphabet. */
const hexKey = /^[\da-f]{64}$/i;
const base64Key = /^[\w+/-]{43}=?$/;

/** 32 random bytes usually have thirty different values, and practically never fewer than this. */
const fewestDifferent = 16;

export function makeSecretsKey(): string {
  return randomBytes(keyBytes).toString('base64url');
}

function bytesOfEach(text: string): (Buffer | null)[] {
  return text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((key) => {
      if (hexKey.test(key)) return Buffer.from(key, 'hex');
      return base64Key.test(key) ? Buffer.from(key, 'base64') : null;
    });
}

/** Detects typed text, patterns, and equal steps from byte to byte. */
function isWeak(key: Buffer): boolean {
  const steps = key.map((byte, index) => byte - (key[index - 1] ?? 0));
  const isText = key.every((byte) => byte >= 0x20 && byte < 0x7f);
  return isText || [key, steps].some((bytes) => new Set(bytes).size < fewestDifferent);
}

/** Returns the fault as the rest of a sentence that begins with the setting's name, or null. */
export function faultOfSecretsKeys(text: string): string | null {
  const keys = bytesOfEach(text);
  if (keys.length === 0 || keys.includes(null)) {
    return `must be ${keyBytes} random bytes in base64 or hex: "npm run -s site -- key new" makes such a key`;
  }
  return keys.some((key) => key && isWeak(key))
    ? 'is too weak: its bytes are not random. "npm run -s site -- key new" makes a key'
    : null;
}

/** Requires a text without fault. The first key encrypts; the others only decrypt. */
export function parseSecretsKeys(text: string): KeyObject[] {
  return bytesOfEach(text).flatMap((key) => (key ? [createSecretKey(key)] : []));
}
