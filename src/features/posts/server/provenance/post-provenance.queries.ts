import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type Previewed, wholePostPurpose } from '../../post-editing.ts';

const factSelect = {
  purpose: true,
  model: true,
  wordCount: true,
  characterCount: true,
  writtenAt: true,
  acceptedBy: true,
  acceptedAt: true,
} satisfies Prisma.PostProvenanceSelect;
const provenanceSelect = { ...factSelect, id: true } satisfies Prisma.PostProvenanceSelect;

export type StoredProvenance = Prisma.PostProvenanceGetPayload<{
  select: typeof provenanceSelect;
}>;

export type ProvenanceFacts = Omit<StoredProvenance, 'id'>;

export async function insertProvenance(
  db: Db,
  post: Previewed,
  data: ProvenanceFacts,
): Promise<void> {
  await db.postProvenance.create({ data: { ...data, ...post }, select: { id: true } });
}

export function findProvenance(db: Db, post: Previewed, take: number): Promise<StoredProvenance[]> {
  return db.postProvenance.findMany({
    where: post,
    orderBy: { id: 'desc' },
    take,
    select: provenanceSelect,
  });
}

export async function moveProvenance(tx: Db, draftId: string, postId: number): Promise<void> {
  await tx.postProvenance.updateMany({ where: { draftId }, data: { draftId: null, postId } });
}

export async function addProvenance(
  tx: Db,
  postId: number,
  rows: readonly ProvenanceFacts[],
): Promise<void> {
  await tx.postProvenance.createMany({ data: rows.map((row) => ({ ...row, postId })) });
}

export async function copyProvenance(tx: Db, fromId: number, toId: number): Promise<void> {
  const rows = await tx.postProvenance.findMany({
    where: { postId: fromId },
    orderBy: { id: 'asc' },
    select: factSelect,
  });
  await addProvenance(tx, toId, rows);
}

/** True when the whole post began as an AI draft, made at once or in stages. */
export async function isWholeFromModel(db: Db, postId: number): Promise<boolean> {
  const where = { postId, purpose: wholePostPurpose };
  return (await db.postProvenance.findFirst({ where, select: { id: true } })) !== null;
}

export async function isProvenanceShown(db: Db, postId: number): Promise<boolean> {
  const settings = await db.houseStyle.findFirst({ select: { showsProvenance: true } });
  if (!settings?.showsProvenance) return false;
  const found = await db.postProvenance.findFirst({ where: { postId }, select: { id: true } });
  return found !== null;
}
