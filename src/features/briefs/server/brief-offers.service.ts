import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { quotas } from '../../../shared/limits/quotas.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { isJunk } from '../../requests/contact-status.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { countForDeveloper } from '../../traffic/server/counting/developer-counts.service.ts';
import { briefLimits, isBriefOpen } from '../brief-options.ts';
import type { OwnersBriefs, Suggestion, SuggestionInput } from '../briefs.ts';
import { briefRefusals } from '../words/briefs.ts';
import {
  findBrief,
  findBriefsOfRequest,
  findShownRequest,
  isOpenToBriefs,
  upsertBrief,
} from './briefs.queries.ts';
import { answerEnd, briefStateOf, endOpenBriefs, tellDeveloper } from './briefs.service.ts';
import { findSuitable } from './suggestions.queries.ts';

type BriefDeps = Pick<Deps, 'db' | 'clock'>;

const targetType = 'contact request';
const notFound = () => new DomainError('NOT_FOUND', 'Contact request not found');

/** @throws DomainError NOT_FOUND */
export async function listBriefs(
  { db, clock }: BriefDeps,
  requestId: number,
): Promise<OwnersBriefs> {
  const [request, rows] = await Promise.all([
    findShownRequest(db.prisma, requestId),
    findBriefsOfRequest(db.prisma, requestId),
  ]);
  if (!request) throw notFound();
  const now = clock.now();
  return {
    isShown: request.isShownToDevelopers,
    briefs: rows.map(({ developer: { developerName }, ...row }) => ({
      ...row,
      developerName,
      state: briefStateOf(row, now),
    })),
  };
}

function wordsOf(text: string, most: number): string[] {
  const found = text.toLowerCase().match(/[\p{L}\p{N}]{3,40}/gu) ?? [];
  return [...new Set(found)].slice(0, most);
}

/** The first hundred words say what a request is about. */
const mostWords = 100;

/**
 * Suggests developers who are open to briefs and have no offer of this request. Sorts by matching words in bio and projects; rare
 * words count more.
 * @throws DomainError NOT_FOUND
 */
export async function suggestDevelopers(
  { db, clock }: BriefDeps,
  { requestId, country, words }: SuggestionInput,
): Promise<Suggestion[]> {
  const [request, asked] = await Promise.all([
    findShownRequest(db.prisma, requestId),
    findBriefsOfRequest(db.prisma, requestId),
  ]);
  if (!request) throw notFound();
  return findSuitable(db.prisma, {
    words: wordsOf(words || `${request.projectType ?? ''} ${request.description}`, mostWords),
    isSearch: words !== '',
    country: country || undefined,
    except: asked.map(({ developerId }) => developerId),
    now: clock.now(),
    take: briefLimits.maxSuggestions,
  });
}

/**
 * Offers a request to a developer. Concurrent offers run one after the other, so that the limit holds.
 * @throws DomainError NOT_FOUND, CONFLICT when the sender does not want it, a developer is chosen, three are asked, or the
 * developer has said no or takes no briefs
 */
export async function offerBrief(
  { db, clock }: BriefDeps,
  admin: AdminIdentity,
  { requestId, developerId }: { requestId: number; developerId: number },
): Promise<void> {
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    await holdRequest(tx, requestId);
    const request = await findShownRequest(tx, requestId);
    if (!request) throw notFound();
    if (!request.isShownToDevelopers || isJunk(request.status)) {
      throw new DomainError('CONFLICT', briefRefusals.notShown);
    }
    const briefs = await findBriefsOfRequest(tx, requestId);
    const states = briefs.map((brief) => briefStateOf(brief, now));
    if (states.includes('chosen')) throw new DomainError('CONFLICT', briefRefusals.isChosen);
    const before = briefs.find((brief) => brief.developerId === developerId);
    const state = before && briefStateOf(before, now);
    if (state && isBriefOpen(state)) return;
    if (state === 'no') throw new DomainError('CONFLICT', briefRefusals.saidNo);
    if (states.filter(isBriefOpen).length >= quotas.openBriefs.limit) {
      throw new DomainError('CONFLICT', briefRefusals.tooMany);
    }
    if (!(await isOpenToBriefs(tx, developerId, now))) {
      throw new DomainError('CONFLICT', briefRefusals.notOpen);
    }
    await countForDeveloper(tx, { developerId, what: 'briefs', at: now });
    await upsertBrief(tx, { requestId, developerId, createdAt: now, endsAt: answerEnd(now) });
    await tellDeveloper(tx, developerId);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'offered',
      targetType,
      targetId: requestId,
      summary: `to developer ${developerId}`,
    });
  });
}

/** @throws DomainError NOT_FOUND, CONFLICT after the end of the brief */
export async function withdrawBrief(
  { db, clock }: BriefDeps,
  admin: AdminIdentity,
  { briefId }: { briefId: number },
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const brief = await findBrief(tx, { id: briefId });
    if (!brief) throw new DomainError('NOT_FOUND', 'There is no such brief.');
    const { requestId, developerId } = brief;
    await holdRequest(tx, requestId);
    const count = await endOpenBriefs(tx, { id: briefId }, 'withdrawn', clock.now());
    if (count === 0) throw new DomainError('CONFLICT', briefRefusals.over);
    await recordActivity(tx, {
      actor: admin.label,
      action: 'withdrew the offer of',
      targetType,
      targetId: requestId,
      summary: `to developer ${developerId}`,
    });
  });
}
