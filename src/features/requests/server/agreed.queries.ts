import type { Db } from '../../../server/db/client.ts';

export async function findAgreedMoments(
  db: Db,
  requestId: number,
): Promise<{ quote: Date | null; nda: Date | null }> {
  const [quote, nda] = await Promise.all([
    db.quote.findFirst({
      where: { requestId, state: 'accepted' },
      // An accepted change is agreed on last.
      orderBy: { decidedAt: 'desc' },
      select: { decidedAt: true },
    }),
    db.requestNda.findUnique({ where: { requestId }, select: { ownerAcceptedAt: true } }),
  ]);
  return { quote: quote?.decidedAt ?? null, nda: nda?.ownerAcceptedAt ?? null };
}
