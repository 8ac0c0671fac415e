import type { Db } from '../../../server/db/client.ts';
import type { Prisma, UnsentDraftKind } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import type { DraftLineage, DraftSave, UnsentDraft } from '../../../shared/admin/unsent-drafts.ts';

type OfKind<Kind extends UnsentDraftKind> = { kind: Kind };

export type OwnersPlace = OfKind<'answer' | 'note' | 'quote' | 'callWord'> & {
  requestId: number;
  adminId: number;
};

/** Without an admin, the draft belongs to the sender, or to the developer of the message or brief. */
export type DraftPlace =
  | OwnersPlace
  | (OfKind<'requestEntry'> & { requestId: number })
  | (OfKind<'messageAnswer' | 'messageEntry'> & { messageId: number })
  | (OfKind<'briefWord'> & { briefId: number })
  /** Null until the staged draft exists. */
  | (OfKind<'stagedBrief'> & { stagedDraftId: number | null; adminId: number });

const columnsOf = (place: DraftPlace) => ({
  ...{ requestId: null, messageId: null, briefId: null, stagedDraftId: null, adminId: null },
  ...place,
});

export async function findDraft(db: Db, place: DraftPlace): Promise<UnsentDraft | null> {
  const row = await db.unsentDraft.findFirst({
    where: columnsOf(place),
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
  const { requestId, messageId, briefId, stagedDraftId, kind, adminId } = columnsOf(place);
  const { text, revision, savedFrom, now } = draft;
  const count = await db.$executeRaw`
    INSERT INTO "UnsentDraft" (
      "requestId", "messageId", "briefId", "stagedDraftId", "kind", "adminId",
      "text", "revision", "savedFrom", "begunAt", "updatedAt")
    VALUES (
      ${requestId}, ${messageId}, ${briefId}, ${stagedDraftId}, ${kind}::"UnsentDraftKind", ${adminId},
      ${text}, ${revision}::uuid, ${savedFrom}::uuid, ${now}, ${now})
    ON CONFLICT ("requestId", "messageId", "briefId", "stagedDraftId", "kind", "adminId") DO UPDATE
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
      ...columnsOf(place),
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
      ...columnsOf(place),
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
  { requestId, kind, adminId, since }: OwnersPlace & { since: Date },
) {
  const rows = await db.unsentDraft.findMany({
    where: { requestId, kind, adminId: { not: adminId }, updatedAt: { gte: since } },
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
    where: { adminId, requestId: { not: null }, kind: { in: markedKinds } },
    orderBy: { updatedAt: 'desc' },
    distinct: ['requestId'],
    take,
    select: { requestId: true },
  });
  return rows.flatMap(({ requestId }) => requestId ?? []);
}

export async function findDraftedMessages(
  db: Db,
  developerId: number,
  take: number,
): Promise<number[]> {
  const rows = await db.unsentDraft.findMany({
    where: { kind: 'messageAnswer', message: { developerId } },
    orderBy: { updatedAt: 'desc' },
    take,
    select: { messageId: true },
  });
  return rows.flatMap(({ messageId }) => messageId ?? []);
}

export function purgeDraftsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.UnsentDraftWhereInput>(
    db.unsentDraft,
    { updatedAt: { lt: before } },
    mode,
  );
}
