import type { Deps } from '../../../server/deps.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import { inboxRequestPath } from '../inbox-address.ts';

export function inboxLink(
  { siteOrigin }: Pick<Deps['settings'], 'siteOrigin'>,
  requestId: number,
): string {
  return absoluteUrl(siteOrigin, inboxRequestPath(requestId));
}
