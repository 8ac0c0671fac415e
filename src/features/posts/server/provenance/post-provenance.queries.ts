import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { modelPostPurposes } from '../../post-editing.ts';

const factSelect = {
  purpose: true,
  model: true,
  wordCount: true,
  characterCount: true,
  writtenAt: true,
  acceptedBy: true,
  acceptedAt: true,
} satisfies Prisma.ProvenanceSelect;
const provenanceSelect = { ...factSelect, id: true } satisfies Prisma.ProvenanceSelect;

export type StoredProvenance = Prisma.ProvenanceGetPayload<{
  select: typeof provenanceSelect;
}>;

export type ProvenanceFacts = Omit<StoredProvenance, 'id'>;

export async function insertProvenance(
  db: Db,
  documentId: number,
  data: ProvenanceFacts,
): Promise<void> {
  await db.provenance.create({ data: { ...data, documentId }, select: { id: true } });
}

export function findProvenance(
  db: Db,
  documentId: number,
  take: number,
): Promise<StoredProvenance[]> {
  return db.provenance.findMany({
    where: { documentId },
    orderBy: { id: 'desc' },
    take,
    select: provenanceSelect,
  });
}

export async function addProvenance(
  tx: Db,
  documentId: number,
  rows: readonly ProvenanceFacts[],
): Promise<void> {
  await tx.provenance.createMany({ data: rows.map((row) => ({ ...row, documentId })) });
}

export async function copyProvenance(tx: Db, fromId: number, toId: number): Promise<void> {
  const rows = await tx.provenance.findMany({
    where: { documentId: fromId },
    orderBy: { id: 'asc' },
    select: factSelect,
  });
  await addProvenance(tx, toId, rows);
}

/** True when the post began as an AI draft, made at once or in stages. */
export async function isWholeFromModel(db: Db, documentId: number): Promise<boolean> {
  const where = { documentId, purpose: { in: modelPostPurposes } };
  return (await db.provenance.findFirst({ where, select: { id: true } })) !== null;
}

export async function isProvenanceShown(db: Db, documentId: number): Promise<boolean> {
  const settings = await db.houseStyle.findFirst({ select: { showsProvenance: true } });
  if (!settings?.showsProvenance) return false;
  const found = await db.provenance.findFirst({ where: { documentId }, select: { id: true } });
  return found !== null;
}
