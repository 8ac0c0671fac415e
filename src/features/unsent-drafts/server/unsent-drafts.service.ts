import { randomUUID } from 'node:crypto';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore, type PurgeMode } from '../../../server/purge-mode.ts';
import type {
  DraftLineage,
  DraftSave,
  OtherWriters,
  SavedDraft,
  UnsentDraft,
} from '../../../shared/admin/unsent-drafts.ts';
import { keptDays } from '../../../shared/retention.ts';
import { unsentDraftsContent } from '../../../shared/words/unsent-drafts.ts';
import {
  beginDraft,
  type ConversationPlace,
  continueDraft,
  type DraftPlace,
  deleteDraft,
  findDraft,
  findDraftedMessages,
  findDraftedRequests,
  findOtherWriters,
  lockConversation,
  type OwnersPlace,
  purgeDraftsBefore,
} from './unsent-drafts.queries.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

/** A person counts as present for this long after a change of a draft. */
const presenceMs = 2 * 60_000;
/** Exceeds one page of an inbox. */
const mostMarked = 500;

export function getDraft(db: Db, place: DraftPlace): Promise<UnsentDraft | null> {
  return findDraft(db, place);
}

/**
 * Saves typed text about a conversation. The caller has checked that the writer may write there.
 * @throws DomainError NOT_FOUND when the conversation is gone, CONFLICT as `saveDraft`
 */
export function saveConversationDraft(
  { db, clock }: DraftDeps,
  place: ConversationPlace,
  draft: DraftSave,
): Promise<SavedDraft> {
  const now = clock.now();
  return db.prisma.$transaction(async (tx) => {
    if (!(await lockConversation(tx, place.of))) {
      throw new DomainError('NOT_FOUND', unsentDraftsContent.gone);
    }
    return saveDraft(tx, place, { ...draft, now });
  });
}

/**
 * Saves typed text; an empty text deletes the draft. `tx` must be the transaction that locks its subject.
 * @throws DomainError CONFLICT, with the stored draft, for a text that does not follow from it
 */
export async function saveDraft(
  tx: Db,
  place: DraftPlace,
  { now, ...draft }: DraftSave & { now: Date },
): Promise<SavedDraft> {
  const saved = { revision: randomUUID(), savedAt: now };
  if (draft.text.trim() === '') {
    await deleteDraft(tx, place, { savedFrom: draft.savedFrom, seen: draft.seen });
    const left = await findDraft(tx, place);
    if (left) throw clash(left);
    return { ...saved, revision: null };
  }
  const save = draft.seen === null ? beginDraft : continueDraft;
  if (await save(tx, place, { ...draft, revision: saved.revision, now })) return saved;
  throw clash(await findDraft(tx, place));
}

function clash(draft: UnsentDraft | null): DomainError {
  return new DomainError('CONFLICT', unsentDraftsContent.clash.refusal, { details: { draft } });
}

/**
 * Deletes a draft in the transaction that sends its text. Text that another window typed since stays.
 * @param sent.text omitted when the sent text differs in form from the draft
 * @param sent.lineage omitted by callers that know no drafts; then any draft is deleted
 */
export async function dropSentDraft(
  tx: Db,
  place: DraftPlace,
  { text, lineage }: { text?: string; lineage: DraftLineage | undefined },
): Promise<void> {
  if ('of' in place) await lockConversation(tx, place.of);
  await deleteDraft(tx, place, lineage && { ...lineage, ...(text === undefined ? {} : { text }) });
}

export function listOtherWriters(
  { db, clock }: DraftDeps,
  place: OwnersPlace,
): Promise<OtherWriters> {
  const since = new Date(clock.now().getTime() - presenceMs);
  return findOtherWriters(db.prisma, { ...place, since });
}

export function listDraftedRequests({ db }: Pick<Deps, 'db'>, adminId: number): Promise<number[]> {
  return findDraftedRequests(db.prisma, adminId, mostMarked);
}

export function listDraftedMessages(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<number[]> {
  return findDraftedMessages(db.prisma, developerId, mostMarked);
}

export function purgeUnsentDrafts({ db, clock }: DraftDeps, mode: PurgeMode): Promise<number> {
  return purgeDraftsBefore(db.prisma, daysBefore(clock.now(), keptDays.unsentDrafts), mode);
}
