import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import {
  addEntry,
  listLatestEntries,
  markEntriesSeen,
} from '../../../conversations/server/entries/entries.service.ts';
import { messageEntryPageSize } from '../../../developers/developer-limits.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { toMessageEntry } from '../message-entries.ts';
import { mailSender, mayMailSender } from '../message-mail.service.ts';
import { findOwnMessage, lockMessage, markMessage } from '../messages.queries.ts';

const notFound = () => new DomainError('NOT_FOUND', 'This message does not exist.');

/**
 * Newest first.
 * @throws DomainError NOT_FOUND for a message to another developer
 */
export async function listEntries(
  { db }: Pick<Deps, 'db'>,
  input: { developerId: number; messageId: number; cursor?: number | undefined },
) {
  const { developerId, messageId, cursor } = input;
  if (!(await findOwnMessage(db.prisma, { id: messageId, developerId }))) throw notFound();
  const rows = await listLatestEntries(
    db.prisma,
    { messageId },
    { isDelivered: true, before: cursor, take: messageEntryPageSize + 1 },
  );
  const items = rows.slice(0, messageEntryPageSize).map(toMessageEntry);
  const hasMore = rows.length > messageEntryPageSize;
  return { items, nextCursor: hasMore ? (items.at(-1)?.id ?? null) : null };
}

/**
 * Adds an answer and queues mail to the sender. Marks the message as read and not suspected.
 * @throws DomainError NOT_FOUND for a message to another developer, CONFLICT when the sender has no page, TOO_MANY_REQUESTS
 */
export async function answerMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'rateLimits' | 'content'>,
  input: {
    developerId: number;
    messageId: number;
    text: string;
    draft?: DraftLineage | undefined;
  },
): Promise<void> {
  const { developerId, messageId, text, draft } = input;
  const where = { id: messageId, developerId };
  const message = await findOwnMessage(deps.db.prisma, where);
  if (!message) throw notFound();
  if (message.isAddressShown && deps.mail.ownerAddress === null) {
    throw new DomainError('CONFLICT', 'The sender of this message can be answered by mail only.');
  }
  await deps.rateLimits.consume(counters['message-answer'], String(developerId));
  const isMailed = await mayMailSender(deps, 'answer', message.senderEmail);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const locked = await lockMessage(tx, messageId);
    if (!locked) throw notFound();
    await dropSentDraft(tx, { of: { messageId }, kind: 'answer' }, { text, lineage: draft });
    const said = { of: { messageId }, side: 'outgoing', body: text, createdAt: now } as const;
    const entry = await addEntry(tx, said, { mostEntries: quotas.messageEntries.limit });
    if (!entry) return;
    await markEntriesSeen(tx, { messageId }, { side: 'incoming', now });
    await markMessage(tx, where, {
      isSuspected: false,
      readAt: locked.readAt ?? now,
      answeredAt: locked.answeredAt ?? now,
    });
    if (!isMailed) return;
    const dedupeKey = `message-answer:${entry.id}`;
    await mailSender(tx, 'answer', siteIdentityOf(deps.content).brand, {
      messageId,
      email: message.senderEmail,
      dedupeKey,
    });
  });
}
