import type { IncomingHttpHeaders } from 'node:http';
import type { Deps } from '../../../server/deps.ts';
import { parsedUrl } from '../../../shared/text/parsed-url.ts';
import { isOfPerson } from './counting/of-person.ts';

interface BadgeRequest {
  method: string;
  headers: IncomingHttpHeaders;
  params: { developerId: string };
}

/** Counts a badge that a browser fetches for a page of another site. The site's own pages show it to its developer alone. */
export function countShownBadge(
  deps: Pick<Deps, 'settings' | 'clock' | 'trafficCounter'>,
  { method, headers, params }: BadgeRequest,
): void {
  const referrer = parsedUrl(headers.referer ?? '')?.host ?? '';
  const isElsewhere =
    ['cross-site', 'same-site', undefined].includes(headers['sec-fetch-site'] as string) &&
    referrer !== new URL(deps.settings.siteOrigin).host;
  const isId = /^[1-9]\d{0,8}$/.test(params.developerId);
  if (method !== 'GET' || !isId || !isElsewhere || !isOfPerson(headers)) return;
  const developerId = Number(params.developerId);
  deps.trafficCounter.countBadge({ developerId, referrer }, deps.clock.now());
}
