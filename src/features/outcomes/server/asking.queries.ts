import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { junkStatuses } from '../../requests/contact-status.ts';

/** Upper bound for a run. The next run follows within the hour. */
const atOnce = 200;

export interface DueTime {
  after: Date;
  until: Date;
}

/** A choice that nobody was asked about yet. Hidden developers are asked once they are shown again. */
const dueWhere = ({ after, until }: DueTime) =>
  ({
    state: 'chosen',
    // A choice ends the brief, so its end is the time of the choice.
    endsAt: { gt: after, lte: until },
    outcome: { is: null },
    developer: { hiddenAt: null },
    request: { status: { notIn: [...junkStatuses] } },
  }) satisfies Prisma.BriefWhereInput;

export function findDueChoices(db: Db, due: DueTime) {
  return db.brief.findMany({
    where: dueWhere(due),
    orderBy: { endsAt: 'asc' },
    take: atOnce,
    select: { id: true, requestId: true },
  });
}

export function findDueChoice(tx: Db, id: number, due: DueTime) {
  return tx.brief.findFirst({
    where: { id, ...dueWhere(due) },
    select: {
      id: true,
      requestId: true,
      developerId: true,
      endsAt: true,
      developer: { select: { developerName: true } },
      request: { select: { email: true, firstName: true } },
    },
  });
}

/** @returns null when another copy has asked already */
export async function insertOutcome(
  tx: Db,
  data: Prisma.OutcomeCreateManyInput,
): Promise<number | null> {
  const [row] = await tx.outcome.createManyAndReturn({
    data: [data],
    skipDuplicates: true,
    select: { id: true },
  });
  return row?.id ?? null;
}

export async function findDueTells(db: Db, now: Date): Promise<number[]> {
  const rows = await db.outcome.findMany({
    where: { tellAt: { lte: now }, developer: { hiddenAt: null } },
    orderBy: { tellAt: 'asc' },
    take: atOnce,
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** @returns null when another copy has it in hand, or it is not due any more */
export async function lockDueTell(
  tx: Db,
  id: number,
  now: Date,
): Promise<{ developerId: number } | null> {
  const [row] = await tx.$queryRaw<{ developerId: number }[]>`
    SELECT "developerId" FROM "Outcome"
    WHERE "id" = ${id} AND "tellAt" <= ${now}::timestamptz AND "developerAnswer" IS NULL
    FOR UPDATE SKIP LOCKED`;
  return row ?? null;
}

export async function setTellAt(tx: Db, id: number, tellAt: Date | null): Promise<void> {
  await tx.outcome.update({ where: { id }, data: { tellAt }, select: { id: true } });
}
