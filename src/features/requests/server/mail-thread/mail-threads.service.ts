import type { Db } from '../../../../server/db/client.ts';
import {
  findLastMailId,
  findMailState,
  findQuotes,
  saveMailState,
} from './received-mail.queries.ts';

/** Returns the Message-ID of the reader's last mail, which a new mail about the request answers; null for none. */
export async function answeredMailId(
  db: Db,
  { requestId, hasLink }: { requestId: number | null; hasLink: boolean },
): Promise<string | null> {
  if (requestId === null) return null;
  const messageId = await findLastMailId(db, { requestId, side: hasLink ? 'client' : 'owner' });
  return messageId && `<${messageId}>`;
}

/** @returns what the mails of a request quoted, by id of their entry; an entry that came another way has none */
export async function quotesOfThread(db: Db, requestId: number): Promise<Map<number, string>> {
  const rows = await findQuotes(db, requestId);
  return new Map(rows.map(({ entryId, quoted }) => [entryId, quoted]));
}

/** Ends the addresses of all mail that was sent before. */
export function endReplies(tx: Db, requestId: number, now: Date): Promise<void> {
  return saveMailState(tx, requestId, { repliesEndedAt: now });
}

/** Notes that the address of a request is the sender's: it has answered, or used a link that only it was sent. */
export function noteProvenAddress(tx: Db, requestId: number, address: string): Promise<void> {
  return saveMailState(tx, requestId, { provenAddress: address.toLowerCase() });
}

/** Until the address is proven, mail to it holds nothing that somebody typed. */
export async function isAddressProven(
  db: Db,
  requestId: number,
  address: string | null,
): Promise<boolean> {
  const state = await findMailState(db, requestId);
  return address !== null && state?.provenAddress === address.toLowerCase();
}
