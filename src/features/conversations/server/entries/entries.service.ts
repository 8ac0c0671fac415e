import type { Db } from '../../../../server/db/client.ts';
import {
  type ConversationOf,
  type ConversationSubject,
  subjectName,
} from '../../../../server/db/conversation-of.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { hourMs } from '../../../../shared/time/durations.ts';
import { conversationRefusals } from '../../words/conversations.ts';
import {
  countEntries,
  type EntriesQuery,
  type EntryRow,
  type EntrySide,
  type EntryToInsert,
  findEntries,
  findEntriesOfDeveloper,
  findLastWithheldAt,
  findRequestIdsUnseen,
  insertEntry,
  markSeen,
} from './entries.queries.ts';

export type { EntryRow };

/** The same words within this time are a double click, a retry or a resent form. Later ones are intended. */
const repeatedWithinMs = hourMs;

export function isRepetition(firstAt: Date, now: Date): boolean {
  return now.getTime() - firstAt.getTime() <= repeatedWithinMs;
}

/** Oldest first. */
export async function listEntries(db: Db, of: ConversationOf): Promise<EntryRow[]> {
  return (await findEntries(db, of)).reverse();
}

/** Newest first. */
export function listLatestEntries(
  db: Db,
  of: ConversationOf,
  query: EntriesQuery,
): Promise<EntryRow[]> {
  return findEntries(db, of, query);
}

/** Delivered entries of all messages to a developer, oldest first. */
export function listEntriesOfDeveloper(db: Db, developerId: number) {
  return findEntriesOfDeveloper(db, developerId);
}

/** Counts an entry of the person who began the conversation. @throws DomainError TOO_MANY_REQUESTS */
export function countEntry(
  { rateLimits }: Pick<Deps, 'rateLimits'>,
  subject: ConversationSubject,
  id: number,
): Promise<void> {
  return rateLimits.consume(counters.entry, subjectName({ subject, id }));
}

interface AddingRules {
  /** Id of the last entry that the writer saw, 0 for none. Left out, nobody is asked about later ones. */
  after?: number;
  mostEntries?: number;
}

/**
 * Adds a text. Call it in the transaction that locks the subject.
 * @returns null for a repetition of the last entry, and for a text message that was added before
 * @throws DomainError CONFLICT when the conversation is full, or with the entries that the writer has not seen
 */
export async function addEntry(
  tx: Db,
  entry: EntryToInsert,
  { after, mostEntries }: AddingRules = {},
): Promise<{ id: number } | null> {
  const { of, side, body, createdAt, smsId } = entry;
  const [last] = await findEntries(tx, of, { take: 1 });
  const isSame = last?.side === side && last.body === body && isAtSamePlace(last, entry);
  // The provider's id tells a repeated text message from the same words sent again.
  if (isSame && !smsId && isRepetition(last.createdAt, createdAt)) return null;
  if (after !== undefined) await requireNothingSaidSince(tx, of, after);
  if (mostEntries !== undefined && (await countEntries(tx, of)) >= mostEntries) {
    throw new DomainError('CONFLICT', conversationRefusals.full);
  }
  return insertEntry(tx, entry);
}

function isAtSamePlace(
  last: EntryRow,
  { stageId = null, address = '' }: Pick<EntryToInsert, 'stageId' | 'address'>,
): boolean {
  return (last.stage?.id ?? null) === stageId && last.address === address;
}

/** Adds an entry for a file, which is never a repetition. */
export async function addFileEntry(
  tx: Db,
  entry: Pick<EntryToInsert, 'of' | 'side' | 'channel' | 'author' | 'createdAt' | 'stageId'>,
): Promise<{ id: number }> {
  const added = await insertEntry(tx, { ...entry, body: '' });
  if (!added) throw new Error('An entry without the id of a text message is always new.');
  return added;
}

async function requireNothingSaidSince(tx: Db, of: ConversationOf, after: number): Promise<void> {
  const entries = (await findEntries(tx, of, { after })).reverse();
  if (entries.length === 0) return;
  const meanwhile = entries.map(({ seenAt: _seenAt, ...entry }) => entry);
  throw new DomainError('CONFLICT', conversationRefusals.meanwhile, { details: { meanwhile } });
}

/** Marks all entries of one side as seen by the other side. */
export function markEntriesSeen(
  db: Db,
  of: ConversationOf,
  seen: { side: EntrySide; now: Date },
): Promise<void> {
  return markSeen(db, of, seen);
}

/** Requests with entries of their senders that no admin has seen, newest request first. */
export function listRequestsUnseen(db: Db, take: number): Promise<number[]> {
  return findRequestIdsUnseen(db, take);
}

/** When a blocked sender last wrote. */
export function lastWithheldAt(db: Db, of: ConversationOf): Promise<Date | null> {
  return findLastWithheldAt(db, of);
}
