import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { type PurgeMode, purgeRows } from '../../../server/purge-mode.ts';
import { junkStatuses } from '../../requests/contact-status.ts';

const briefSelect = {
  id: true,
  requestId: true,
  developerId: true,
  state: true,
  word: true,
  createdAt: true,
  seenAt: true,
  answeredAt: true,
  endsAt: true,
} satisfies Prisma.BriefSelect;

const withDeveloper = {
  ...briefSelect,
  developer: {
    select: { developerName: true, country: true, yearStartedCoding: true, hiddenAt: true },
  },
} satisfies Prisma.BriefSelect;

const withRequest = {
  ...briefSelect,
  request: {
    select: {
      firstName: true,
      lastName: true,
      email: true,
      company: true,
      projectType: true,
      budgetRange: true,
      estimate: true,
      description: true,
    },
  },
} satisfies Prisma.BriefSelect;

export type BriefRow = Prisma.BriefGetPayload<{ select: typeof briefSelect }>;
export type BriefOfRequestRow = Prisma.BriefGetPayload<{ select: typeof withDeveloper }>;
export type BriefOfDeveloperRow = Prisma.BriefGetPayload<{ select: typeof withRequest }>;

const seriousRequest = { status: { notIn: [...junkStatuses] } };

/** A developer with a hidden profile sees no open brief. */
const shownToDeveloper = {
  request: seriousRequest,
  OR: [{ state: { notIn: ['open', 'yes'] } }, { developer: { hiddenAt: null } }],
} satisfies Prisma.BriefWhereInput;

export function findBriefsOfRequest(db: Db, requestId: number): Promise<BriefOfRequestRow[]> {
  return db.brief.findMany({
    where: { requestId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: withDeveloper,
  });
}

export function findDevelopersAsked(db: Db, requestIds: readonly number[]) {
  return db.brief.findMany({
    where: { requestId: { in: [...requestIds] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: {
      requestId: true,
      state: true,
      developer: { select: { id: true, developerName: true } },
    },
  });
}

export function findBriefsOfDeveloper(
  db: Db,
  developerId: number,
  take: number,
): Promise<BriefOfDeveloperRow[]> {
  return db.brief.findMany({
    where: { developerId, ...shownToDeveloper },
    orderBy: { id: 'desc' },
    take,
    select: withRequest,
  });
}

export function countUnanswered(db: Db, developerId: number, now: Date): Promise<number> {
  return db.brief.count({
    where: { developerId, state: 'open', endsAt: { gt: now }, ...shownToDeveloper },
  });
}

export async function findUnseen(
  db: Db,
  developerId: number,
  now: Date,
): Promise<{ count: number; cameAt: Date | null }> {
  const rows = await db.brief.findMany({
    where: {
      ...{ developerId, seenAt: null, ...shownToDeveloper },
      AND: { OR: [{ state: 'open', endsAt: { gt: now } }, { state: 'chosen' }] },
    },
    select: { state: true, createdAt: true, endsAt: true },
  });
  // A choice ends the brief, so its end is the time of the choice.
  const times = rows.map(({ state, createdAt, endsAt }) =>
    state === 'chosen' ? endsAt : createdAt,
  );
  return {
    count: rows.length,
    cameAt: times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
  };
}

export async function markSeen(db: Db, developerId: number, seenAt: Date): Promise<void> {
  await db.brief.updateMany({
    where: { developerId, seenAt: null, ...shownToDeveloper },
    data: { seenAt },
  });
}

/** @param where.developerId undefined accepts a brief of any developer */
export function findBrief(
  db: Db,
  where: { id: number; developerId?: number; requestId?: number },
): Promise<BriefRow | null> {
  return db.brief.findFirst({
    where: { ...where, ...(where.developerId ? shownToDeveloper : {}) },
    select: briefSelect,
  });
}

/** Renews an offer that was withdrawn or not answered. */
export async function upsertBrief(
  tx: Db,
  { requestId, developerId, createdAt, endsAt }: Prisma.BriefUncheckedCreateInput,
): Promise<void> {
  const fresh = { state: 'open', word: '', seenAt: null, answeredAt: null } as const;
  await tx.brief.upsert({
    where: { requestId_developerId: { requestId, developerId } },
    create: { requestId, developerId, createdAt, endsAt },
    update: { ...fresh, createdAt, endsAt },
    select: { id: true },
  });
}

export async function updateBriefs(
  tx: Db,
  where: Prisma.BriefWhereInput,
  data: Prisma.BriefUncheckedUpdateManyInput,
): Promise<number> {
  return (await tx.brief.updateMany({ where, data })).count;
}

export function findShownRequest(db: Db, id: number) {
  return db.contactRequest.findUnique({
    where: { id },
    select: {
      isShownToDevelopers: true,
      status: true,
      source: true,
      email: true,
      firstName: true,
      lastName: true,
      projectType: true,
      description: true,
    },
  });
}

export async function setShown(tx: Db, id: number, isShownToDevelopers: boolean): Promise<void> {
  await tx.contactRequest.update({
    where: { id },
    data: { isShownToDevelopers },
    select: { id: true },
  });
}

export async function isOpenToBriefs(db: Db, id: number, now: Date): Promise<boolean> {
  const where = {
    ...{ id, hiddenAt: null, profileCompletedAt: { not: null } },
    availability: { isOpenToBriefs: true, goodUntil: { gt: now } },
  };
  return (await db.developer.count({ where })) > 0;
}

/** Keeps the chosen brief for as long as its request. */
export function purgeEndedBefore(db: Db, before: Date, mode: PurgeMode): Promise<number> {
  return purgeRows(db.brief, { state: { not: 'chosen' }, endsAt: { lt: before } }, mode);
}
