import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../db/client.ts';
import { replaceCodes, spendCode } from './recovery-codes.queries.ts';

const codeCount = 10;
/** 80 bits, so that a fast hash is enough. */
const codeLength = 16;
/** 32 characters without 0, 1, i and o, which look alike. */
const alphabet = '23456789abcdefghjklmnpqrstuvwxyz';

function makeCode(): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  const characters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]);
  return characters.join('').replace(/(.{4})(?=.)/g, '$1-');
}

/** However it was typed: case, spaces and hyphens play no part. */
const hashCode = (code: string) =>
  createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex');

/** New recovery codes in the place of those before. The answer is the only place that ever shows them. */
export async function renewRecoveryCodes(tx: Db, adminId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeCode);
  await replaceCodes(tx, adminId, codes.map(hashCode));
  return codes;
}

/** @returns whether it was one of this admin that was not used yet; it is used now. */
export function spendRecoveryCode(
  db: Db,
  input: { adminId: number; code: string; now: Date },
): Promise<boolean> {
  const { adminId, code, now } = input;
  return spendCode(db, { adminId, codeHash: hashCode(code), usedAt: now });
}
