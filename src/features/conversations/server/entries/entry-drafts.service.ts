import {
  type ConversationSubject,
  conversationOf,
  subjectName,
} from '../../../../server/db/conversation-of.ts';
import type { Deps } from '../../../../server/deps.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import {
  getDraft,
  saveConversationDraft,
} from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { openEndingLink } from '../links/access-links.service.ts';

/** The draft belongs to the conversation and not to a link, because each mail contains a new link. */
const placeOf = (subject: ConversationSubject, id: number) =>
  ({ of: conversationOf(subject, id), kind: 'entry' }) as const;

/**
 * Everybody with a link to the conversation sees the draft of the person who began it.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function getEntryDraft(
  deps: Pick<Deps, 'db' | 'clock'>,
  subject: ConversationSubject,
  { key }: { key: string },
): Promise<UnsentDraft | null> {
  const { id } = await openEndingLink(deps, subject, key);
  return getDraft(deps.db.prisma, placeOf(subject, id));
}

/**
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT for a text that does not follow from the stored draft,
 * TOO_MANY_REQUESTS
 */
export async function saveEntryDraft(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  subject: ConversationSubject,
  { key, ...draft }: DraftSave & { key: string },
): Promise<SavedDraft> {
  const { id } = await openEndingLink(deps, subject, key);
  await deps.rateLimits.consume(counters['entry-draft'], subjectName({ subject, id }));
  return saveConversationDraft(deps, placeOf(subject, id), draft);
}
