import type { Db } from '../../../../server/db/client.ts';
import type { Prisma } from '../../../../server/db/generated/client.ts';

const colleagueSelect = {
  id: true,
  name: true,
  email: true,
  mayDecide: true,
  invitedAt: true,
} satisfies Prisma.RequestColleagueSelect;

export type ColleagueRow = Prisma.RequestColleagueGetPayload<{ select: typeof colleagueSelect }>;

export function findColleagues(db: Db, requestId: number): Promise<ColleagueRow[]> {
  return db.requestColleague.findMany({
    where: { requestId },
    orderBy: { id: 'asc' },
    select: colleagueSelect,
  });
}

/** A second invitation changes the first one. */
export async function saveColleague(
  tx: Db,
  { requestId, email, ...data }: Omit<ColleagueRow, 'id'> & { requestId: number },
): Promise<number> {
  const { id } = await tx.requestColleague.upsert({
    where: { requestId_email: { requestId, email } },
    create: { requestId, email, ...data },
    update: data,
    select: { id: true },
  });
  return id;
}

/** Deletes the links with it. @returns its name, or null when there was none */
export async function deleteColleague(
  tx: Db,
  where: { id: number; requestId: number },
): Promise<string | null> {
  const row = await tx.requestColleague.findFirst({ where, select: { name: true } });
  await tx.requestColleague.deleteMany({ where });
  return row?.name ?? null;
}
