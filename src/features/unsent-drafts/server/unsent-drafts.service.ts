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
  continueDraft,
  type DraftPlace,
  deleteDraft,
  findDraft,
  findDraftedMessages,
  findDraftedRequests,
  findOtherWriters,
  type OwnersPlace,
  purgeDraftsBefore,
} from './unsent-drafts.queries.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

/** A draft that was touched within this time means that somebody is at it. */
const presenceMs = 2 * 60_000;
/** More than one page of an inbox shows. */
const mostMarked = 500;

/** This person's unsent words, or null. */
export function getDraft(db: Db, place: DraftPlace): Promise<UnsentDraft | null> {
  return findDraft(db, place);
}

/**
 * Keeps what is typed; an empty text takes the draft away. Hand in the transaction that holds what it is about.
 * @throws DomainError CONFLICT, with the draft that is there, for a text that does not follow from it
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
 * Takes a draft away because its text is sent, with the transaction that sends it. What another window has typed since stays.
 * @param sent.text left out where what is sent reads otherwise than its draft
 * @param sent.lineage left out by who knows of no drafts: then there is none to keep
 */
export async function dropSentDraft(
  tx: Db,
  place: DraftPlace,
  { text, lineage }: { text?: string; lineage: DraftLineage | undefined },
): Promise<void> {
  await deleteDraft(tx, place, lineage && { ...lineage, ...(text === undefined ? {} : { text }) });
}

/** Who else has typed the same about this request just now. */
export function listOtherWriters(
  { db, clock }: DraftDeps,
  place: OwnersPlace,
): Promise<OtherWriters> {
  const since = new Date(clock.now().getTime() - presenceMs);
  return findOtherWriters(db.prisma, { ...place, since });
}

/** Ids of requests about which this admin has typed something and not sent it. */
export function listDraftedRequests({ db }: Pick<Deps, 'db'>, adminId: number): Promise<number[]> {
  return findDraftedRequests(db.prisma, adminId, mostMarked);
}

/** Ids of messages to this developer whose answer is typed and not sent. */
export function listDraftedMessages(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<number[]> {
  return findDraftedMessages(db.prisma, developerId, mostMarked);
}

/** Deletes or counts drafts that nobody has gone on with for long. */
export function purgeUnsentDrafts({ db, clock }: DraftDeps, mode: PurgeMode): Promise<number> {
  return purgeDraftsBefore(db.prisma, daysBefore(clock.now(), keptDays.unsentDrafts), mode);
}
