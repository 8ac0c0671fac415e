import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import type { Deps } from '../../../deps.ts';
import type { PageLinks } from '../../../outbox/message-links.ts';
import { dropRequestKey, makeRequestKey } from './request-keys.service.ts';

/** Links to the pages of requests for mail, each with a key that is in no other. */
export function createMailedLinks({
  clock,
  settings,
}: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  const prefix = absoluteUrl(settings.siteOrigin, paths.request(''));
  return {
    make: async (tx, requestId) => `${prefix}${await makeRequestKey(tx, requestId, clock.now())}`,
    takeBack: (db, address) => dropRequestKey(db, address.slice(prefix.length)),
  };
}
