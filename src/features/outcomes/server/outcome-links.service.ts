import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { PageLinks } from '../../../server/outbox/message-links.ts';
import { paths } from '../../../shared/paths.ts';
import { dayMs } from '../../../shared/time/durations.ts';
import {
  createPageLinks,
  makeAccessLink,
  revokeAccessLinks,
  setAccessLinkEnd,
} from '../../conversations/server/links/access-links.service.ts';
import { outcomeLinkDays } from '../outcome-options.ts';

const linkOf = (id: number) => ({ subject: 'outcomeId', id }) as const;

/** A client is asked once, so a second link means that the first was not sent. */
export function createOutcomeLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.outcome, async (tx, outcomeId) => {
    const now = deps.clock.now();
    await revokeAccessLinks(tx, linkOf(outcomeId), now);
    return makeAccessLink(tx, linkOf(outcomeId), { now, lifetimeDays: outcomeLinkDays });
  });
}

/** From now on the link works as long as the recommendation stands. */
export function keepLinkOpen(tx: Db, outcomeId: number): Promise<void> {
  return setAccessLinkEnd(tx, linkOf(outcomeId), null);
}

/** Without a recommendation the link ends after the usual time. */
export function letLinkEnd(tx: Db, outcomeId: number, now: Date): Promise<void> {
  const end = new Date(now.getTime() + outcomeLinkDays * dayMs);
  return setAccessLinkEnd(tx, linkOf(outcomeId), end);
}
