import type { ListedRequest } from '../../contact-inbox.ts';
import { type ContactStatus, isUnanswered } from '../../contact-status.ts';
import { adminInboxContent as words } from '../../words/contact-inbox.ts';

export const statusHues = {
  new: 'ember',
  read: 'sand',
  answered: 'moss',
  call: 'lagoon',
  quote: 'lagoon',
  won: 'moss',
  lost: 'gray',
  suspected: 'sky',
  spam: 'sky',
} as const satisfies Record<ContactStatus, string>;

export function nameOf({
  firstName,
  lastName,
  phoneNumber,
}: Pick<ListedRequest, 'firstName' | 'lastName' | 'phoneNumber'>): string {
  return `${firstName} ${lastName}`.trim() || (phoneNumber ?? words.unnamed);
}

/** Null when no answer is due and none was late. */
export function answerState(
  request: ListedRequest,
  now: Date,
): 'waiting' | 'late' | 'wasLate' | null {
  if (request.answeredAt) return request.answeredAt > request.dueAt ? 'wasLate' : null;
  if (!isUnanswered(request.status)) return null;
  return request.dueAt <= now ? 'late' : 'waiting';
}

export function comingCall({ call }: ListedRequest, now: Date): ListedRequest['call'] {
  return call && call.endsAt > now ? call : null;
}

export function hasReminderCome({ remindAt }: ListedRequest, now: Date): boolean {
  return remindAt !== null && remindAt <= now;
}

/** Extracts "$9,500 – $14,000" from the sentence of an estimate. Empty without one. */
function estimatedRange(estimate: string): string {
  return /\$[\d,]*\d(?: – \$[\d,]*\d)?/.exec(estimate)?.[0] ?? '';
}

export function aboutOf({ source, projectType, estimate, budgetRange }: ListedRequest): string {
  const price = estimatedRange(estimate) || budgetRange;
  return [words.source[source], projectType, price].filter(Boolean).join(' · ');
}

/** More than a line of the list shows. */
const firstWordsLength = 160;

export function firstWordsOf({ description }: ListedRequest): string {
  return description.slice(0, firstWordsLength).replace(/\s+/g, ' ').trim();
}
