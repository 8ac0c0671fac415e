import type { Deps } from '../../deps.ts';
import { deleteBrowsersBefore } from './known-browser.queries.ts';
import { deleteCodesBefore } from './sign-in-code.queries.ts';
import { knownBrowserLifetimeSeconds } from './sign-in-code.ts';
import { deleteKeywordsBefore } from './sms-keyword.queries.ts';

/** Caps look back a day; another one lets somebody look into a complaint. */
const codesKeptMs = 48 * 60 * 60_000;
/** Providers and whoever records their calls do not repeat a message after this long. */
const keywordsKeptMs = 90 * 24 * 60 * 60_000;

/** Deletes what signing in leaves behind: old codes, browsers that came back no more, keywords that hold no more. */
export async function purgeSignInCodes({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const nowMs = clock.now().getTime();
  await deleteCodesBefore(db.prisma, new Date(nowMs - codesKeptMs));
  await deleteBrowsersBefore(db.prisma, new Date(nowMs - knownBrowserLifetimeSeconds * 1000));
  await deleteKeywordsBefore(db.prisma, new Date(nowMs - keywordsKeptMs));
}
