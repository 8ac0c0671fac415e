import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import type { PageLinks } from '../../../server/outbox/message-links.ts';
import { paths } from '../../../shared/paths.ts';
import {
  createPageLinks,
  makeAccessLink,
  revokeAccessLinks,
  setAccessLinkEnd,
} from '../../conversations/server/links/access-links.service.ts';
import { testimonialLinkDays } from '../testimonial-options.ts';
import { hasWords } from './testimonials.queries.ts';

const linkOf = (id: number) => ({ subject: 'testimonialId', id }) as const;

/** A testimonial has one link: a new one replaces it. */
export function createTestimonialLinks(deps: Pick<Deps, 'clock' | 'settings'>): PageLinks {
  return createPageLinks(deps, paths.testimonial, async (tx, testimonialId) => {
    const now = deps.clock.now();
    await revokeAccessLinks(tx, linkOf(testimonialId), now);
    const lifetimeDays = testimonialLinkDays;
    const key = await makeAccessLink(tx, linkOf(testimonialId), { now, lifetimeDays });
    if (await hasWords(tx, testimonialId)) await keepLinkOpen(tx, testimonialId);
    return key;
  });
}

/** From now on the link works as long as the words are there. */
export function keepLinkOpen(tx: Db, testimonialId: number): Promise<void> {
  return setAccessLinkEnd(tx, linkOf(testimonialId), null);
}

export async function endLink(tx: Db, testimonialId: number, now: Date): Promise<void> {
  await revokeAccessLinks(tx, linkOf(testimonialId), now);
}
