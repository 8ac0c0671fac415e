import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { findBrowsersOf, purgeBrowsersBefore } from './known-browser.queries.ts';
import { deleteCodesOf, purgeCodesBefore } from './sign-in-code.queries.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

/** When a developer last signed in from each browser that is remembered, the latest first. */
export function listKnownBrowsers(db: Db, developerId: number): Promise<{ lastSignInAt: Date }[]> {
  return findBrowsersOf(db, developerId);
}

/** Forgets the codes of a number, with the transaction that deletes its account. */
export async function deleteCodes(tx: Db, phoneNumber: string): Promise<void> {
  await deleteCodesOf(tx, phoneNumber);
}

/** Deletes or counts old codes, used or not. */
export function purgeSignInCodes({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeCodesBefore(db.prisma, daysBefore(clock.now(), keptDays.signInCodes), mode);
}

/** Forgets or counts browsers that nobody has signed in from for long. */
export function purgeKnownBrowsers({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeBrowsersBefore(db.prisma, daysBefore(clock.now(), keptDays.knownBrowsers), mode);
}
