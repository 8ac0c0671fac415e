import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import type {
  DraftSave,
  OtherWriters,
  SavedDraft,
  UnsentDraft,
} from '../../../../shared/admin/unsent-drafts.ts';
import {
  getDraft,
  listOtherWriters,
  saveConversationDraft,
} from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { OwnersDraftKind } from '../../owners-drafts.ts';
import type { AnswerDraftSave } from '../../requests-api.ts';
import { keptRequestId } from '../merging/merging.service.ts';
import { requireRow } from './inbox.service.ts';

type DraftDeps = Pick<Deps, 'db' | 'clock'>;

interface OwnersDraft {
  requestId: number;
  kind: OwnersDraftKind;
}

export async function getOwnersDraft(
  deps: DraftDeps,
  { adminId }: AdminIdentity,
  { requestId, kind }: OwnersDraft,
): Promise<{ draft: UnsentDraft | null; otherWriters: OtherWriters }> {
  const place = { of: { requestId }, kind, adminId };
  const [draft, otherWriters] = await Promise.all([
    getDraft(deps.db.prisma, place),
    listOtherWriters(deps, place),
  ]);
  return { draft, otherWriters };
}

/** @throws DomainError NOT_FOUND, CONFLICT for a text that does not follow from the stored draft */
export async function saveOwnersDraft(
  deps: DraftDeps,
  { adminId }: AdminIdentity,
  { requestId, kind, ...draft }: OwnersDraft & DraftSave,
): Promise<SavedDraft & { otherWriters: OtherWriters }> {
  const place = { of: { requestId }, kind, adminId };
  const saved = await saveConversationDraft(deps, place, draft);
  return { ...saved, otherWriters: await listOtherWriters(deps, place) };
}

/**
 * Reads the unsent answer of the admin to a request, or to the one that holds it after a merge.
 * @throws DomainError NOT_FOUND
 */
export async function getAnswerDraft(
  { db }: Pick<Deps, 'db'>,
  { adminId }: AdminIdentity,
  id: number,
): Promise<UnsentDraft | null> {
  const requestId = await keptRequestId(db.prisma, id);
  await requireRow(db.prisma, requestId);
  return getDraft(db.prisma, { of: { requestId }, kind: 'answer', adminId });
}

/**
 * Puts words of a program into the answer field of the admin, who sends them or not. Words that the program has not read stay.
 * @param save.ifMatch entity tag of the draft that it has read; stands for `revision`
 * @throws DomainError NOT_FOUND; CONFLICT, or PRECONDITION_FAILED with `ifMatch`, for another draft than the one it has read;
 * BAD_REQUEST for a malformed entity tag
 */
export async function saveAnswerDraft(
  deps: DraftDeps,
  { adminId }: AdminIdentity,
  { id, text, revision, ifMatch }: AnswerDraftSave & { ifMatch: string | undefined },
): Promise<SavedDraft> {
  const seen = ifMatch === undefined ? (revision ?? null) : revisionOf(ifMatch);
  const requestId = await keptRequestId(deps.db.prisma, id);
  const place = { of: { requestId }, kind: 'answer', adminId } as const;
  try {
    // Each call is a window of its own, so that no text counts as its own that it has not read.
    return await saveConversationDraft(deps, place, { text, seen, savedFrom: randomUUID() });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'CONFLICT') throw error;
    const code = ifMatch === undefined ? 'CONFLICT' : 'PRECONDITION_FAILED';
    throw new DomainError(
      code,
      'Another text stands in the answer field. Read it, and send its revision with yours.',
    );
  }
}

const revisionTag = /^\s*(?:W\/)?"([^"]*)"\s*$/;

/** `*` names no revision: it would replace words that nobody has read. */
function revisionOf(ifMatch: string): string {
  const read = z.uuid().safeParse(revisionTag.exec(ifMatch)?.[1]);
  if (read.success) return read.data;
  throw new DomainError('BAD_REQUEST', 'If-Match takes the ETag of the draft, in double quotes.');
}
