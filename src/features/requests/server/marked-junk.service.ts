import type { Db } from '../../../server/db/client.ts';
import { countMarkedLike, type Sent } from './marked-junk.queries.ts';

/** One mark may be a slip. */
const enoughMarks = 2;

/** Says whether a new request is from a sender, or in the words, of requests that we have marked as spam. */
export async function resemblesMarkedJunk(db: Db, sent: Sent): Promise<boolean> {
  const { bySender, inWords } = await countMarkedLike(db, sent);
  return bySender >= enoughMarks || inWords >= enoughMarks;
}
