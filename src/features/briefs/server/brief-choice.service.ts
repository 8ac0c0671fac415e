import { opensNothing } from '../../../server/auth/link-keys.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { counters } from '../../../shared/limits/limits.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { isJunk } from '../../requests/contact-status.ts';
import { noticesOf } from '../../requests/server/notices.service.ts';
import {
  openRequest,
  openRequestAsFirst,
} from '../../requests/server/page/request-keys.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import type { RequestBriefs } from '../briefs.ts';
import { briefMailContent, briefRefusals } from '../words/briefs.ts';
import {
  type BriefOfRequestRow,
  findBriefsOfRequest,
  findShownRequest,
  setShown,
  updateBriefs,
} from './briefs.queries.ts';
import { briefStateOf, endOpenBriefs, tellDeveloper } from './briefs.service.ts';

type ChoiceDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings' | 'content'>;

const targetType = 'contact request';
function toCandidate({ id, developerId, developer, word }: BriefOfRequestRow) {
  const { developerName, country, yearStartedCoding } = developer;
  return { briefId: id, developerId, developerName, country, yearStartedCoding, word };
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getRequestBriefs(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<RequestBriefs> {
  const { requestId } = await openRequest(deps, key);
  const [request, rows] = await Promise.all([
    findShownRequest(deps.db.prisma, requestId),
    findBriefsOfRequest(deps.db.prisma, requestId),
  ]);
  if (!request) throw opensNothing();
  const now = deps.clock.now();
  const present = rows.filter(({ developer }) => !developer.hiddenAt);
  const inState = (state: string) => present.filter((row) => briefStateOf(row, now) === state);
  const isOpen = !isJunk(request.status);
  const [chosen] = inState('chosen');
  return {
    isShown: request.isShownToDevelopers,
    askedCount: isOpen ? inState('offered').length + inState('seen').length : 0,
    candidates: isOpen ? inState('yes').map(toCandidate) : [],
    chosen: chosen ? toCandidate(chosen) : null,
  };
}

/**
 * Allows or forbids to show a request to developers. Forbidding ends every open brief, and its developer can no longer read the
 * request.
 * @throws DomainError NOT_FOUND for an invalid key, TOO_MANY_REQUESTS
 */
export async function showToDevelopers(
  deps: ChoiceDeps,
  { key, isShown }: { key: string; isShown: boolean },
): Promise<void> {
  const { requestId } = await openRequestAsFirst(deps, key);
  await deps.rateLimits.consume(counters['request-brief'], String(requestId));
  const notices = noticesOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    if (!(await holdRequest(tx, requestId))) throw opensNothing();
    const request = await findShownRequest(tx, requestId);
    if (!request || request.isShownToDevelopers === isShown) return;
    await setShown(tx, requestId, isShown);
    await recordActivity(tx, {
      actor: 'visitor',
      action: isShown ? 'showed' : 'hid',
      targetType,
      targetId: requestId,
      summary: isShown ? 'to suitable developers' : 'from developers',
    });
    if (!isShown) await endOpenBriefs(tx, { requestId }, 'withdrawn', deps.clock.now());
    if (!isShown || isJunk(request.status)) return;
    const dedupeKey = `brief-shown:${requestId}`;
    await notices.toOwner(tx, { requestId, dedupeKey }, (brand, link) =>
      briefMailContent.shown(brand, request, link),
    );
  });
}

/**
 * Chooses one of the developers who said yes. Idempotent. From then on this developer sees who sent the request, and the other
 * briefs end.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT when this developer cannot be chosen, when another one was chosen,
 * or when the request is marked as junk, TOO_MANY_REQUESTS
 */
export async function chooseDeveloper(
  deps: ChoiceDeps,
  { key, briefId }: { key: string; briefId: number },
): Promise<void> {
  const { requestId } = await openRequestAsFirst(deps, key);
  await deps.rateLimits.consume(counters['request-brief'], String(requestId));
  const now = deps.clock.now();
  const notices = noticesOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const request = await holdRequest(tx, requestId);
    if (!request) throw opensNothing();
    const rows = await findBriefsOfRequest(tx, requestId);
    const chosen = rows.find(({ state }) => state === 'chosen');
    if (chosen?.id === briefId) return;
    if (chosen) throw new DomainError('CONFLICT', briefRefusals.isChosen);
    const wanted = rows.find(({ id }) => id === briefId);
    const canBeChosen = wanted && !wanted.developer.hiddenAt && !isJunk(request.status);
    if (!canBeChosen || briefStateOf(wanted, now) !== 'yes') {
      throw new DomainError('CONFLICT', briefRefusals.notToChoose);
    }
    await updateBriefs(tx, { id: briefId }, { state: 'chosen', endsAt: now, seenAt: null });
    await tellDeveloper(tx, wanted.developerId);
    await endOpenBriefs(tx, { requestId }, 'notChosen', now);
    await recordActivity(tx, {
      actor: 'visitor',
      action: 'chose a developer for',
      targetType,
      targetId: requestId,
      summary: `developer ${wanted.developerId}`,
    });
    const about = await findShownRequest(tx, requestId);
    if (!about) return;
    const dedupeKey = `brief-chosen:${briefId}`;
    await notices.toOwner(tx, { requestId, dedupeKey }, (brand, link) =>
      briefMailContent.chosen(brand, about, link),
    );
  });
}
