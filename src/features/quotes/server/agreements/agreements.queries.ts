import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../../server/purge-mode.ts';

const agreementSelect = {
  requestId: true,
  firstName: true,
  lastName: true,
  company: true,
  email: true,
  quote: true,
  nda: true,
  agreedAt: true,
  _count: { select: { keys: true } },
} satisfies Prisma.AgreementSelect;

export type AgreementRow = Prisma.AgreementGetPayload<{ select: typeof agreementSelect }>;

/** The key once opened the page of the deleted request. @param after older agreements have expired */
export function findAgreementByKey(
  db: Db,
  keyHash: string,
  after: Date,
): Promise<AgreementRow | null> {
  return db.agreement.findFirst({
    where: { agreedAt: { gte: after }, keys: { some: { keyHash } } },
    select: agreementSelect,
  });
}

export function findAgreements(db: Db, after: Date, take: number): Promise<AgreementRow[]> {
  return db.agreement.findMany({
    where: { agreedAt: { gte: after } },
    orderBy: [{ agreedAt: 'desc' }, { requestId: 'desc' }],
    take,
    select: agreementSelect,
  });
}

export async function deleteAgreementKeys(db: Db, requestId: number): Promise<number> {
  return (await db.agreementKey.deleteMany({ where: { requestId } })).count;
}

export function purgeAgreementsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.AgreementWhereInput = { agreedAt: { lt: before } };
  return purgeRows(db.agreement, where, mode);
}
