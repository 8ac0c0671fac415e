import type { Db } from '../../db/client.ts';
import type { BackupWork } from '../../db/generated/client.ts';

const outcomeColumns = {
  work: true,
  since: true,
  goodAt: true,
  goodName: true,
  goodBytes: true,
  faultAt: true,
  fault: true,
} as const;

export type SavedOutcome = Awaited<ReturnType<typeof findOutcomes>>[number];

export function findOutcomes(db: Db) {
  return db.backupOutcome.findMany({ select: outcomeColumns });
}

/** Notes that the work is wanted from now on. Changes nothing where it is noted. */
export async function insertOutcomes(
  db: Db,
  works: readonly BackupWork[],
  since: Date,
): Promise<void> {
  const data = works.map((work) => ({ work, since }));
  await db.backupOutcome.createMany({ data, skipDuplicates: true });
}

export async function updateOutcome(
  db: Db,
  work: BackupWork,
  data: Partial<Omit<SavedOutcome, 'work' | 'since'>>,
): Promise<void> {
  await db.backupOutcome.update({ where: { work }, data, select: { work: true } });
}
