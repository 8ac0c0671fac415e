import { randomBytes } from 'node:crypto';
import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import { hashToken } from '../../../server/auth/api-tokens.service.ts';
import {
  endGrantsOfKind,
  holdGrantor,
  noteGrantUse,
} from '../../../server/auth/grants/grants.service.ts';
import { grantKinds } from '../../../server/auth/grants/register.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  type CallFeedState,
  type CallSettings,
  callFeedIdleDays,
  callSettingsSchema,
} from '../calls.ts';
import { callContent, firstCallSettings } from '../words/calls.ts';
import {
  findCallSettings,
  findOpenFeed,
  insertCallSettings,
  moveFeedEnd,
  setFeedKey,
  updateCallSettings,
} from './call-settings.queries.ts';

const feedEnd = (now: Date) => new Date(now.getTime() + callFeedIdleDays * dayMs);

/** 256 random bits. Only the hash is stored (security row 70). */
const feedKeyBytes = 32;

export interface SavedCallSettings extends CallSettings {
  version: number;
  feed: CallFeedState | null;
}

export async function readCallSettings(db: Db): Promise<SavedCallSettings> {
  const row = await findCallSettings(db);
  if (!row) return { ...firstCallSettings, version: 0, feed: null };
  const {
    version,
    feedSince: since,
    feedUsedAt: lastUsedAt,
    feedEndsAt: endsAt,
    ...settings
  } = row;
  const feed = since && endsAt && { since, lastUsedAt, endsAt };
  return { ...callSettingsSchema.parse(settings), version, feed };
}

/** @throws DomainError CONFLICT when the settings were saved since the form was loaded */
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

/** Visitors can book no call until the owner opens the calendar again. */
export async function closeCalendar(tx: Db, admin: AdminIdentity): Promise<void> {
  const { version, isOpen, feed: _feed, ...settings } = await readCallSettings(tx);
  if (!isOpen) return;
  if (!(await updateCallSettings(tx, { ...settings, isOpen: false }, version))) {
    throw new DomainError('CONFLICT', callContent.refusals.otherSave);
  }
  await recordActivity(tx, {
    actor: admin.label,
    action: 'closed',
    targetType: 'calendar of calls',
    summary: settings.timeZone,
  });
}

/** Creates a feed link and ends the earlier one. Only this answer contains the link. */
export async function createCallFeed(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  admin: AdminIdentity,
): Promise<{ url: string }> {
  const key = randomBytes(feedKeyBytes).toString('base64url');
  await db.prisma.$transaction(async (tx) => {
    await holdGrantor(tx, admin);
    await insertCallSettings(tx, firstCallSettings);
    const now = clock.now();
    await setFeedKey(tx, {
      feedKeyHash: hashToken(key),
      feedAdminId: admin.adminId,
      feedSince: now,
      feedEndsAt: feedEnd(now),
    });
    await recordFeed(tx, admin, 'created');
  });
  return { url: absoluteUrl(settings.siteOrigin, serverPaths.callFeed(key)) };
}

export async function revokeCallFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    await endGrantsOfKind(tx, grantKinds.callFeed, clock.now());
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

/** Returns whether the key opens the feed. A use extends the feed's end, at most once an hour. */
export async function openCallFeed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<boolean> {
  const keyHash = hashToken(key);
  const now = clock.now();
  const found = await findOpenFeed(db.prisma, keyHash, now);
  if (!found) return false;
  const use = { keyHash, lastUsedAt: found.feedUsedAt, now };
  if (await noteGrantUse(db.prisma, grantKinds.callFeed, use)) {
    await moveFeedEnd(db.prisma, keyHash, feedEnd(now));
  }
  return true;
}
