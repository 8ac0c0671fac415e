import type { AdminIdentity } from '../../../server/auth/admin-identity.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { DomainError } from '../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { recordActivity } from '../../accounts/server/activity/activity.service.ts';
import { countEntry } from '../../conversations/server/entries/entries.service.ts';
import { openRequest, openRequestToAct } from '../../requests/server/page/request-keys.service.ts';
import { holdRequest } from '../../requests/server/request-moves.service.ts';
import { inviteAfterWork } from '../../testimonials/server/asking.service.ts';
import { workRefusals } from '../words/work.ts';
import type { EndAnswerForm, NewEnd, WorkEnd } from '../work.ts';
import { findClient, findStages } from './work.queries.ts';
import { findEnd, saveWork } from './work-as-whole.queries.ts';

/** @returns null while the work goes on */
export async function getEnd({ db }: Pick<Deps, 'db'>, requestId: number): Promise<WorkEnd | null> {
  const end = await findEnd(db.prisma, requestId);
  return end?.endedAt ? { ...end, endedAt: end.endedAt } : null;
}

/** @throws DomainError NOT_FOUND for an invalid key */
export async function getEndByKey(
  deps: Pick<Deps, 'db' | 'clock'>,
  key: string,
): Promise<WorkEnd | null> {
  const { requestId } = await openRequest(deps, key);
  return getEnd(deps, requestId);
}

/**
 * Ends the work with a question to the client. The same end again changes nothing.
 * @throws DomainError NOT_FOUND; CONFLICT without a stage, and while one is open
 */
export async function endWork(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: AdminIdentity,
  { requestId, question, asksTestimonial }: NewEnd,
): Promise<void> {
  await db.prisma.$transaction(async (tx) => {
    const isThere = await holdRequest(tx, requestId);
    const client = isThere && (await findClient(tx, requestId));
    if (!client) throw new DomainError('NOT_FOUND', 'Contact request not found');
    if ((await findEnd(tx, requestId))?.endedAt) return;
    const stages = await findStages(tx, requestId);
    const isOpen = stages.some(({ state }) => state === 'ours' || state === 'yours');
    if (stages.length === 0 || isOpen) throw new DomainError('CONFLICT', workRefusals.stagesOpen);
    await saveWork(tx, requestId, { endedAt: clock.now(), question, asksTestimonial });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'ended the work of',
      targetType: 'contact request',
      targetId: requestId,
      summary: `${client.firstName} ${client.lastName}`.trim(),
    });
  });
}

/**
 * Answers the closing question. The first answer counts. A link to write a testimonial follows, if the owner wanted it.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT while the work goes on, TOO_MANY_REQUESTS
 */
export async function answerEnd(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'content'>,
  { key, text: answer }: EndAnswerForm & { key: string },
): Promise<void> {
  const { requestId, colleague } = await openRequestToAct(deps, key);
  await countEntry(deps, 'requestId', requestId);
  const invitation = {
    ...{ requestId, now: deps.clock.now(), brand: siteIdentityOf(deps.content).brand },
    isMailOn: deps.mail.ownerAddress !== null,
  };
  await deps.db.prisma.$transaction(async (tx) => {
    await holdRequest(tx, requestId);
    const [end, client] = [await findEnd(tx, requestId), await findClient(tx, requestId)];
    if (!end?.endedAt || !client) throw new DomainError('CONFLICT', workRefusals.goesOn);
    if (end.answeredAt) return;
    const answeredBy = colleague?.name ?? `${client.firstName} ${client.lastName}`.trim();
    const asksTestimonial = end.asksTestimonial && (await inviteAfterWork(tx, invitation));
    const answeredAt = invitation.now;
    await saveWork(tx, requestId, { answer, answeredBy, answeredAt, asksTestimonial });
  });
}
