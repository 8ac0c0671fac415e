import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import type { WritingSettings } from '../../writing.ts';

const settingsSelect = {
  voice: true,
  wordsToUse: true,
  wordsToAvoid: true,
  samplePostIds: true,
  monthlyTokenLimit: true,
  monthlyCentLimit: true,
  showsProvenance: true,
  version: true,
} satisfies Prisma.WritingSettingsSelect;

export type WritingSettingsRow = Prisma.WritingSettingsGetPayload<{
  select: typeof settingsSelect;
}>;

/** Id of the single row. */
const id = 1;

export function findWritingSettings(db: Db): Promise<WritingSettingsRow | null> {
  return db.writingSettings.findUnique({ where: { id }, select: settingsSelect });
}

/** Does nothing when the row exists. */
export async function insertWritingSettings(db: Db, settings: WritingSettings): Promise<void> {
  await db.writingSettings.createMany({ data: [{ id, ...settings }], skipDuplicates: true });
}

/** @returns false when the version has changed */
export async function updateWritingSettings(
  db: Db,
  settings: WritingSettings,
  version: number,
): Promise<boolean> {
  const { count } = await db.writingSettings.updateMany({
    where: { id, version },
    data: { ...settings, version: { increment: 1 } },
  });
  return count === 1;
}

/** Excludes deleted posts. */
export function findSamplePosts(db: Db, ids: number[]) {
  return db.blogPost.findMany({
    where: { id: { in: ids }, deletedAt: null },
    select: { id: true, title: true, content: true },
  });
}
