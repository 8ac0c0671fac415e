import type { Db } from '../db/client.ts';
import type { Prisma } from '../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../purge-mode.ts';

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

/** Owners of the site see the tokens of all admins, a developer sees the own ones. */
export type TokenOwners = 'admins' | { developerId: number };

/** Tokens of connections are no tokens that a person made. */
const whereOf = (owners: TokenOwners): Prisma.ApiTokenWhereInput => ({
  connectionId: null,
  ...(owners === 'admins' ? { developerId: null } : owners),
});

export function findTokens(db: Db, owners: TokenOwners): Promise<TokenRow[]> {
  return db.apiToken.findMany({
    where: whereOf(owners),
    orderBy: { id: 'desc' },
    select: tokenSelect,
  });
}

export function findToken(db: Db, owners: TokenOwners, id: number): Promise<TokenRow | null> {
  return db.apiToken.findFirst({ where: { id, ...whereOf(owners) }, select: tokenSelect });
}

export type TokenColumns = ({ adminId: number } | { developerId: number }) & {
  connectionId?: number;
  name: string;
  scopes: string[];
  createdAt: Date;
  expiresAt: Date | null;
};

export type NewTokenRow = TokenColumns & { tokenHash: string; prefix: string };

export function insertToken(db: Db, data: NewTokenRow): Promise<TokenRow> {
  return db.apiToken.create({ data, select: tokenSelect });
}

export function countDeveloperTokens(db: Db, developerId: number, now: Date): Promise<number> {
  const where = { developerId, connectionId: null, revokedAt: null, expiresAt: { gt: now } };
  return db.apiToken.count({ where });
}

/** Keeps the time of an earlier revocation. */
export async function revokeToken(db: Db, id: number, revokedAt: Date): Promise<void> {
  await db.apiToken.updateMany({ where: { id, revokedAt: null }, data: { revokedAt } });
}

export async function revokeDeveloperTokens(
  tx: Db,
  developerId: number,
  revokedAt: Date,
): Promise<void> {
  await tx.apiToken.updateMany({ where: { developerId, revokedAt: null }, data: { revokedAt } });
}

export function findTokenByHash(db: Db, tokenHash: string) {
  return db.apiToken.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      name: true,
      adminId: true,
      developerId: true,
      connectionId: true,
      revokedAt: true,
      scopes: true,
      expiresAt: true,
      lastUsedAt: true,
      createdAt: true,
      admin: { select: { username: true, disabledAt: true, role: true } },
    },
  });
}

/** Stores the use of the connection too, from which the person tells whether a program is used. */
export async function touchToken(
  db: Db,
  { id, connectionId }: { id: number; connectionId: number | null },
  lastUsedAt: Date,
): Promise<void> {
  await db.apiToken.updateMany({ where: { id }, data: { lastUsedAt } });
  if (connectionId === null) return;
  await db.programConnection.updateMany({ where: { id: connectionId }, data: { lastUsedAt } });
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
