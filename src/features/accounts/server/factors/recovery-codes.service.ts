import { createHash } from 'node:crypto';
import type { Db } from '../../../../server/db/client.ts';
import { makeTypedCode, plainCode } from '../tickets/typed-code.ts';
import { replaceCodes, spendCode } from './recovery-codes.queries.ts';

const codeCount = 10;
const hashCode = (code: string) => createHash('sha256').update(plainCode(code)).digest('hex');

/** New recovery codes in the place of those before. The answer is the only place that ever shows them. */
export async function renewRecoveryCodes(tx: Db, adminId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeTypedCode);
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
