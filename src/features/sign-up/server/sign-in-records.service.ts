import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { keptDays } from '../../../shared/retention.ts';
import { findBrowsersOf, purgeBrowsersBefore } from './known-browser.queries.ts';
import { deleteCodesOf, purgeCodesBefore } from './sign-in-code.queries.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

export function listKnownBrowsers(db: Db, developerId: number): Promise<{ lastSignInAt: Date }[]> {
  return findBrowsersOf(db, developerId);
}

export async function deleteCodes(tx: Db, phoneNumber: string): Promise<void> {
  await deleteCodesOf(tx, phoneNumber);
}

export function purgeSignInCodes({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeCodesBefore(db.prisma, daysBefore(clock.now(), keptDays.signInCodes), mode);
}

export function purgeKnownBrowsers({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeBrowsersBefore(db.prisma, daysBefore(clock.now(), keptDays.knownBrowsers), mode);
}
