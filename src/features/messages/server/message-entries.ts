import type { EntryRow } from '../../conversations/server/entries/entries.service.ts';
import type { MessageEntry } from '../developer-messages.ts';

/** The sender begins a message, and its developer answers. */
export function toMessageEntry({
  id,
  side,
  body,
  createdAt,
}: Pick<EntryRow, 'id' | 'side' | 'body' | 'createdAt'>): MessageEntry {
  return { id, party: side === 'incoming' ? 'sender' : 'developer', body, createdAt };
}
