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

type OpeningDeps = Pick<Deps, 'db' | 'clock'>;

/** A person on the side that began the conversation. */
export interface Writer {
  subject: ConversationSubject;
  id: number;
  /** Null for the person who began it. */
  colleagueId: number | null;
}

/** @throws DomainError NOT_FOUND for an invalid key */
type OpenWriter = (deps: OpeningDeps, key: string) => Promise<Writer>;

/** The draft belongs to a person and not to a link, because each mail contains a new link. */
const placeOf = ({ subject, id, colleagueId }: Writer) =>
  ({ of: conversationOf(subject, id), kind: 'entry', colleagueId }) as const;

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getEntryDraft(
  deps: OpeningDeps,
  open: OpenWriter,
  { key }: { key: string },
): Promise<UnsentDraft | null> {
  return getDraft(deps.db.prisma, placeOf(await open(deps, key)));
}

/**
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT for a text that does not follow from the stored draft,
 * TOO_MANY_REQUESTS
 */
export async function saveEntryDraft(
  deps: OpeningDeps & Pick<Deps, 'rateLimits'>,
  open: OpenWriter,
  { key, ...draft }: DraftSave & { key: string },
): Promise<SavedDraft> {
  const writer = await open(deps, key);
  await deps.rateLimits.consume(counters['entry-draft'], subjectName(writer));
  return saveConversationDraft(deps, placeOf(writer), draft);
}
