import { createHash } from 'node:crypto';
import { makeBrowserId, type RequestBrowser } from '../../../../server/auth/request-browser.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../../server/purge-mode.ts';
import { keptDays } from '../../../../shared/retention.ts';
import { daySeconds } from '../../../../shared/time/durations.ts';
import {
  insertBrowser,
  isBrowserOf,
  purgeBrowsersBefore,
  takeBrowser,
} from './admin-browsers.queries.ts';

const hashId = (id: string) => createHash('sha256').update(id).digest('hex');

const cookieLifetimeSeconds = keptDays.adminBrowsers * daySeconds;

/**
 * Stores the browser under a new id, so that an id planted by an attacker becomes worthless.
 * @returns id for the cookie; `isKnown` after an earlier sign-in with this browser
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

export async function knownBrowserHash(
  { db }: Pick<Deps, 'db'>,
  { id }: Pick<RequestBrowser, 'id'>,
  username: string,
): Promise<string | null> {
  if (id === null) return null;
  const browserHash = hashId(id);
  return (await isBrowserOf(db.prisma, { browserHash, username })) ? browserHash : null;
}

export function handOutBrowserId(browser: RequestBrowser, id: string): void {
  browser.remember(id, cookieLifetimeSeconds);
}

export function purgeAdminBrowsers(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeBrowsersBefore(db.prisma, daysBefore(clock.now(), keptDays.adminBrowsers), mode);
}
