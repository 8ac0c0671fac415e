import type { Deps } from '../../../server/deps.ts';
import { sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { inboxLink } from '../../requests/server/notices.service.ts';
import { openRequest } from '../../requests/server/page/request-keys.service.ts';
import { quoteMailContent } from '../words/quote-mail.ts';
import { noteFirst } from './quotes.queries.ts';

/**
 * Notes that an open quote was opened, and that its end was on the screen. Tells the owner of both once.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function noteReading(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>,
  { key, version, isAtEnd }: { key: string; version: number; isAtEnd: boolean },
): Promise<void> {
  const { requestId } = await openRequest(deps, key);
  const at = deps.clock.now();
  const { ownerAddress } = deps.mail;
  const link = inboxLink(deps.settings, requestId);
  const { brand } = siteIdentityOf(deps.content);
  await deps.db.prisma.$transaction(async (tx) => {
    for (const event of isAtEnd ? (['opened', 'read'] as const) : (['opened'] as const)) {
      const quote = await noteFirst(tx, { requestId, version, what: `${event}At`, at });
      if (!quote || !ownerAddress) continue;
      await sendMail(tx, {
        ...quoteMailContent[event](brand, quote, link),
        recipient: ownerAddress,
        requestId,
        dedupeKey: `quote:${quote.id}:${event}`,
      });
    }
  });
}
