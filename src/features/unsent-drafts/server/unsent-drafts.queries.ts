import type { Db } from '../../../server/db/client.ts';
import { type ConversationOf, conversationIdOf } from '../../../server/db/conversation-of.ts';
import { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import type { DraftLineage, DraftSave, UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';

export interface OwnersPlace {
  kind: 'answer' | 'note' | 'quote' | 'callWord';
  of: { requestId: number };
  adminId: number;
}

export type ConversationPlace =
  | OwnersPlace
  /** An entry belongs to the sender, an answer to the developer of the message or brief. */
  | {
      kind: 'entry' | 'answer';
      of: ConversationOf;
      adminId?: never;
      /** Null for the sender. */
      colleagueId?: number | null;
    };

export type DraftPlace =
  | ConversationPlace
  /** Null until the staged draft exists. */
  | { kind: 'stagedBrief'; stagedDraftId: number | null; adminId: number };

function whereOf(place: DraftPlace): Prisma.UnsentDraftWhereInput {
  const { kind, adminId = null } = place;
  return place.kind === 'stagedBrief'
    ? { kind, adminId, conversationId: null, stagedDraftId: place.stagedDraftId }
    : { kind, adminId, colleagueId: colleagueOf(place), conversation: place.of };
}

const colleagueOf = (place: DraftPlace) =>
  ('colleagueId' in place ? place.colleagueId : null) ?? null;

/**
 * Locks a conversation until the transaction ends, so that a draft is saved either before or after its text is sent.
 * @returns false when the conversation is gone
 */
export async function lockConversation(tx: Db, of: ConversationOf): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "Conversation" WHERE "id" = ${conversationIdOf(of)} FOR NO KEY UPDATE`;
  return rows.length > 0;
}

export async function findDraft(db: Db, place: DraftPlace): Promise<UnsentDraft | null> {
  const row = await db.unsentDraft.findFirst({
    where: whereOf(place),
    select: { text: true, revision: true, begunAt: true, updatedAt: true },
  });
  if (!row) return null;
  const { updatedAt: savedAt, ...draft } = row;
  return { ...draft, savedAt };
}

type NewText = DraftSave & { revision: string; now: Date };

/**
 * Begins a draft, or overwrites one from the same window or with the same text.
 * @returns false when another window's draft stays
 */
export async function beginDraft(db: Db, place: DraftPlace, draft: NewText): Promise<boolean> {
  const { kind, adminId = null } = place;
  const isStaged = place.kind === 'stagedBrief';
  const stagedDraftId = isStaged ? place.stagedDraftId : null;
  const conversationId = isStaged ? Prisma.sql`NULL::int` : conversationIdOf(place.of);
  const { text, revision, savedFrom, now } = draft;
  const count = await db.$executeRaw`
    INSERT INTO "UnsentDraft" (
      "conversationId", "stagedDraftId", "kind", "adminId", "colleagueId",
      "text", "revision", "savedFrom", "begunAt", "updatedAt")
    VALUES (
      ${conversationId}, ${stagedDraftId}, ${kind}::"UnsentDraftKind", ${adminId}, ${colleagueOf(place)}::integer,
      ${text}, ${revision}::uuid, ${savedFrom}::uuid, ${now}, ${now})
    ON CONFLICT ("conversationId", "stagedDraftId", "kind", "adminId", "colleagueId") DO UPDATE
    SET "text" = excluded."text", "revision" = excluded."revision", "savedFrom" = excluded."savedFrom",
      "updatedAt" = excluded."updatedAt"
    WHERE "UnsentDraft"."savedFrom" = excluded."savedFrom" OR "UnsentDraft"."text" = excluded."text"`;
  return count > 0;
}

/** Overwrites a draft that this window wrote or has seen, or that has the same text. @returns false for any other */
export async function continueDraft(db: Db, place: DraftPlace, draft: NewText): Promise<boolean> {
  const { savedFrom, seen, text, revision, now } = draft;
  const { count } = await db.unsentDraft.updateMany({
    where: {
      ...whereOf(place),
      OR: [{ savedFrom }, ...(seen ? [{ revision: seen }] : []), { text }],
    },
    data: { text, revision, savedFrom, updatedAt: now },
  });
  return count > 0;
}

/** Deletes a draft. With `own`, deletes only text that this window wrote or has seen, or that is the same. */
export async function deleteDraft(
  db: Db,
  place: DraftPlace,
  own?: DraftLineage & { text?: string },
): Promise<void> {
  const { savedFrom, seen, text } = own ?? {};
  await db.unsentDraft.deleteMany({
    where: {
      ...whereOf(place),
      ...(own && {
        OR: [
          ...(savedFrom ? [{ savedFrom }] : []),
          ...(seen ? [{ revision: seen }] : []),
          ...(text === undefined ? [] : [{ text }]),
        ],
      }),
    },
  });
}

export async function findOtherWriters(
  db: Db,
  { of, kind, adminId, since }: OwnersPlace & { since: Date },
) {
  const rows = await db.unsentDraft.findMany({
    where: { conversation: of, kind, adminId: { not: adminId }, updatedAt: { gte: since } },
    orderBy: { updatedAt: 'desc' },
    take: 10,
    select: { updatedAt: true, admin: { select: { username: true } } },
  });
  return rows.flatMap(({ updatedAt, admin }) =>
    admin ? [{ username: admin.username, savedAt: updatedAt }] : [],
  );
}

const markedKinds = ['answer', 'note', 'quote'] satisfies OwnersPlace['kind'][];

export async function findDraftedRequests(
  db: Db,
  adminId: number,
  take: number,
): Promise<number[]> {
  const rows = await db.unsentDraft.findMany({
    where: { adminId, conversation: { requestId: { not: null } }, kind: { in: markedKinds } },
    orderBy: { updatedAt: 'desc' },
    distinct: ['conversationId'],
    take,
    select: { conversation: { select: { requestId: true } } },
  });
  return rows.flatMap(({ conversation }) => conversation?.requestId ?? []);
}

export async function findDraftedMessages(
  db: Db,
  developerId: number,
  take: number,
): Promise<number[]> {
  const rows = await db.unsentDraft.findMany({
    where: { kind: 'answer', conversation: { message: { developerId } } },
    orderBy: { updatedAt: 'desc' },
    take,
    select: { conversation: { select: { messageId: true } } },
  });
  return rows.flatMap(({ conversation }) => conversation?.messageId ?? []);
}

export function purgeDraftsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.UnsentDraftWhereInput>(
    db.unsentDraft,
    { updatedAt: { lt: before } },
    mode,
  );
}
