import type { CallSettings } from '../../../../shared/calls.ts';
import type { Db } from '../../../db/client.ts';
import type { Prisma } from '../../../db/generated/client.ts';

const settingsSelect = {
  isOpen: true,
  timeZone: true,
  hours: true,
  lengthMinutes: true,
  bufferMinutes: true,
  noticeHours: true,
  daysAhead: true,
  daysOff: true,
  place: true,
  version: true,
  feedSince: true,
} satisfies Prisma.CallSettingsSelect;

export type CallSettingsRow = Prisma.CallSettingsGetPayload<{ select: typeof settingsSelect }>;

/** The one row. */
const id = 1;

export function findCallSettings(db: Db): Promise<CallSettingsRow | null> {
  return db.callSettings.findUnique({ where: { id }, select: settingsSelect });
}

/** Makes the row where there is none yet. */
export async function insertCallSettings(db: Db, settings: CallSettings): Promise<void> {
  await db.callSettings.createMany({ data: [{ id, ...settings }], skipDuplicates: true });
}

/** @returns whether the settings still had that version, and are saved. */
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

/** Null takes the link away. */
export async function setFeedKey(
  db: Db,
  key: { feedKeyHash: string; feedSince: Date } | null,
): Promise<void> {
  await db.callSettings.updateMany({
    where: { id },
    data: key ?? { feedKeyHash: null, feedSince: null },
  });
}

export async function hasFeedKey(db: Db, feedKeyHash: string): Promise<boolean> {
  return (await db.callSettings.count({ where: { feedKeyHash } })) > 0;
}
