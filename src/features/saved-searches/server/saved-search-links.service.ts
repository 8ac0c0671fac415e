import type { Deps } from '../../../server/deps.ts';
import type { PageLinks } from '../../../server/outbox/message-links.ts';
import { absoluteUrl, paths } from '../../../shared/paths.ts';
import { serverPaths } from '../../../shared/server-paths.ts';
import {
  createPageLinks,
  makeAccessLink,
} from '../../conversations/server/links/access-links.service.ts';
import { confirmationDays, savedSearchDays } from '../saved-search-options.ts';
import { findSearch } from './saved-searches.queries.ts';

/** Links of mail about a saved search. The first one confirms, and ends sooner. */
export function createSavedSearchLinks(
  deps: Pick<Deps, 'clock' | 'settings'>,
): PageLinks & Required<Pick<PageLinks, 'stopOf'>> {
  const { siteOrigin } = deps.settings;
  const prefix = absoluteUrl(siteOrigin, paths.savedSearch(''));
  const pages = createPageLinks(deps, paths.savedSearch, async (tx, id, mailAddress) => {
    const isConfirmed = (await findSearch(tx, id))?.confirmedAt != null;
    return makeAccessLink(
      tx,
      { subject: 'savedSearchId', id, mailAddress },
      { now: deps.clock.now(), lifetimeDays: isConfirmed ? savedSearchDays : confirmationDays },
    );
  });
  return {
    ...pages,
    stopOf: (address) =>
      absoluteUrl(siteOrigin, serverPaths.savedSearchStop(address.slice(prefix.length))),
  };
}
