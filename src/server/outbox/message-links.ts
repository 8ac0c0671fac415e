import type { Db } from '../db/client.ts';
import type { StoredMessage } from './outbox.queries.ts';

/** Links to the pages of one kind, each for one message. */
export interface PageLinks {
  /** Makes one, with the transaction in which its message is taken in hand. @returns its address */
  make(tx: Db, id: number, recipient: string): Promise<string>;
  /** Ends one whose message was certainly not taken. */
  takeBack(db: Db, address: string): Promise<void>;
}

/** Links to the pages of everything that messages are about. */
export interface MessageLinks {
  request: PageLinks;
  developerMessage: PageLinks;
  notifications: PageLinks & {
    /** Makes the link that ends them without a page (RFC 8058). @returns its address */
    stopOf(address: string): string;
    /**
     * The first moment from `now` on at which its developer may be told in this way: it may have waited for long.
     * @returns null where it is not wanted any more
     */
    dueAt(
      tx: Db,
      notification: { developerId: number } & Pick<StoredMessage, 'channel' | 'recipient'>,
      now: Date,
    ): Promise<Date | null>;
  };
}

/** A link to the page of what a message is about; null where it carries none. */
export async function makeLink(tx: Db, message: StoredMessage, links: MessageLinks) {
  if (!message.hasLink) return null;
  const { requestId, developerMessageId, developerId, recipient } = message;
  const { request, developerMessage, notifications } = links;
  const kinds = [
    { pages: request, id: requestId },
    { pages: developerMessage, id: developerMessageId },
    { pages: notifications, id: developerId },
  ];
  const kind = kinds.find(({ id }) => id !== null);
  if (!kind || kind.id === null) return null;
  return { pages: kind.pages, address: await kind.pages.make(tx, kind.id, recipient) };
}
