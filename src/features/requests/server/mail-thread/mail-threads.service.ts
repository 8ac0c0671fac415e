import type { Db } from '../../../../server/db/client.ts';
import {
  findLastMailId,
  findMailState,
  findQuotes,
  saveProvenAddress,
  saveRepliesEnd,
} from './received-mail.queries.ts';

/** Returns the Message-ID of the reader's last mail, which a new mail about the request answers; null for none. */
export async function answeredMailId(
  db: Db,
  { requestId, hasLink }: { requestId: number | null; hasLink: boolean },
): Promise<string | null> {
  if (requestId === null) return null;
  const messageId = await findLastMailId(db, {
    requestId,
    side: hasLink ? 'incoming' : 'outgoing',
  });
  return messageId && `<${messageId}>`;
}

/** @returns what the mails of a request quoted, by id of their entry; an entry that came another way has none */
export async function quotesOfThread(db: Db, requestId: number): Promise<Map<number, string>> {
  const rows = await findQuotes(db, requestId);
  return new Map(rows.map(({ entryId, quoted }) => [entryId, quoted]));
}

/** Ends the addresses of all mail that was sent before. */
export function endReplies(tx: Db, requestId: number, now: Date): Promise<void> {
  return saveRepliesEnd(tx, requestId, now);
}

/** Notes that the address of a request is the sender's: it has answered, or used a link that only it was sent. */
export function noteProvenAddress(tx: Db, requestId: number, address: string): Promise<void> {
  return saveProvenAddress(tx, requestId, address.toLowerCase());
}

/**
 * Returns the name for the greeting of a mail. Empty until the address is proven: mail to it then holds nothing that somebody
 * typed, because the address may be a stranger's.
 */
export async function greetingName(
  db: Db,
  requestId: number,
  { email, firstName }: { email: string | null; firstName: string },
): Promise<string> {
  const state = await findMailState(db, requestId);
  return email !== null && state?.provenAddress === email.toLowerCase() ? firstName : '';
}
