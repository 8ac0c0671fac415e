import type { Db } from '../../../server/db/client.ts';
import { findOwnerZone, findSenderZone } from './contact.queries.ts';

/** Returns an IANA time zone. Empty when unknown. */
export function senderZone(db: Db, requestId: number): Promise<string> {
  return findSenderZone(db, requestId);
}

/** Returns the IANA time zone of the call settings. Empty before the first save. */
export function ownerZone(db: Db): Promise<string> {
  return findOwnerZone(db);
}
