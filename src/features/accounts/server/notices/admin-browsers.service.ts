import { createHash } from 'node:crypto';
import { makeBrowserId, type RequestBrowser } from '../../../../server/auth/request-browser.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { daySeconds } from '../../../../shared/durations.ts';
import { keptDays } from '../../../../shared/retention.ts';
import {
  insertBrowser,
  isBrowserOf,
  purgeBrowsersBefore,
  takeBrowser,
} from './admin-browsers.queries.ts';

const hashId = (id: string) => createHash('sha256').update(id).digest('hex');

const cookieLifetimeSeconds = keptDays.adminBrowsers * daySeconds;

/**
 * Remembers the browser that an admin signs in with, under an id that it gets now: one that somebody else has planted there
 * is worth nothing afterwards.
 * @returns the id for its cookie, and whether the admin had signed in with it before
 */
export async function rememberAdminBrowser(
  tx: Db,
  browser: RequestBrowser,
  { adminId, now }: { adminId: number; now: Date },
): Promise<{ id: string; isKnown: boolean }> {
  const isKnown =
    browser.id !== null && (await takeBrowser(tx, { browserHash: hashId(browser.id), adminId }));
  const id = makeBrowserId();
  await insertBrowser(tx, { browserHash: hashId(id), adminId, lastSignInAt: now });
  return { id, isKnown };
}

/** The stored key of a browser that the account of this name has signed in with; null for any other. */
export async function knownBrowserHash(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<RequestBrowser, 'id'>,
  username: string,
): Promise<string | null> {
  if (id === null) return null;
  const browserHash = hashId(id);
  return (await isBrowserOf(db.prisma, { browserHash, username })) ? browserHash : null;
}

/** Has the browser bring the id along from now on. */
export function handOutBrowserId(browser: RequestBrowser, id: string): void {
  browser.remember(id, cookieLifetimeSeconds);
}

/** Forgets or counts browsers that no admin has signed in with for long. */
export function purgeAdminBrowsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeBrowsersBefore(db.prisma, daysBefore(clock.now(), keptDays.adminBrowsers), mode);
}
