import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';

const holdsAt = (now: Date) => ({ takenBackAt: null, markUntil: { gt: now } });
const shown = { hiddenAt: null, profileCompletedAt: { not: null } };

/** Finds the latest mark that holds. `isShown` leaves out profiles that visitors do not see. */
export async function findMark(
  db: Db,
  developerId: number,
  { now, isShown }: { now: Date; isShown: boolean },
): Promise<{ id: number; since: Date; until: Date; examined: string } | null> {
  const row = await db.verification.findFirst({
    where: { developerId, ...holdsAt(now), ...(isShown && { developer: shown }) },
    orderBy: { markUntil: 'desc' },
    select: { id: true, endedAt: true, markUntil: true, examined: true },
  });
  const { endedAt: since, markUntil: until } = row ?? {};
  return row && since && until ? { id: row.id, since, until, examined: row.examined } : null;
}

/** A renewed mark takes the place of the one before. */
export async function endMarks(tx: Db, developerId: number, now: Date): Promise<void> {
  await tx.verification.updateMany({
    where: { developerId, ...holdsAt(now) },
    data: { markUntil: now },
  });
}

/**
 * A fictional person has no phone.
 * @param samplePicture beginning of the pictures of samples
 */
export async function countMarks(db: Db, now: Date, samplePicture: string) {
  const [row] = await db.$queryRaw<{ phone: number; studio: number; sample: number }[]>`
    SELECT count(*) FILTER (WHERE NOT starts_with("profilePhotoUrl", ${samplePicture}))::int AS "phone",
      count(*) FILTER (WHERE "verifiedUntil" > ${now}::timestamptz)::int AS "studio",
      count(*) FILTER (WHERE starts_with("profilePhotoUrl", ${samplePicture}))::int AS "sample"
    FROM "Developer" WHERE "profileCompletedAt" IS NOT NULL AND "hiddenAt" IS NULL`;
  return row ?? { phone: 0, studio: 0, sample: 0 };
}

/** Upper bound of reminders per run. */
const atOnce = 200;

/** Marks that end soon, whose developers visitors see and nobody has reminded. */
export function findEndingMarks(db: Db, { now, until }: { now: Date; until: Date }) {
  return db.verification.findMany({
    where: {
      takenBackAt: null,
      remindedAt: null,
      markUntil: { gt: now, lte: until },
      developer: shown,
    },
    orderBy: { markUntil: 'asc' },
    take: atOnce,
    select: { id: true, developerId: true },
  });
}

/** @returns the end of the mark; null when another copy has reminded of it, or it does not hold any more */
export async function claimReminder(tx: Db, id: number, now: Date): Promise<Date | null> {
  const where = { id, remindedAt: null, ...holdsAt(now) };
  const { count } = await tx.verification.updateMany({ where, data: { remindedAt: now } });
  if (count === 0) return null;
  const row = await tx.verification.findUnique({ where: { id }, select: { markUntil: true } });
  return row?.markUntil ?? null;
}

/** A mark ends by its time, or when it is taken back. */
export function purgeEndedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where = {
    endedAt: { lt: before },
    OR: [
      { outcome: { in: ['withdrawn', 'declined'] } },
      { markUntil: { lt: before } },
      { takenBackAt: { lt: before } },
    ],
  } satisfies Prisma.VerificationWhereInput;
  return purgeRows<Prisma.VerificationWhereInput>(db.verification, where, mode);
}
