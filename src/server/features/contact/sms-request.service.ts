import { maxTextLength } from '../../../shared/text-answers.ts';
import type { Db } from '../../db/client.ts';
import { insertContactRequest } from './contact.queries.ts';

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
