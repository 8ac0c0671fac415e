import { randomBytes } from 'node:crypto';

/** 16 characters of 5 bits are 80 bits, so a fast hash is enough. */
const codeLength = 16;
/** 32 characters without the look-alikes 0, 1, i and o. */
const alphabet = '23456789abcdefghjklmnpqrstuvwxyz';

/** Random code in four groups of four, for copying or typing. */
export function makeTypedCode(): string {
  // 256 is a multiple of 32, so the modulo has no bias.
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}
