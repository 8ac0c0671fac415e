import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

/** @returns false when the id exists already */
export async function insertSuggestion(
  db: Db,
  data: { id: string; adminId: number; purpose: string; model: string; createdAt: Date },
): Promise<boolean> {
  const { count } = await db.aiSuggestion.createMany({ data: [data], skipDuplicates: true });
  return count === 1;
}

export async function writeSuggestion(
  db: Db,
  id: string,
  data: { text: string; isDone?: boolean },
): Promise<void> {
  await db.aiSuggestion.updateMany({ where: { id }, data });
}

export function findSuggestion(db: Db, key: { id: string; adminId: number }) {
  return db.aiSuggestion.findFirst({
    where: key,
    select: { purpose: true, model: true, text: true, isDone: true, createdAt: true },
  });
}

export function purgeSuggestionsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.AiSuggestionWhereInput>(
    db.aiSuggestion,
    { createdAt: { lt: before } },
    mode,
  );
}
