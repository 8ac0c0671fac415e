import { opensNothing } from '../../../server/auth/link-keys.ts';
import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import {
  isLinkStillOpen,
  type OpenedLink,
  openAccessLink,
} from '../../conversations/server/links/access-links.service.ts';
import { holdRequest, touchRequest } from '../../requests/server/request-moves.service.ts';
import { isYes, type OutcomeAnswer } from '../outcome-options.ts';
import type { OutcomePage } from '../outcomes.ts';
import { outcomeRefusals } from '../words/outcome-messages.ts';
import { keepLinkOpen, letLinkEnd } from './outcome-links.service.ts';
import {
  eraseRecommendation,
  findOutcome,
  type OutcomeRow,
  saveClientAnswer,
  saveRecommendation,
} from './outcomes.queries.ts';

type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'contentBus'>;

type OpenedOutcome = OpenedLink & { row: OutcomeRow };

async function openOutcome(deps: Pick<Deps, 'db' | 'clock'>, key: string): Promise<OpenedOutcome> {
  const link = await openAccessLink(deps, 'outcomeId', key);
  const row = await findOutcome(deps.db.prisma, link.id);
  if (!row) throw opensNothing();
  return { ...link, row };
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getOutcomePage(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<OutcomePage> {
  const { row, endsAt } = await openOutcome(deps, key);
  const { brief, developer, developerId, chosenAt, clientAnswer, words, author, hiddenAt } = row;
  const { firstName, lastName, projectType } = brief.request;
  return {
    ...{ projectType, chosenAt, words, author },
    clientName: `${firstName} ${lastName}`.trim(),
    developerName: developer.developerName || `Developer ${developerId}`,
    answer: clientAnswer,
    isHidden: hiddenAt !== null,
    linkEndsAt: endsAt,
  };
}

/** Locks the request, so that changes take turns. The link may have been revoked since it was opened. */
async function changeByLink(
  { db, clock, rateLimits, contentBus }: ChangeDeps,
  opened: OpenedOutcome,
  change: (tx: Db, row: OutcomeRow, now: Date) => Promise<void>,
): Promise<void> {
  const { keyHash, id, row } = opened;
  const { requestId } = row.brief;
  await rateLimits.consume(counters.outcome, String(requestId));
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    const isHeld = await holdRequest(tx, requestId);
    const isOpen = await isLinkStillOpen(tx, 'outcomeId', { keyHash, now });
    const latest = isHeld && isOpen && (await findOutcome(tx, id));
    if (!latest) throw opensNothing();
    await change(tx, latest, now);
    await touchRequest(tx, latest.brief.requestId, now);
  });
  await contentBus.announce('rows');
}

async function takeBack(tx: Db, { id, developerId, words }: OutcomeRow, now: Date): Promise<void> {
  if (!words) return;
  await eraseRecommendation(tx, id);
  await letLinkEnd(tx, id, now);
  await recordActivity(tx, {
    ...{ actor: 'visitor', action: 'withdrew', targetType: 'recommendation', targetId: id },
    summary: `of developer ${developerId}`,
  });
}

/**
 * Stores the client's answer, which may change as long as the link works. A no takes the recommendation away.
 * @throws DomainError NOT_FOUND for an invalid key, TOO_MANY_REQUESTS
 */
export async function answerForClient(
  deps: ChangeDeps,
  { key, answer }: { key: string; answer: OutcomeAnswer },
): Promise<void> {
  await changeByLink(deps, await openOutcome(deps, key), async (tx, row, now) => {
    if (!isYes(answer)) await takeBack(tx, row, now);
    await saveClientAnswer(tx, row.id, { answer, at: now });
  });
}

/**
 * Stores the client's words and their consent. They stand on the profile at once, unless the owner has hidden them
 * (security row 84).
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT without a yes, TOO_MANY_REQUESTS
 */
export async function recommend(
  deps: ChangeDeps,
  { key, words, author }: { key: string; words: string; author: string },
): Promise<void> {
  await changeByLink(deps, await openOutcome(deps, key), async (tx, row, now) => {
    if (!isYes(row.clientAnswer)) throw new DomainError('CONFLICT', outcomeRefusals.notTogether);
    if (row.words === words && row.author === author) return;
    await saveRecommendation(tx, row.id, { words, author, consentedAt: now });
    await keepLinkOpen(tx, row.id);
    await recordActivity(tx, {
      ...{ actor: 'visitor', action: row.words ? 'changed' : 'wrote' },
      ...{ targetType: 'recommendation', targetId: row.id },
      summary: `of developer ${row.developerId}`,
    });
  });
}

/** Deletes the words. The answer stays. @throws DomainError NOT_FOUND for an invalid key, TOO_MANY_REQUESTS */
export async function withdrawRecommendation(deps: ChangeDeps, key: string): Promise<void> {
  await changeByLink(deps, await openOutcome(deps, key), takeBack);
}
