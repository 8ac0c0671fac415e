import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import type { HouseStyle } from '../../house-style.ts';

const settingsSelect = {
  voice: true,
  wordsToUse: true,
  wordsToAvoid: true,
  samplePostIds: true,
  monthlyTokenLimit: true,
  monthlyCentLimit: true,
  showsProvenance: true,
  version: true,
} satisfies Prisma.HouseStyleSelect;

export type HouseStyleRow = Prisma.HouseStyleGetPayload<{
  select: typeof settingsSelect;
}>;

/** Id of the single row. */
const id = 1;

export function findHouseStyle(db: Db): Promise<HouseStyleRow | null> {
  return db.houseStyle.findUnique({ where: { id }, select: settingsSelect });
}

export async function insertHouseStyle(db: Db, settings: HouseStyle): Promise<void> {
  await db.houseStyle.createMany({ data: [{ id, ...settings }], skipDuplicates: true });
}

/** @returns false when the version has changed */
export async function updateHouseStyle(
  db: Db,
  settings: HouseStyle,
  version: number,
): Promise<boolean> {
  const { count } = await db.houseStyle.updateMany({
    where: { id, version },
    data: { ...settings, version: { increment: 1 } },
  });
  return count === 1;
}

export function findSamplePosts(db: Db, ids: number[]) {
  return db.blogPost.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, title: true, content: true },
  });
}
