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
  changes: true,
  nda: true,
  approvals: true,
  agreedAt: true,
  _count: { select: { links: true } },
} satisfies Prisma.AgreementSelect;

export type AgreementRow = Prisma.AgreementGetPayload<{ select: typeof agreementSelect }>;

export function findAgreement(
  db: Db,
  requestId: number,
  after: Date,
): Promise<AgreementRow | null> {
  return db.agreement.findFirst({
    where: { requestId, agreedAt: { gte: after } },
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

export function purgeAgreementsBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  const where: Prisma.AgreementWhereInput = { agreedAt: { lt: before } };
  return purgeRows(db.agreement, where, mode);
}
