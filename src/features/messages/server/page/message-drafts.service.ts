import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type { DraftSave, SavedDraft, UnsentDraft } from '../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import {
  getDraft,
  saveConversationDraft,
} from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import { findOwnMessage } from '../messages.queries.ts';

type SaveDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'>;

const notFound = () => new DomainError('NOT_FOUND', 'This message does not exist.');

interface OwnMessage {
  developerId: number;
  messageId: number;
}

/** @throws DomainError NOT_FOUND for a message to another developer */
export async function getAnswerDraft(
  { db }: Pick<Deps, 'db'>,
  { developerId, messageId }: OwnMessage,
): Promise<UnsentDraft | null> {
  if (!(await findOwnMessage(db.prisma, { id: messageId, developerId }))) throw notFound();
  return getDraft(db.prisma, { of: { messageId }, kind: 'answer' });
}

/**
 * @throws DomainError NOT_FOUND for a message to another developer, CONFLICT for a text that does not follow from the stored
 * draft, TOO_MANY_REQUESTS
 */
export async function saveAnswerDraft(
  deps: SaveDeps,
  { developerId, messageId, ...draft }: OwnMessage & DraftSave,
): Promise<SavedDraft> {
  await deps.rateLimits.consume(counters['message-answer-draft'], String(developerId));
  if (!(await findOwnMessage(deps.db.prisma, { id: messageId, developerId }))) throw notFound();
  return saveConversationDraft(deps, { of: { messageId }, kind: 'answer' }, draft);
}
