import type { Db } from '../../../server/db/client.ts';
import type { Prisma, ProgramKeyKind } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

export type ConnectionOwner = { adminId: number } | { developerId: number };

const connectionSelect = {
  id: true,
  clientId: true,
  name: true,
  scopes: true,
  createdAt: true,
  lastUsedAt: true,
  endsAt: true,
} satisfies Prisma.ProgramConnectionSelect;

const keySelect = {
  kind: true,
  redirectUri: true,
  challenge: true,
  usedAt: true,
  expiresAt: true,
  connection: {
    select: { ...connectionSelect, adminId: true, developerId: true },
  },
} satisfies Prisma.ProgramKeySelect;

export type ConnectionRow = Prisma.ProgramConnectionGetPayload<{ select: typeof connectionSelect }>;
export type KeyRow = Prisma.ProgramKeyGetPayload<{ select: typeof keySelect }>;

export function findProgram(db: Db, id: string) {
  return db.program.findUnique({ where: { id }, select: { name: true, redirectUris: true } });
}

export async function insertProgram(db: Db, data: Prisma.ProgramCreateInput): Promise<void> {
  await db.program.create({ data, select: { id: true } });
}

export async function touchProgram(db: Db, id: string, lastUsedAt: Date): Promise<void> {
  await db.program.updateMany({ where: { id }, data: { lastUsedAt } });
}

/** Newest first. A code that was never exchanged connected nothing. */
export function findConnections(db: Db, owner: ConnectionOwner): Promise<ConnectionRow[]> {
  return db.programConnection.findMany({
    where: { ...owner, keys: { some: { kind: 'refresh' } } },
    orderBy: { id: 'desc' },
    select: connectionSelect,
  });
}

export function countOpenConnections(db: Db, owner: ConnectionOwner, now: Date): Promise<number> {
  return db.programConnection.count({ where: { ...owner, endsAt: { gt: now } } });
}

export async function insertConnection(
  db: Db,
  data: ConnectionOwner & Omit<Prisma.ProgramConnectionUncheckedCreateInput, 'id'>,
): Promise<number> {
  const { id } = await db.programConnection.create({ data, select: { id: true } });
  return id;
}

export async function prolongConnection(db: Db, id: number, endsAt: Date): Promise<void> {
  await db.programConnection.updateMany({ where: { id }, data: { endsAt } });
}

/** @returns null for a connection of somebody else, or one that was ended before */
export async function deleteConnection(
  db: Db,
  where: { id: number } & Partial<{ adminId: number; developerId: number }>,
): Promise<{ name: string } | null> {
  const row = await db.programConnection.findFirst({ where, select: { name: true } });
  const { count } = await db.programConnection.deleteMany({ where });
  return count > 0 ? row : null;
}

interface NewKey {
  keyHash: string;
  kind: ProgramKeyKind;
  connectionId: number;
  redirectUri?: string;
  challenge?: string;
  expiresAt: Date;
}

export async function insertKey(db: Db, data: NewKey): Promise<void> {
  await db.programKey.create({ data, select: { keyHash: true } });
}

export function findKey(db: Db, keyHash: string): Promise<KeyRow | null> {
  return db.programKey.findUnique({ where: { keyHash }, select: keySelect });
}

/** @returns false when somebody else used the key first */
export async function useKey(db: Db, keyHash: string, usedAt: Date): Promise<boolean> {
  const { count } = await db.programKey.updateMany({
    where: { keyHash, usedAt: null },
    data: { usedAt },
  });
  return count === 1;
}

/** Ended ones of the connection: a program that refreshes for months leaves no trail. */
export async function deleteEndedKeys(db: Db, connectionId: number, now: Date): Promise<void> {
  const where = { connectionId, expiresAt: { lte: now } };
  await db.programKey.deleteMany({ where });
  await db.apiToken.deleteMany({ where });
}

export async function deleteProgramToken(
  db: Db,
  { tokenHash, clientId }: { tokenHash: string; clientId: string },
): Promise<void> {
  await db.apiToken.deleteMany({ where: { tokenHash, connection: { is: { clientId } } } });
}

export function purgeConnectionsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { endsAt: { lt: before } };
  return purgeRows<Prisma.ProgramConnectionWhereInput>(db.programConnection, where, mode);
}

/** @param createdBefore programs that nobody connected since then */
export function purgeUnusedPrograms(db: Db, createdBefore: Date, mode: PurgeMode): Promise<number> {
  const where = { lastUsedAt: null, createdAt: { lt: createdBefore } };
  return purgeRows<Prisma.ProgramWhereInput>(db.program, where, mode);
}

export function purgeProgramsUsedBefore(
  db: Db,
  usedBefore: Date,
  mode: PurgeMode,
): Promise<number> {
  const where = { lastUsedAt: { lt: usedBefore } };
  return purgeRows<Prisma.ProgramWhereInput>(db.program, where, mode);
}
