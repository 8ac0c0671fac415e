import type { Db } from '../../../server/db/client.ts';
import { findOwnerZone, findSenderZone } from './contact.queries.ts';

/** Answers the time zone for mail to the sender of a request, IANA. Empty where none is known. */
export function senderZone(db: Db, requestId: number): Promise<string> {
  return findSenderZone(db, requestId);
}

/** Answers the owner's time zone, IANA, as the calendar of calls has it. Empty before somebody has saved that. */
export function ownerZone(db: Db): Promise<string> {
  return findOwnerZone(db);
}
