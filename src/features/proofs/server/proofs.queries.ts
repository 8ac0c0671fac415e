import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

const proofSelect = {
  id: true,
  developerId: true,
  address: true,
  token: true,
  provenAt: true,
  way: true,
  checkedAt: true,
  recheckAt: true,
  failures: true,
  fallenAt: true,
  fault: true,
} satisfies Prisma.AddressProofSelect;

export type ProofRow = Prisma.AddressProofGetPayload<{ select: typeof proofSelect }>;

const holds = { removedAt: null, provenAt: { not: null }, fallenAt: null };

export function findOwnProofs(db: Db, developerId: number): Promise<ProofRow[]> {
  return db.addressProof.findMany({
    where: { developerId, removedAt: null },
    orderBy: { id: 'asc' },
    select: proofSelect,
  });
}

export function findOwnProof(
  db: Db,
  proof: { id: number; developerId: number },
): Promise<ProofRow | null> {
  return db.addressProof.findFirst({ where: { ...proof, removedAt: null }, select: proofSelect });
}

/** Finds them for a hidden profile too. */
export function findHoldingProofs(
  db: Db,
  developerId: number,
): Promise<Pick<ProofRow, 'address' | 'way'>[]> {
  return db.addressProof.findMany({
    where: { developerId, ...holds },
    select: { address: true, way: true },
  });
}

/** Finds none for a profile that visitors do not see. */
export async function findVisibleProofs(
  db: Db,
  developerId: number,
): Promise<{ address: string; checkedAt: Date }[]> {
  const developer = { hiddenAt: null, profileCompletedAt: { not: null } };
  const rows = await db.addressProof.findMany({
    where: { developerId, ...holds, developer },
    orderBy: { id: 'asc' },
    select: { address: true, checkedAt: true },
  });
  return rows.flatMap(({ address, checkedAt }) => (checkedAt ? [{ address, checkedAt }] : []));
}

/** Counts developers with an address that `findVisibleProofs` finds. */
export async function countVisibleDevelopers(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "Developer" AS d
    WHERE d."hiddenAt" IS NULL AND d."profileCompletedAt" IS NOT NULL AND d."id" IN (
      SELECT "developerId" FROM "AddressProof"
      WHERE "removedAt" IS NULL AND "provenAt" IS NOT NULL AND "fallenAt" IS NULL)`;
  return row?.count ?? 0;
}

export async function findProjectLinks(db: Db, developerId: number): Promise<string[]> {
  const rows = await db.developerProject.findMany({
    where: { developerId, projectLink: { not: '' } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { projectLink: true },
  });
  return rows.map(({ projectLink }) => projectLink);
}

export async function findHandle(db: Db, developerId: number): Promise<string | null> {
  const row = await db.developer.findUnique({
    where: { id: developerId },
    select: { handle: true },
  });
  return row?.handle ?? null;
}

/** Requires the lock of `lockDeveloper`. */
export function countProofs(tx: Db, developerId: number): Promise<number> {
  return tx.addressProof.count({ where: { developerId, removedAt: null } });
}

/** Finds a removed one too. */
export function findAddress(
  tx: Db,
  developerId: number,
  address: string,
): Promise<{ id: number; removedAt: Date | null } | null> {
  return tx.addressProof.findUnique({
    where: { developerId_address: { developerId, address } },
    select: { id: true, removedAt: true },
  });
}

export async function insertProof(
  tx: Db,
  data: { developerId: number; address: string; token: string; createdAt: Date },
): Promise<void> {
  await tx.addressProof.create({ data, select: { id: true } });
}

/** @returns false unless it was there, and removed or not as `isRemoved` says */
export async function setRemoved(
  tx: Db,
  proof: { id: number; developerId: number },
  removedAt: Date | null,
): Promise<boolean> {
  const where = { ...proof, removedAt: removedAt ? null : { not: null } };
  const { count } = await tx.addressProof.updateMany({ where, data: { removedAt } });
  return count > 0;
}

/** Changes nothing after a removal. */
export async function markProven(
  tx: Db,
  id: number,
  found: { provenAt: Date; way: NonNullable<ProofRow['way']>; checkedAt: Date; recheckAt: Date },
): Promise<void> {
  await tx.addressProof.updateMany({
    where: { id, removedAt: null },
    data: { ...found, failures: 0, fallenAt: null, fault: null },
  });
}

export function purgeProofsRemovedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = { removedAt: { lt: before } } satisfies Prisma.AddressProofWhereInput;
  return purgeRows<Prisma.AddressProofWhereInput>(db.addressProof, where, mode);
}
