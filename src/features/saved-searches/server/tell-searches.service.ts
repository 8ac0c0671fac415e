import type { Deps } from '../../../server/deps.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { hourMs } from '../../../shared/time/durations.ts';
import { lookEveryHours, mostNamed, mostSeen } from '../saved-search-options.ts';
import { savedSearchMail } from '../words/saved-search-messages.ts';
import { fittingNow, readSearch } from './read-search.service.ts';
import {
  findDueSearches,
  findSearch,
  lockDueSearch,
  saveSearchRow,
} from './saved-searches.queries.ts';

type TellDeps = Pick<Deps, 'db' | 'clock' | 'content' | 'mail' | 'settings'>;

/** Tells by mail who fits a saved search since the last look: one mail a day at most. One that fails holds no other back. */
export async function tellSavedSearches(deps: TellDeps): Promise<void> {
  if (deps.mail.ownerAddress === null) return;
  const failures: unknown[] = [];
  for (const id of await findDueSearches(deps.db.prisma, deps.clock.now())) {
    try {
      await tell(deps, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some searches were not told.');
}

async function tell(deps: TellDeps, id: number): Promise<void> {
  const search = (await findSearch(deps.db.prisma, id))?.search;
  if (search === undefined) return;
  // Before the lock: a slow search holds no row.
  const fitting = await fittingNow(deps, search);
  const { filters, directory } = await readSearch(deps, search);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockDueSearch(tx, id, now);
    if (!row) return;
    const known = new Set(row.seenIds);
    const fresh = fitting.filter((one) => !known.has(one.id));
    // Those who left the list and come back are not new.
    const seenIds = [...fresh.map((one) => one.id), ...row.seenIds].slice(0, mostSeen);
    await saveSearchRow(tx, id, {
      seenIds,
      lookAt: new Date(now.getTime() + lookEveryHours * hourMs),
    });
    if (fresh.length === 0) return;
    const names = fresh.slice(0, mostNamed).map(({ developerName }) => developerName ?? '');
    await sendMail(tx, {
      ...savedSearchMail.news({
        brand: siteIdentityOf(deps.content).brand,
        names: names.filter(Boolean),
        count: fresh.length,
        filters,
        directory: absoluteUrl(deps.settings.siteOrigin, directory),
      }),
      ...{ recipient: row.mailAddress, savedSearchId: id, hasLink: true },
      dedupeKey: `saved-search:${id}:${now.toISOString()}`,
    });
  });
}
