import { keptDays } from '../../../shared/retention.ts';
import type { Deps } from '../../deps.ts';
import { daysBefore, type PurgeMode } from '../../purge-mode.ts';
import { purgeBrowsersBefore } from './known-browser.queries.ts';
import { purgeCodesBefore } from './sign-in-code.queries.ts';
import { purgeKeywordsBefore } from './sms-keyword.queries.ts';

type PurgeDeps = Pick<Deps, 'db' | 'clock'>;

/** Codes, used or not. */
export function purgeSignInCodes({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeCodesBefore(db.prisma, daysBefore(clock.now(), keptDays.signInCodes), mode);
}

/** Browsers that came back no more. */
export function purgeKnownBrowsers({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeBrowsersBefore(db.prisma, daysBefore(clock.now(), keptDays.knownBrowsers), mode);
}

/** Keywords that hold no more. */
export function purgeSmsKeywords({ db, clock }: PurgeDeps, mode: PurgeMode): Promise<number> {
  return purgeKeywordsBefore(db.prisma, daysBefore(clock.now(), keptDays.smsKeywords), mode);
}
