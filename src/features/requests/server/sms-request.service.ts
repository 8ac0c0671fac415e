import type { Db } from '../../../server/db/client.ts';
import { addEntry } from '../../conversations/server/entries/entries.service.ts';
import { requestLimits } from '../request-options.ts';
import { findRequestByDedupeKey, insertContactRequest } from './contact.queries.ts';
import { resemblesMarkedJunk } from './marked-junk.service.ts';
import { findTextedThread, lockNumber } from './sms-request.queries.ts';

const requestKey = (messageId: string) => `sms:${messageId}`;

/**
 * Stores a text message as a request, suspected where it resembles marked junk. Idempotent for each message id.
 * @param input.phoneNumber E.164
 * @param input.messageId the provider's id of the message
 * @param input.isFlood true for a mass of messages from a machine, which is stored as suspected
 */
export async function storeSmsRequest(
  tx: Db,
  input: { phoneNumber: string; text: string; messageId: string; isFlood: boolean },
): Promise<boolean> {
  const { phoneNumber, isFlood } = input;
  const description = input.text.slice(0, requestLimits.maxTextMessage);
  const isSuspected =
    isFlood || (await resemblesMarkedJunk(tx, { phoneNumber, text: description }));
  const id = await insertContactRequest(tx, {
    source: 'sms',
    phoneNumber,
    description,
    status: isSuspected ? 'suspected' : 'new',
    dedupeKey: requestKey(input.messageId),
  });
  return id !== null;
}

/**
 * Adds a text message to the thread of its number. Idempotent for each message id.
 * @param input.phoneNumber E.164
 * @returns false when the number has no thread
 */
export async function storeSmsReply(
  tx: Db,
  input: { phoneNumber: string; text: string; messageId: string; at: Date },
): Promise<boolean> {
  await lockNumber(tx, input.phoneNumber);
  // The message that began the thread, delivered again.
  if (await findRequestByDedupeKey(tx, requestKey(input.messageId))) return true;
  const requestId = await findTextedThread(tx, input.phoneNumber);
  if (requestId === null) return false;
  await addEntry(tx, {
    of: { requestId },
    side: 'incoming',
    channel: 'text',
    body: input.text.slice(0, requestLimits.maxTextMessage),
    smsId: input.messageId,
    createdAt: input.at,
  });
  return true;
}
