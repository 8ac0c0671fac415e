import type { Db } from '../../../../server/db/client.ts';
import type { Keyring } from '../../../../server/keyring/keyring.ts';
import { tellWebhooks } from '../../../../server/outbox/webhook-events.service.ts';
import { addEntry } from '../../../conversations/server/entries/entries.service.ts';
import { inboxRequestPath } from '../../inbox-address.ts';
import { requestLimits } from '../../request-options.ts';
import { findRequestByDedupeKey, insertContactRequest } from '../contact.queries.ts';
import { resemblesMarkedJunk } from '../marked-junk.service.ts';
import { findTextedThread, lockNumber, setPhoneNumber } from './sms-request.queries.ts';
import { findByCode } from './text-codes.service.ts';

const requestKey = (messageId: string) => `sms:${messageId}`;

/**
 * Stores a text message as a request, suspected where it resembles marked junk. Idempotent for each message id.
 * @param input.phoneNumber E.164
 * @param input.messageId the provider's id of the message
 * @param input.isFlood true for a mass of messages from a machine, which is stored as suspected
 */
export async function storeSmsRequest(
  tx: Db,
  input: { phoneNumber: string; text: string; messageId: string; isFlood: boolean; at: Date },
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
  if (id !== null && !isSuspected) {
    const data = { id, status: 'new', source: 'sms' } as const;
    await tellWebhooks(tx, 'request.created', { at: input.at, data, path: inboxRequestPath(id) });
  }
  return id !== null;
}

/**
 * Adds a text message to the request whose code it begins with, or to the thread of its number. Idempotent for each message id.
 * @param input.phoneNumber E.164
 * @returns null when the number has no thread
 */
export async function storeSmsReply(
  tx: Db,
  keyring: Pick<Keyring, 'fingerprint'>,
  input: { phoneNumber: string; text: string; messageId: string; at: Date },
): Promise<'joined' | 'added' | null> {
  await lockNumber(tx, input.phoneNumber);
  // The message that began the thread, delivered again.
  if (await findRequestByDedupeKey(tx, requestKey(input.messageId))) return 'added';
  const joined = await findByCode(tx, keyring, input);
  const requestId = joined?.requestId ?? (await findTextedThread(tx, input.phoneNumber));
  if (requestId === null) return null;
  // The request may hold one that the number wrote in before.
  await setPhoneNumber(tx, requestId, input.phoneNumber);
  const body = joined?.words || input.text;
  const entry = await addEntry(tx, {
    of: { requestId },
    side: 'incoming',
    channel: 'text',
    body: body.slice(0, requestLimits.maxTextMessage),
    smsId: input.messageId,
    createdAt: input.at,
  });
  if (entry) {
    const data = { id: entry.id, requestId, channel: 'text' } as const;
    const path = inboxRequestPath(requestId);
    await tellWebhooks(tx, 'message.created', { at: input.at, data, path });
  }
  return joined ? 'joined' : 'added';
}
