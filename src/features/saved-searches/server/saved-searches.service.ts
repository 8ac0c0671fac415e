import { randomUUID } from 'node:crypto';
import { opensNothing } from '../../../server/auth/link-keys.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { addressGroup, networkGroup } from '../../../server/limits/client-address.ts';
import { isWithinRecipientLimit } from '../../../server/limits/rate-limits.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { keptDays } from '../../../shared/retention.ts';
import { dayMs, hourMs } from '../../../shared/time/durations.ts';
import { limitRefusals } from '../../../shared/words/limits.ts';
import {
  openAccessLink,
  prolongAccessLinks,
} from '../../conversations/server/links/access-links.service.ts';
import { looksLikeMachine, type SpamSignals } from '../../requests/server/spam-defense.ts';
import {
  confirmationDays,
  lookEveryHours,
  mostSearches,
  savedSearchDays,
} from '../saved-search-options.ts';
import type { SavedSearchForm, SavedSearchPage } from '../saved-searches.ts';
import { savedSearchMail, savedSearchRefusals } from '../words/saved-search-messages.ts';
import { fittingNow, readSearch, type SearchDeps, searchIn } from './read-search.service.ts';
import {
  countConfirmed,
  deleteSearch,
  findSearch,
  keepSearch,
  lockSearch,
  purgeEndedBefore,
  type SavedSearchRow,
  saveSearchRow,
} from './saved-searches.queries.ts';

const linkOf = (id: number) => ({ subject: 'savedSearchId', id }) as const;

/**
 * Sends a link that confirms the address. Says the same for an address that has this search already, so that nobody learns of it.
 * @throws DomainError CONFLICT when the site sends no mail, BAD_REQUEST without filters, TOO_MANY_REQUESTS
 */
export async function saveSearch(
  deps: SearchDeps & Pick<Deps, 'mail' | 'rateLimits'>,
  { form, signals, ip }: { form: SavedSearchForm; signals: SpamSignals; ip: string },
): Promise<void> {
  if (!deps.mail.ownerAddress) throw new DomainError('CONFLICT', savedSearchRefusals.noMail);
  const search = searchIn(form.search);
  if (search === '') throw new DomainError('BAD_REQUEST', savedSearchRefusals.noFilters);
  await deps.rateLimits.consume(counters['saved-search-address'], addressGroup(ip));
  if (looksLikeMachine(signals)) return;
  await deps.rateLimits.consume(counters['saved-search-network'], networkGroup(ip));
  const mailAddress = form.email.toLowerCase();
  if (
    !(await isWithinRecipientLimit(deps.rateLimits, counters['saved-search-mail'], mailAddress))
  ) {
    throw new DomainError('TOO_MANY_REQUESTS', limitRefusals['saved-search-mail']);
  }
  await deps.rateLimits.consume(counters['saved-search-site'], 'all');
  const now = deps.clock.now();
  const endsAt = new Date(now.getTime() + confirmationDays * dayMs);
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await keepSearch(tx, { mailAddress, search, now, endsAt });
    if (row.confirmedAt && row.endsAt > now) return;
    await saveSearchRow(tx, row.id, { endsAt, confirmedAt: null, lookAt: null });
    await sendMail(tx, {
      ...savedSearchMail.confirmation(siteIdentityOf(deps.content).brand),
      ...{ recipient: mailAddress, savedSearchId: row.id, hasLink: true },
      dedupeKey: `saved-search-confirmation:${randomUUID()}`,
    });
  });
}

async function openSearch(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<SavedSearchRow> {
  const { id } = await openAccessLink(deps, 'savedSearchId', key);
  const row = await findSearch(deps.db.prisma, id);
  if (!row) throw opensNothing();
  return row;
}

/** @throws DomainError NOT_FOUND for a key that opens nothing */
export async function getSearchPage(deps: SearchDeps, key: string): Promise<SavedSearchPage> {
  const { mailAddress, search, confirmedAt, endsAt } = await openSearch(deps, key);
  const { filters, directory } = await readSearch(deps, search);
  return { filters, directory, mailAddress, isConfirmed: confirmedAt !== null, endsAt };
}

async function changeByLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
  change: (tx: Db, row: SavedSearchRow, now: Date) => Promise<void>,
): Promise<void> {
  const { id } = await openSearch(deps, key);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const row = await lockSearch(tx, id);
    if (!row) throw opensNothing();
    await change(tx, row, now);
  });
}

/**
 * Confirms the search, or keeps a confirmed one for as long again. Opening the page does neither, because mail scanners open links.
 * @throws DomainError NOT_FOUND for a key that opens nothing, CONFLICT beyond the searches of one address
 */
export async function confirmSearch(deps: SearchDeps, key: string): Promise<void> {
  const { search } = await openSearch(deps, key);
  const seenIds = (await fittingNow(deps, search)).map(({ id }) => id);
  await changeByLink(deps, key, async (tx, row, now) => {
    const until = new Date(now.getTime() + savedSearchDays * dayMs);
    if (row.confirmedAt) {
      await saveSearchRow(tx, row.id, { endsAt: until });
    } else {
      if ((await countConfirmed(tx, row.mailAddress, now)) >= mostSearches)
        throw new DomainError('CONFLICT', savedSearchRefusals.tooMany);
      const lookAt = new Date(now.getTime() + lookEveryHours * hourMs);
      await saveSearchRow(tx, row.id, { confirmedAt: now, endsAt: until, lookAt, seenIds });
    }
    await prolongAccessLinks(tx, linkOf(row.id), { now, until });
  });
}

/** Deletes the search, its links and its waiting mail. @throws DomainError NOT_FOUND for a key that opens nothing */
export async function stopSearch(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<void> {
  await changeByLink(deps, key, (tx, { id }) => deleteSearch(tx, id));
}

export function purgeSavedSearches(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  mode: PurgeMode,
): Promise<number> {
  return purgeEndedBefore(db.prisma, daysBefore(clock.now(), keptDays.savedSearches), mode);
}
