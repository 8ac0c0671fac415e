import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import type { CallSettings } from '../calls.ts';

const settingsSelect = {
  isOpen: true,
  timeZone: true,
  hours: true,
  lengthMinutes: true,
  kinds: true,
  bufferMinutes: true,
  bufferBeforeMinutes: true,
  callsPerDay: true,
  noticeHours: true,
  daysAhead: true,
  daysOff: true,
  place: true,
  videoLink: true,
  questions: true,
  version: true,
  feedSince: true,
  feedUsedAt: true,
  feedEndsAt: true,
} satisfies Prisma.CallSettingsSelect;

export type CallSettingsRow = Prisma.CallSettingsGetPayload<{ select: typeof settingsSelect }>;

const id = 1;

export function findCallSettings(db: Db): Promise<CallSettingsRow | null> {
  return db.callSettings.findUnique({ where: { id }, select: settingsSelect });
}

/** Lets bookings pass one after the other until the transaction ends: no constraint can count the calls of a day. */
export async function holdCallSettings(tx: Db): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM "CallSettings" WHERE "id" = ${id} FOR UPDATE`;
}

export async function insertCallSettings(db: Db, settings: CallSettings): Promise<void> {
  await db.callSettings.createMany({ data: [{ id, ...settings }], skipDuplicates: true });
}

/** @returns false when the version is outdated and nothing was saved */
export async function updateCallSettings(
  db: Db,
  settings: CallSettings,
  version: number,
): Promise<boolean> {
  const { count } = await db.callSettings.updateMany({
    where: { id, version },
    data: { ...settings, version: { increment: 1 } },
  });
  return count === 1;
}

export async function setFeedKey(
  db: Db,
  key: { feedKeyHash: string; feedAdminId: number; feedSince: Date; feedEndsAt: Date },
): Promise<void> {
  await db.callSettings.updateMany({ where: { id }, data: { ...key, feedUsedAt: null } });
}

/** Returns when the feed was last read. Undefined when the key is unknown or expired, or its admin is disabled. */
export async function findOpenFeed(
  db: Db,
  feedKeyHash: string,
  now: Date,
): Promise<{ feedUsedAt: Date | null } | undefined> {
  const where = { feedKeyHash, feedEndsAt: { gt: now }, feedAdmin: { disabledAt: null } };
  return (await db.callSettings.findFirst({ where, select: { feedUsedAt: true } })) ?? undefined;
}

export async function moveFeedEnd(db: Db, feedKeyHash: string, feedEndsAt: Date): Promise<void> {
  await db.callSettings.updateMany({ where: { feedKeyHash }, data: { feedEndsAt } });
}
