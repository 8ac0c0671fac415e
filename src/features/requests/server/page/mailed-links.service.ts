import type { Deps } from '../../../../server/deps.ts';
import type { PageLinks } from '../../../../server/outbox/message-links.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { prolongLinks } from '../agreed.service.ts';
import { dropRequestKey, makeRequestKey } from './request-keys.service.ts';

/** Creates the link for each mail, with a new key each time. */
export function createMailedLinks({
  clock,
  settings,
}: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  const prefix = absoluteUrl(settings.siteOrigin, paths.request(''));
  return {
    async make(tx, requestId) {
      const now = clock.now();
      const key = await makeRequestKey(tx, requestId, now);
      await prolongLinks(tx, requestId, now);
      return `${prefix}${key}`;
    },
    takeBack: (db, address) => dropRequestKey(db, address.slice(prefix.length)),
  };
}
