import type { Deps } from '../../../server/deps.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { inboxRequestPath } from '../inbox-address.ts';

/** Where the owner finds a request again, for mail and calendars. */
export function inboxLink(
  { siteOrigin }: Pick<Deps['settings'], 'siteOrigin'>,
  requestId: number,
): string {
  return absoluteUrl(siteOrigin, inboxRequestPath(requestId));
}
