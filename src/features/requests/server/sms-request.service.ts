import type { Db } from '../../../server/db/client.ts';
import { maxTextLength } from '../text-answers.ts';
import { insertContactRequest } from './contact.queries.ts';
import { findTextedThread, insertTextedEntry } from './sms-request.queries.ts';

/**
 * Stores a text message in the inbox of contact requests. A message that its provider delivers twice is stored once.
 * @param input.phoneNumber E.164
 * @param input.messageId the provider's id of the message
 * @param input.isFlood one of so many that a machine has written them: kept apart, as other junk is
 */
export async function storeSmsRequest(
  tx: Db,
  input: { phoneNumber: string; text: string; messageId: string; isFlood: boolean },
): Promise<boolean> {
  const id = await insertContactRequest(tx, {
    source: 'sms',
    phoneNumber: input.phoneNumber,
    description: input.text.slice(0, maxTextLength),
    status: input.isFlood ? 'suspected' : 'new',
    dedupeKey: `sms:${input.messageId}`,
  });
  return id !== null;
}

/**
 * Enters a text message into the request that it answers: the last one of its number to which we have written a text. A message
 * that its provider delivers twice is entered once.
 * @param input.phoneNumber E.164
 * @returns whether there is such a request, now or when it came first
 */
export async function storeSmsReply(
  tx: Db,
  input: { phoneNumber: string; text: string; messageId: string; at: Date },
): Promise<boolean> {
  const requestId = await findTextedThread(tx, input.phoneNumber);
  if (requestId === null) return false;
  await insertTextedEntry(tx, {
    requestId,
    body: input.text.slice(0, maxTextLength),
    smsId: input.messageId,
    createdAt: input.at,
  });
  return true;
}
