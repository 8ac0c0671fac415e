import { inboxRequestPath } from '../../../shared/inbox-address.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import type { Deps } from '../../deps.ts';

/** Where the owner finds a request again, for mail and calendars. */
export function inboxLink(
  { siteOrigin }: Pick<Deps['settings'], 'siteOrigin'>,
  requestId: number,
): string {
  return absoluteUrl(siteOrigin, inboxRequestPath(requestId));
}
