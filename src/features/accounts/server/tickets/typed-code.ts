import { randomBytes } from 'node:crypto';

/** 80 bits, so that a fast hash is enough. */
const codeLength = 16;
/** 32 characters without 0, 1, i and o, which look alike. */
const alphabet = '23456789abcdefghjklmnpqrstuvwxyz';

/** A random code for people to copy or type: four groups of four. */
export function makeTypedCode(): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: case, spaces and hyphens play no part. */
export function plainCode(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '');
}
