import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { openRequest } from '../../../requests/server/page/request-keys.service.ts';
import { callContent } from '../../words/calls.ts';
import { openCallFeed, readCallSettings } from '../call-settings.service.ts';
import { findCallsEndingAfter, findLastCall } from '../calls.queries.ts';
import { callEvent, callEventOfOwner, siteCalendar } from './call-calendar.ts';

type FileDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'content'>;

/** Days that past calls stay in the feed. */
const pastDays = 90;

/** @throws DomainError NOT_FOUND for an invalid key or when no call is booked */
export async function getCallFile(deps: FileDeps, key: string): Promise<string> {
  const { db, clock, settings } = deps;
  const { brand } = siteIdentityOf(deps.content);
  const { requestId } = await openRequest({ db, clock }, key);
  const call = await findLastCall(db.prisma, requestId);
  if (call?.state !== 'booked') throw new DomainError('NOT_FOUND', 'No call is booked.');
  const { siteOrigin } = settings;
  const event = callEvent(call, {
    brand,
    settings: await readCallSettings(db.prisma),
    siteOrigin,
    pageUrl: absoluteUrl(siteOrigin, paths.request(key)),
  });
  return siteCalendar([event], { productId: brand, method: 'PUBLISH' });
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getCallFeed(deps: FileDeps, key: string): Promise<string> {
  const { db, clock, settings } = deps;
  const { brand } = siteIdentityOf(deps.content);
  if (!(await openCallFeed({ db, clock }, key))) throw new DomainError('NOT_FOUND', 'Not found');
  const callSettings = await readCallSettings(db.prisma);
  const since = new Date(clock.now().getTime() - pastDays * dayMs);
  const calls = await findCallsEndingAfter(db.prisma, since);
  const { siteOrigin } = settings;
  return siteCalendar(
    calls.map((call) => callEventOfOwner(call, { brand, settings: callSettings, siteOrigin })),
    { productId: brand, method: 'PUBLISH', name: callContent.event.feedName(brand) },
  );
}
