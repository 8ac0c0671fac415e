import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { lockDeveloper } from '../../../server/db/lock-developer.ts';

/** The whole row. The views in `developer-views.ts` decide which fields leave the server. */
const developerSelect = {
  id: true,
  phoneNumber: true,
  showPhoneNumber: true,
  showBirthDate: true,
  availability: { select: { isOpenToBriefs: true, goodUntil: true } },
  showReplyTime: true,
  developerName: true,
  bio: true,
  country: true,
  state: true,
  birthDate: true,
  yearStartedCoding: true,
  profilePhotoUrl: true,
  profileCompletedAt: true,
  hiddenAt: true,
  hiddenReason: true,
  handle: true,
  createdAt: true,
  updatedAt: true,
} satisfies Prisma.DeveloperSelect;

export type DeveloperRow = Prisma.DeveloperGetPayload<{ select: typeof developerSelect }>;

export function findDeveloper(db: Db, id: number): Promise<DeveloperRow | null> {
  return db.developer.findUnique({ where: { id }, select: developerSelect });
}

/** Visitors can write to and report only profiles that they can see. */
export async function isSeenByVisitors(db: Db, id: number): Promise<boolean> {
  const where = { id, hiddenAt: null, profileCompletedAt: { not: null } };
  return (await db.developer.count({ where })) > 0;
}

export async function isMemberNumber(db: Db, phoneNumber: string): Promise<boolean> {
  return (await db.developer.count({ where: { phoneNumber } })) > 0;
}

/** Idempotent, and safe for concurrent sign-ins. */
export async function findOrCreateDeveloper(
  db: Db,
  phoneNumber: string,
): Promise<{ row: DeveloperRow; isNew: boolean }> {
  const { count } = await db.developer.createMany({
    data: [{ phoneNumber }],
    skipDuplicates: true,
  });
  const where = { phoneNumber };
  const row = await db.developer.findUniqueOrThrow({ where, select: developerSelect });
  return { row, isNew: count > 0 };
}

export type ProfileColumns = Partial<
  Pick<
    DeveloperRow,
    | 'developerName'
    | 'bio'
    | 'country'
    | 'state'
    | 'birthDate'
    | 'yearStartedCoding'
    | 'showPhoneNumber'
    | 'showBirthDate'
    | 'showReplyTime'
  >
>;

/** Requires the lock of `lockDeveloper`. */
export function updateDeveloper(
  db: Db,
  id: number,
  data: ProfileColumns & { profileCompletedAt: Date },
): Promise<DeveloperRow> {
  return db.developer.update({ where: { id }, data, select: developerSelect });
}

export async function replacePhoto(
  db: Db,
  id: number,
  photo: { profilePhotoUrl: string; photoHash: string | null },
): Promise<{ previousUrl: string } | null> {
  await lockDeveloper(db, id);
  const before = await db.developer.findUnique({
    where: { id },
    select: { profilePhotoUrl: true },
  });
  if (!before) return null;
  await db.developer.update({ where: { id }, data: photo, select: { id: true } });
  return { previousUrl: before.profilePhotoUrl };
}

export async function deleteDeveloper(db: Db, id: number): Promise<void> {
  await db.developer.deleteMany({ where: { id } });
}
