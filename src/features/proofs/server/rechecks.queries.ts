import type { Db } from '../../../server/db/client.ts';
import type { ProofFault, ProofWay } from '../proof-ways.ts';

export interface DueProof {
  id: number;
  developerId: number;
  address: string;
  token: string;
  failures: number;
}

/** Hidden and unfinished profiles are shown nowhere, so their addresses are left alone. */
export async function findDueProofs(db: Db, now: Date, most: number): Promise<number[]> {
  const rows = await db.addressProof.findMany({
    where: {
      recheckAt: { lte: now },
      removedAt: null,
      developer: { hiddenAt: null, profileCompletedAt: { not: null } },
    },
    orderBy: { recheckAt: 'asc' },
    take: most,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/**
 * Takes a due proof in hand until `until`; after that another process may.
 * @returns null when it is not due any more
 */
export async function claimDueProof(
  db: Db,
  id: number,
  { now, until }: { now: Date; until: Date },
): Promise<DueProof | null> {
  const [row] = await db.addressProof.updateManyAndReturn({
    where: { id, recheckAt: { lte: now }, removedAt: null },
    data: { recheckAt: until },
    select: { id: true, developerId: true, address: true, token: true, failures: true },
  });
  return row ?? null;
}

/** @returns false when a check of the developer, or a removal, came between */
export async function noteFailure(
  tx: Db,
  { id, until }: { id: number; until: Date },
  failure: { failures: number; recheckAt: Date | null; fallen: FallenProof | null },
): Promise<boolean> {
  const { failures, recheckAt, fallen } = failure;
  const { count } = await tx.addressProof.updateMany({
    where: { id, recheckAt: until, removedAt: null },
    data: { failures, recheckAt, ...(fallen ?? {}) },
  });
  return count > 0;
}

export interface FallenProof {
  fallenAt: Date;
  fault: ProofFault;
}

/** @returns false when a check of the developer, or a removal, came between */
export async function noteFound(
  db: Db,
  { id, until }: { id: number; until: Date },
  found: Pick<DueProof, 'failures'> & { checkedAt: Date; recheckAt: Date; way: ProofWay },
): Promise<boolean> {
  const where = { id, recheckAt: until, removedAt: null };
  return (await db.addressProof.updateMany({ where, data: found })).count > 0;
}
