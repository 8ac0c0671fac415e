import type { Db } from '../../../server/db/client.ts';
import { maxTextLength } from '../text-answers.ts';
import { insertContactRequest } from './contact.queries.ts';
import { resemblesMarkedJunk } from './marked-junk.service.ts';
import { findTextedThread, insertTextedEntry } from './sms-request.queries.ts';

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
  const description = input.text.slice(0, maxTextLength);
  const isSuspected =
    isFlood || (await resemblesMarkedJunk(tx, { phoneNumber, text: description }));
  const id = await insertContactRequest(tx, {
    source: 'sms',
    phoneNumber,
    description,
    status: isSuspected ? 'suspected' : 'new',
    dedupeKey: `sms:${input.messageId}`,
  });
  return id !== null;
}

/**
 * Adds a text message to the latest answered request of its number. Idempotent for each message id.
 * @param input.phoneNumber E.164
 * @returns false when the number has no answered request
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
