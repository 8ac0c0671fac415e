import type { Db } from '../../../server/db/client.ts';
import type { Prisma } from '../../../server/db/generated/client.ts';
import { junkStatuses } from '../../requests/contact-status.ts';
import type { OutcomeAnswer } from '../outcome-options.ts';

const partiesSelect = {
  developer: { select: { developerName: true } },
  brief: {
    select: {
      requestId: true,
      request: { select: { firstName: true, lastName: true, projectType: true } },
    },
  },
} satisfies Prisma.OutcomeSelect;

const outcomeSelect = {
  id: true,
  developerId: true,
  chosenAt: true,
  clientAnswer: true,
  developerAnswer: true,
  words: true,
  author: true,
  consentedAt: true,
  hiddenAt: true,
  ...partiesSelect,
} satisfies Prisma.OutcomeSelect;

export type OutcomeRow = Prisma.OutcomeGetPayload<{ select: typeof outcomeSelect }>;

const recommendationSelect = {
  id: true,
  developerId: true,
  words: true,
  author: true,
  consentedAt: true,
  hiddenAt: true,
} satisfies Prisma.OutcomeSelect;

export type RecommendationRow = Prisma.OutcomeGetPayload<{ select: typeof recommendationSelect }>;

/** Yes of the client. Junk and hidden profiles show nothing. */
const countsWhere = (developerId: number) =>
  ({
    developerId,
    clientAnswer: { in: ['finished', 'going'] },
    developer: { hiddenAt: null },
    brief: { request: { status: { notIn: [...junkStatuses] } } },
  }) satisfies Prisma.OutcomeWhereInput;

const newestFirst = [
  { consentedAt: 'desc' },
  { id: 'desc' },
] satisfies Prisma.OutcomeOrderByWithRelationInput[];

export function findOutcome(db: Db, id: number): Promise<OutcomeRow | null> {
  return db.outcome.findUnique({ where: { id }, select: outcomeSelect });
}

export function findOutcomesOfDeveloper(
  db: Db,
  developerId: number,
  take: number,
): Promise<OutcomeRow[]> {
  return db.outcome.findMany({
    where: { developerId },
    orderBy: [{ chosenAt: 'desc' }, { id: 'desc' }],
    take,
    select: outcomeSelect,
  });
}

export function countJobs(db: Db, developerId: number, since: Date): Promise<number> {
  return db.outcome.count({ where: { ...countsWhere(developerId), chosenAt: { gt: since } } });
}

export function findShownRecommendations(
  db: Db,
  developerId: number,
  take: number,
): Promise<RecommendationRow[]> {
  return db.outcome.findMany({
    where: { ...countsWhere(developerId), consentedAt: { not: null }, hiddenAt: null },
    orderBy: newestFirst,
    take,
    select: recommendationSelect,
  });
}

export function findRecommendations(
  db: Db,
  developerId: number,
  take: number,
): Promise<RecommendationRow[]> {
  return db.outcome.findMany({
    where: { developerId, consentedAt: { not: null } },
    orderBy: newestFirst,
    take,
    select: recommendationSelect,
  });
}

/** Locks the recommendation for the owner. */
export async function holdRecommendation(tx: Db, id: number): Promise<RecommendationRow | null> {
  await tx.$queryRaw`SELECT 1 FROM "Outcome" WHERE "id" = ${id} FOR UPDATE`;
  return tx.outcome.findFirst({
    where: { id, consentedAt: { not: null } },
    select: recommendationSelect,
  });
}

export async function setHidden(tx: Db, id: number, hiddenAt: Date | null): Promise<void> {
  await tx.outcome.update({ where: { id }, data: { hiddenAt }, select: { id: true } });
}

export async function saveClientAnswer(
  tx: Db,
  id: number,
  { answer, at }: { answer: OutcomeAnswer; at: Date },
): Promise<void> {
  await tx.outcome.update({
    where: { id },
    data: { clientAnswer: answer, clientAnsweredAt: at },
    select: { id: true },
  });
}

/** @returns false for an outcome of somebody else */
export async function saveDeveloperAnswer(
  db: Db,
  where: { id: number; developerId: number },
  { answer, at }: { answer: OutcomeAnswer; at: Date },
): Promise<boolean> {
  const data = { developerAnswer: answer, developerAnsweredAt: at, tellAt: null };
  return (await db.outcome.updateMany({ where, data })).count === 1;
}

export async function saveRecommendation(
  tx: Db,
  id: number,
  words: { words: string; author: string; consentedAt: Date },
): Promise<void> {
  await tx.outcome.update({ where: { id }, data: words, select: { id: true } });
}

/** A hidden recommendation stays hidden if it is written once more. */
export async function eraseRecommendation(tx: Db, id: number): Promise<void> {
  const data = { words: '', author: '', consentedAt: null };
  await tx.outcome.update({ where: { id }, data, select: { id: true } });
}
