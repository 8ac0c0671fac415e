import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { quotas } from '../../../../shared/limits/quotas.ts';
import {
  addEntry,
  countEntry,
  lastWithheldAt,
  listEntries,
} from '../../../conversations/server/entries/entries.service.ts';
import type { Writer } from '../../../conversations/server/entries/entry-drafts.service.ts';
import { openEndingLink } from '../../../conversations/server/links/access-links.service.ts';
import { developerProfileContent } from '../../../developers/words/developer-profile.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { MessagePage, MessageStage } from '../../message-pages.ts';
import { isBlocked } from '../blocks.service.ts';
import { toMessageEntry } from '../message-entries.ts';
import { deleteMessages, findSentMessage, lockMessage, markMessages } from '../messages.queries.ts';
import { planNotification } from '../notifications/notifications.service.ts';
import { openMessage } from './message-keys.service.ts';

/** Withheld entries look unread to a blocked sender, as ordinary ones do. */
function stageOf(
  { readAt, answeredAt }: { readAt: Date | null; answeredAt: Date | null },
  withheldAt: Date | null,
): MessageStage {
  if (answeredAt) return 'answered';
  return readAt && (!withheldAt || withheldAt < readAt) ? 'read' : 'received';
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getMessagePage(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<MessagePage> {
  const { messageId, endsAt } = await openMessage(deps, key);
  const [message, entries, withheldAt] = await Promise.all([
    findSentMessage(deps.db.prisma, messageId),
    listEntries(deps.db.prisma, { messageId }),
    lastWithheldAt(deps.db.prisma, { messageId }),
  ]);
  if (!message) throw opensNothing();
  const { developer, senderName, body, createdAt } = message;
  return {
    developer: {
      id: developer.id,
      name: developer.developerName || developerProfileContent.anonymous,
    },
    ...{ senderName, body, createdAt },
    stage: stageOf(message, withheldAt),
    entries: entries.map(toMessageEntry),
    linkEndsAt: endsAt,
  };
}

/**
 * Adds an entry of the sender. The message becomes unread and leaves the archive. Entries of a blocked sender appear on the
 * message page only.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT when the message is full, TOO_MANY_REQUESTS
 */
export async function addToMessage(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  { key, text, draft }: { key: string; text: string; draft?: DraftLineage | undefined },
): Promise<void> {
  const { messageId } = await openMessage(deps, key);
  await countEntry(deps, 'messageId', messageId);
  const createdAt = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const message = await lockMessage(tx, messageId);
    if (!message) throw opensNothing();
    await dropSentDraft(tx, { of: { messageId }, kind: 'entry' }, { text, lineage: draft });
    const isWithheld = await isBlocked(tx, message.developerId, message.senderEmail);
    const said = { of: { messageId }, side: 'incoming', body: text, createdAt } as const;
    const rules = { mostEntries: quotas.messageEntries.limit };
    const entry = await addEntry(tx, { ...said, isWithheld }, rules);
    if (!entry || isWithheld) return;
    await markMessages(tx, { id: messageId }, { readAt: null, archivedAt: null });
    if (!message.isSuspected) await planNotification(tx, message.developerId, createdAt);
  });
}

/**
 * Deletes a message for its sender, with all entries, keys and unsent mail.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function takeMessageBack(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<void> {
  const { messageId } = await openMessage(deps, key);
  await deleteMessages(deps.db.prisma, { id: messageId });
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function openSender(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<Writer> {
  const { id } = await openEndingLink(deps, 'messageId', key);
  return { subject: 'messageId', id, colleagueId: null };
}
