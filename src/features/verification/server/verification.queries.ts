import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';

const requestSelect = {
  id: true,
  developerId: true,
  askedAt: true,
  taskTitle: true,
  taskText: true,
  lookedFor: true,
  givenAt: true,
  answerUntil: true,
  answer: true,
  answeredAt: true,
  remarks: true,
  isPassed: true,
  assessedAt: true,
  reviewRemarks: true,
  reviewedAt: true,
  endedAt: true,
  outcome: true,
  reason: true,
  examined: true,
  markUntil: true,
  takenBackAt: true,
} satisfies Prisma.VerificationSelect;

export type RequestRow = Prisma.VerificationGetPayload<{ select: typeof requestSelect }>;

export function findRequests(db: Db, developerId: number): Promise<RequestRow[]> {
  return db.verification.findMany({
    where: { developerId },
    orderBy: [{ askedAt: 'desc' }, { id: 'desc' }],
    select: requestSelect,
  });
}

export function findRequest(db: Db, id: number): Promise<RequestRow | null> {
  return db.verification.findUnique({ where: { id }, select: requestSelect });
}

export async function insertRequest(
  tx: Db,
  data: { developerId: number; askedAt: Date },
): Promise<void> {
  await tx.verification.create({ data, select: { id: true } });
}

export async function changeRequest(
  tx: Db,
  id: number,
  data: Prisma.VerificationUncheckedUpdateInput,
): Promise<void> {
  await tx.verification.update({ where: { id }, data, select: { id: true } });
}

export async function deleteRequest(tx: Db, id: number): Promise<void> {
  await tx.verification.delete({ where: { id }, select: { id: true } });
}

export async function findListed(
  db: Db,
  { isOpen, skip, take }: { isOpen: boolean; skip: number; take: number },
) {
  const where = { endedAt: isOpen ? null : { not: null } } satisfies Prisma.VerificationWhereInput;
  const [rows, total] = await Promise.all([
    db.verification.findMany({
      where,
      orderBy: isOpen ? [{ askedAt: 'asc' }, { id: 'asc' }] : [{ endedAt: 'desc' }, { id: 'desc' }],
      skip,
      take,
      select: {
        ...{ id: true, askedAt: true, givenAt: true, answeredAt: true, assessedAt: true },
        ...{ endedAt: true, outcome: true },
        developer: { select: { id: true, developerName: true } },
      },
    }),
    db.verification.count({ where }),
  ]);
  return { rows, total };
}

/** Finds if a developer has a shown profile and projects, which asking needs. */
export async function findProfileState(
  db: Db,
  developerId: number,
): Promise<{ isShown: boolean; projects: number }> {
  const row = await db.developer.findUnique({
    where: { id: developerId },
    select: { hiddenAt: true, profileCompletedAt: true, _count: { select: { projects: true } } },
  });
  return {
    isShown: row !== null && row.hiddenAt === null && row.profileCompletedAt !== null,
    projects: row?._count.projects ?? 0,
  };
}

/** Finds the name and the projects that the owner looks at. */
export function findSubject(db: Db, developerId: number) {
  return db.developer.findUnique({
    where: { id: developerId },
    select: {
      id: true,
      developerName: true,
      projects: {
        orderBy: [{ position: 'asc' }, { id: 'asc' }],
        select: { id: true, title: true },
      },
    },
  });
}
