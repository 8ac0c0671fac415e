import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { daysBefore } from '../../../server/purge-mode.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { countedDays, shownRecommendations } from '../outcome-options.ts';
import type { ListedRecommendation, OwnAnswer, OwnOutcome, ShownOutcomes } from '../outcomes.ts';
import { outcomeRefusals } from '../words/outcome-messages.ts';
import {
  countJobs,
  findOutcomesOfDeveloper,
  findRecommendations,
  findShownRecommendations,
  holdRecommendation,
  type OutcomeRow,
  type RecommendationRow,
  saveDeveloperAnswer,
  setHidden,
} from './outcomes.queries.ts';

/** More than one developer is ever chosen for. */
const mostListed = 200;

function toOwn({ id, brief, chosenAt, clientAnswer, developerAnswer, ...row }: OutcomeRow) {
  const { firstName, lastName, projectType } = brief.request;
  const { words, author, hiddenAt } = row;
  return {
    ...{ id, projectType, chosenAt, clientAnswer, answer: developerAnswer },
    clientName: `${firstName} ${lastName}`.trim(),
    recommendation: words ? { words, author, isHidden: hiddenAt !== null } : null,
  };
}

const writtenIn = (rows: readonly RecommendationRow[]) =>
  rows.flatMap(({ id, words, author, consentedAt, hiddenAt }) =>
    consentedAt ? [{ id, words, author, writtenAt: consentedAt, isHidden: hiddenAt !== null }] : [],
  );

/** The jobs that the developer was asked about. Newest first. */
export async function listOwnOutcomes(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<OwnOutcome[]> {
  return (await findOutcomesOfDeveloper(db.prisma, developerId, mostListed)).map(toOwn);
}

/** @throws DomainError NOT_FOUND for another developer's job, TOO_MANY_REQUESTS */
export async function answerForDeveloper(
  { db, clock, rateLimits }: Pick<Deps, 'db' | 'clock' | 'rateLimits'>,
  developerId: number,
  { outcomeId, answer }: OwnAnswer,
): Promise<void> {
  await rateLimits.consume(counters['outcome-answer'], String(developerId));
  const own = { id: outcomeId, developerId };
  const isSaved = await saveDeveloperAnswer(db.prisma, own, { answer, at: clock.now() });
  if (!isSaved) throw new DomainError('NOT_FOUND', outcomeRefusals.unknown);
}

/** Visitors read these on the profile. */
export async function getShownOutcomes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  developerId: number,
): Promise<ShownOutcomes> {
  const since = daysBefore(clock.now(), countedDays);
  const [jobCount, rows] = await Promise.all([
    countJobs(db.prisma, developerId, since),
    findShownRecommendations(db.prisma, developerId, shownRecommendations),
  ]);
  return { jobCount, recommendations: writtenIn(rows) };
}

/** All recommendations of a developer, hidden ones too. Newest first. */
export async function listRecommendations(
  { db }: Pick<Deps, 'db'>,
  developerId: number,
): Promise<ListedRecommendation[]> {
  return writtenIn(await findRecommendations(db.prisma, developerId, mostListed));
}

/** Hides a recommendation or shows it again. Idempotent. @throws DomainError NOT_FOUND */
export async function setRecommendationHidden(
  { db, clock, contentBus }: Pick<Deps, 'db' | 'clock' | 'contentBus'>,
  admin: AdminIdentity,
  { outcomeId, isHidden }: { outcomeId: number; isHidden: boolean },
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const row = await holdRecommendation(tx, outcomeId);
    if (!row) throw new DomainError('NOT_FOUND', outcomeRefusals.none);
    if ((row.hiddenAt !== null) === isHidden) return;
    await setHidden(tx, outcomeId, isHidden ? now : null);
    await recordActivity(tx, {
      ...{ actor: admin.label, action: isHidden ? 'hid' : 'showed' },
      ...{ targetType: 'recommendation', targetId: outcomeId },
      summary: `of developer ${row.developerId}`,
    });
  });
  await contentBus.announce('rows');
}
