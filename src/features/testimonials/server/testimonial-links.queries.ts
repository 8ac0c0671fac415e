import type { Db } from '../../../server/db/client.ts';

/** Replaces the key. The link ends at `endsAt` unless something was written under it. */
export async function setKey(
  tx: Db,
  id: number,
  { keyHash, endsAt }: { keyHash: string; endsAt: Date },
): Promise<void> {
  const isThere = { id, state: { not: 'withdrawn' } } as const;
  const key = { keyHash, lastUsedAt: null };
  await tx.testimonial.updateMany({ where: { ...isThere, quote: '' }, data: { ...key, endsAt } });
  await tx.testimonial.updateMany({
    where: { ...isThere, quote: { not: '' } },
    data: { ...key, endsAt: null },
  });
}

export async function clearKey(db: Db, keyHash: string): Promise<void> {
  await db.testimonial.updateMany({ where: { keyHash }, data: { keyHash: null } });
}

export function findOpenKey(
  db: Db,
  keyHash: string,
  now: Date,
): Promise<{ requestId: number; lastUsedAt: Date | null } | null> {
  return db.testimonial.findFirst({
    where: { keyHash, OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
    select: { requestId: true, lastUsedAt: true },
  });
}
