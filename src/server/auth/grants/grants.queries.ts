import type { Db } from '../../db/client.ts';
import { endingStatement, type GrantKind } from './register.ts';

export async function endGrants(
  tx: Db,
  kind: GrantKind,
  { now, owner }: { now: Date; owner?: { column: string; id: number } },
): Promise<void> {
  const { text, values } = endingStatement(kind, now, owner);
  await tx.$executeRawUnsafe(text, ...values);
}

export type KeyedKind = GrantKind & { key: string; lastUse: string };

export async function setLastUse(
  db: Db,
  { table, key, lastUse }: KeyedKind,
  { keyHash, now }: { keyHash: string; now: Date },
): Promise<void> {
  const statement = `UPDATE "${table}" SET "${lastUse}" = $1::timestamptz WHERE "${key}" = $2`;
  await db.$executeRawUnsafe(statement, now, keyHash);
}
