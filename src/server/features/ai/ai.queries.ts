import type { Db } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client.ts';

export async function insertGeneration(
  db: Db,
  data: Prisma.AiGenerationUncheckedCreateInput,
): Promise<void> {
  await db.aiGeneration.create({ data, select: { id: true } });
}
