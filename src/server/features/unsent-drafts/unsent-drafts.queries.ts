import type { DraftLineage, DraftSave, UnsentDraft } from '../../../shared/unsent-drafts.ts';
import type { Db } from '../../db/client.ts';
import type { Prisma, UnsentDraftKind } from '../../db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../purge-mode.ts';

/** The writer and the subject of a draft. */
export interface DraftPlace {
  requestId: number;
  kind: UnsentDraftKind;
  /** Null for the sender of the request. */
  adminId: number | null;
}

export async function findDraft(db: Db, place: DraftPlace): Promise<UnsentDraft | null> {
  const row = await db.unsentDraft.findFirst({
    where: place,
    select: { text: true, revision: true, begunAt: true, updatedAt: true },
  });
  if (!row) return null;
  const { updatedAt: savedAt, ...draft } = row;
  return { ...draft, savedAt };
}

type NewText = DraftSave & { revision: string; now: Date };

/** Begins a draft, or goes on with what the same window began. @returns whether it did: another window's stays as it is */
export async function beginDraft(db: Db, place: DraftPlace, draft: NewText): Promise<boolean> {
  const { requestId, kind, adminId } = place;
  const { text, revision, savedFrom, now } = draft;
  const count = await db.$executeRaw`
    INSERT INTO "UnsentDraft" ("requestId", "kind", "adminId", "text", "revision", "savedFrom", "begunAt", "updatedAt")
    VALUES (${requestId}, ${kind}::"UnsentDraftKind", ${adminId}, ${text}, ${revision}::uuid, ${savedFrom}::uuid, ${now}, ${now})
    ON CONFLICT ("requestId", "kind", "adminId") DO UPDATE
    SET "text" = excluded."text", "revision" = excluded."revision", "savedFrom" = excluded."savedFrom",
      "updatedAt" = excluded."updatedAt"
    WHERE "UnsentDraft"."savedFrom" = excluded."savedFrom" OR "UnsentDraft"."text" = excluded."text"`;
  return count > 0;
}

/** Goes on with a draft that this window has seen. @returns whether it did */
export async function continueDraft(db: Db, place: DraftPlace, draft: NewText): Promise<boolean> {
  const { savedFrom, seen, text, revision, now } = draft;
  const { count } = await db.unsentDraft.updateMany({
    where: { ...place, OR: [{ savedFrom }, ...(seen ? [{ revision: seen }] : []), { text }] },
    data: { text, revision, savedFrom, updatedAt: now },
  });
  return count > 0;
}

/** Deletes a draft; with a lineage only the text that follows from it, or says the same. */
export async function deleteDraft(
  db: Db,
  place: DraftPlace,
  own?: DraftLineage & { text?: string },
): Promise<void> {
  const { savedFrom, seen, text } = own ?? {};
  await db.unsentDraft.deleteMany({
    where: {
      ...place,
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

/** Admins who have typed the same about the same request since, except one. */
export async function findOtherWriters(
  db: Db,
  {
    requestId,
    kind,
    adminId,
    since,
  }: Omit<DraftPlace, 'adminId'> & { adminId: number; since: Date },
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

/** Requests about which an admin has typed something, the latest first. */
export async function findDraftedRequests(
  db: Db,
  adminId: number,
  take: number,
): Promise<number[]> {
  const rows = await db.unsentDraft.findMany({
    where: { adminId },
    orderBy: { updatedAt: 'desc' },
    distinct: ['requestId'],
    take,
    select: { requestId: true },
  });
  return rows.map(({ requestId }) => requestId);
}

export function purgeDraftsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows<Prisma.UnsentDraftWhereInput>(
    db.unsentDraft,
    { updatedAt: { lt: before } },
    mode,
  );
}
