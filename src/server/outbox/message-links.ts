import type { Db } from '../db/client.ts';
import type { ConversationSubject } from '../db/conversation-of.ts';
import type { MailAttachment } from '../integrations/mail.ts';
import type { StoredMessage } from './outbox.queries.ts';

export interface PageLinks {
  /** Runs in the transaction that claims the message. @returns the link's address */
  make(tx: Db, id: number, recipient: string): Promise<string>;
  takeBack(db: Db, address: string): Promise<void>;
  /** Creates the link that unsubscribes without a page (RFC 8058), for mail that is news. */
  stopOf?(address: string): string;
}

export interface MessageLinks {
  /** @returns null for a quote that cannot be drawn */
  attachedQuote(id: number): Promise<MailAttachment | null>;
  conversations: Partial<Record<ConversationSubject, PageLinks>>;
  colleague: PageLinks;
  testimonial: PageLinks;
  outcome: PageLinks;
  savedSearch: PageLinks;
  notifications: PageLinks & {
    /**
     * Finds the first moment from `now` on at which the developer wants this notification. The message may have waited for
     * long.
     * @returns null when the developer no longer wants it
     */
    dueAt(
      tx: Db,
      notification: { developerId: number } & Pick<StoredMessage, 'channel' | 'recipient'>,
      now: Date,
    ): Promise<Date | null>;
  };
}

export async function makeLink(tx: Db, message: StoredMessage, links: MessageLinks) {
  if (!message.hasLink) return null;
  const { testimonialId, outcomeId, savedSearchId, about, colleagueId, developerId, recipient } =
    message;
  const { testimonial, outcome, savedSearch, conversations, colleague, notifications } = links;
  const kinds = [
    // Before its request, which such a message names too.
    { pages: testimonial, id: testimonialId },
    { pages: outcome, id: outcomeId },
    { pages: savedSearch, id: savedSearchId },
    { pages: colleague, id: colleagueId },
    { pages: about && conversations[about.subject], id: about?.id },
    { pages: notifications, id: developerId },
  ];
  const { pages, id } = kinds.find((kind) => kind.id) ?? {};
  return pages && id ? { pages, address: await pages.make(tx, id, recipient) } : null;
}
