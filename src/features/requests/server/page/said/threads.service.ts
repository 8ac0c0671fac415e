import type { Deps } from '../../../../../server/deps.ts';
import { deliveriesOf } from '../../../../../server/outbox/outbox.service.ts';
import {
  listEntries,
  listRequestsUnseen,
  markEntriesSeen,
} from '../../../../conversations/server/entries/entries.service.ts';
import { countAccessLinks } from '../../../../conversations/server/links/access-links.service.ts';
import type { RequestThread } from '../../../requests.ts';
import { quotesOfThread } from '../../mail-thread/mail-threads.service.ts';
import { findNda } from '../nda.queries.ts';
import { deliveryKey, waysToAnswer } from './answers.service.ts';

/** More than one page of the inbox shows. */
const mostUnseen = 500;

/** Returns an empty thread for an unknown request. */
export async function getThread(
  { db, clock, mail }: Pick<Deps, 'db' | 'clock' | 'mail'>,
  requestId: number,
): Promise<RequestThread> {
  const [rows, nda, linkCount, quotes, ways] = await Promise.all([
    listEntries(db.prisma, { requestId }),
    findNda(db.prisma, requestId),
    countAccessLinks(db.prisma, { subject: 'requestId', id: requestId }, clock.now()),
    quotesOfThread(db.prisma, requestId),
    waysToAnswer(db.prisma, requestId),
  ]);
  const deliveries = await deliveriesOf(db.prisma, rows.map(deliveryKey));
  const entries = rows.map((entry) => ({
    ...entry,
    delivery: deliveries.get(deliveryKey(entry)) ?? null,
    quoted: quotes.get(entry.id) ?? '',
  }));
  return { entries, nda, linkCount, isMailOn: mail.ownerAddress !== null, ...ways };
}

export function markSendersEntriesSeen(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  requestId: number,
): Promise<void> {
  return markEntriesSeen(db.prisma, { requestId }, { side: 'incoming', now: clock.now() });
}

export function listUnseen({ db }: Pick<Deps, 'db'>): Promise<number[]> {
  return listRequestsUnseen(db.prisma, mostUnseen);
}
