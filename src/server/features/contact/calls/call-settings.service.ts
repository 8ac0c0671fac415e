import { randomBytes } from 'node:crypto';
import { callContent, firstCallSettings } from '../../../../content/calls.ts';
import { type CallSettings, callSettingsSchema } from '../../../../shared/calls.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { recordActivity } from '../../../activity/activity.service.ts';
import { type AdminIdentity, hashToken } from '../../../auth/admin-identity.service.ts';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import {
  findCallSettings,
  hasFeedKey,
  insertCallSettings,
  setFeedKey,
  updateCallSettings,
} from './call-settings.queries.ts';

/** 256 random bits, of which only the hash is stored (security row 70). */
const feedKeyBytes = 32;

export interface SavedCallSettings extends CallSettings {
  version: number;
  feedSince: Date | null;
}

/** When the owner takes calls; what the calendar begins with where nothing was saved yet. */
export async function readCallSettings(db: Db): Promise<SavedCallSettings> {
  const row = await findCallSettings(db);
  if (!row) return { ...firstCallSettings, version: 0, feedSince: null };
  const { version, feedSince, ...settings } = row;
  return { ...callSettingsSchema.parse(settings), version, feedSince };
}

/** @throws DomainError CONFLICT when somebody else has saved since the form was loaded */
export async function saveCallSettings(
  { db }: Pick<Deps, 'db'>,
  admin: AdminIdentity,
  { settings, version }: { settings: CallSettings; version: number },
): Promise<SavedCallSettings> {
  return db.prisma.$transaction(async (tx) => {
    await insertCallSettings(tx, firstCallSettings);
    const before = await readCallSettings(tx);
    if (!(await updateCallSettings(tx, settings, version))) {
      throw new DomainError('CONFLICT', callContent.refusals.otherSave);
    }
    await recordActivity(tx, {
      actor: admin.label,
      action: settings.isOpen === before.isOpen ? 'changed' : settings.isOpen ? 'opened' : 'closed',
      targetType: 'calendar of calls',
      summary: settings.timeZone,
    });
    return readCallSettings(tx);
  });
}

/** Makes a link to the calendar of calls, and ends the one before. The answer is the only place that ever shows it. */
export async function createCallFeed(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  admin: AdminIdentity,
): Promise<{ url: string }> {
  const key = randomBytes(feedKeyBytes).toString('base64url');
  await db.prisma.$transaction(async (tx) => {
    await insertCallSettings(tx, firstCallSettings);
    await setFeedKey(tx, { feedKeyHash: hashToken(key), feedSince: clock.now() });
    await recordFeed(tx, admin, 'created');
  });
  return { url: absoluteUrl(settings.siteOrigin, paths.callFeed(key)) };
}

/** The link to the calendar of calls leads nowhere from now on. */
export async function revokeCallFeed({ db }: Pick<Deps, 'db'>, admin: AdminIdentity) {
  await db.prisma.$transaction(async (tx) => {
    await setFeedKey(tx, null);
    await recordFeed(tx, admin, 'revoked');
  });
}

function recordFeed(tx: Db, admin: AdminIdentity, action: string): Promise<void> {
  return recordActivity(tx, {
    actor: admin.label,
    action,
    targetType: 'calendar of calls',
    summary: 'Calendar link',
  });
}

/** Whether a calendar program has come by the link that there is. */
export function isCallFeedKey(db: Db, key: string): Promise<boolean> {
  return hasFeedKey(db, hashToken(key));
}
