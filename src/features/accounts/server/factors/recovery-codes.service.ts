import { createHash } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import { makeTypedCode, plainCode } from '../tickets/sign-in-tickets.service.ts';
import { replaceCodes, spendCode } from './recovery-codes.queries.ts';

const codeCount = 10;
const hashCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');

/** Replaces all recovery codes. Only this answer contains them. */
export async function renewRecoveryCodes(tx: Db, adminId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeTypedCode);
  await replaceCodes(tx, adminId, codes.map(hashCode));
  return codes;
}

export function spendRecoveryCode(
  db: Db,
  input: { adminId: number; code: string; now: Date },
): Promise<boolean> {
  const { adminId, code, now } = input;
  return spendCode(db, { adminId, codeHash: hashCode(code), usedAt: now });
}
