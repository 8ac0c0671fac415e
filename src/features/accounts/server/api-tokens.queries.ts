import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

const tokenSelect = {
  id: true,
  name: true,
  prefix: true,
  createdAt: true,
  scopes: true,
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
  admin: { select: { username: true } },
} satisfies Prisma.ApiTokenSelect;

export type TokenRow = Prisma.ApiTokenGetPayload<{ select: typeof tokenSelect }>;

export function findTokens(db: Db): Promise<TokenRow[]> {
  return db.apiToken.findMany({ orderBy: { id: 'desc' }, select: tokenSelect });
}

export function findToken(db: Db, id: number): Promise<TokenRow | null> {
  return db.apiToken.findUnique({ where: { id }, select: tokenSelect });
}

export function insertToken(
  db: Db,
  data: Pick<
    Prisma.ApiTokenUncheckedCreateInput,
    'name' | 'tokenHash' | 'prefix' | 'adminId' | 'createdAt' | 'expiresAt'
  > & { scopes: string[] },
): Promise<TokenRow> {
  return db.apiToken.create({ data, select: tokenSelect });
}

/** Keeps the time of an earlier revocation. */
export async function revokeToken(db: Db, id: number, revokedAt: Date): Promise<void> {
  await db.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } });
}

/** @param unusedBefore tokens without an expiry end when they were not used since then */
export function purgeEndedBefore(
  db: Db,
  { before, unusedBefore }: { before: Date; unusedBefore: Date },
  mode: PurgeMode,
): Promise<number> {
  const unused = { lt: unusedBefore };
  const where = {
    OR: [
      { revokedAt: { lt: before } },
      { expiresAt: { lt: before } },
      { revokedAt: null, expiresAt: null, lastUsedAt: unused },
      { revokedAt: null, expiresAt: null, lastUsedAt: null, createdAt: unused },
    ],
  };
  return purgeRows<Prisma.ApiTokenWhereInput>(db.apiToken, where, mode);
}
