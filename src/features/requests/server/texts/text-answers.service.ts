import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { deliveriesOf, sendTextMessage } from '../../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../../server/outbox/text-opt-out.service.ts';
import type { DraftLineage } from '../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import {
  addEntry,
  listLatestEntries,
} from '../../../conversations/server/entries/entries.service.ts';
import { dropSentDraft } from '../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { SentText } from '../../text-answers.ts';
import { textAnswersContent } from '../../words/text-answers.ts';
import { advanceAnswered } from '../request-moves.service.ts';
import { findTextedRequest } from './text-answers.queries.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits'>;

const deliveryKey = (entryId: number) => `text-answer:${entryId}`;

/** @throws DomainError NOT_FOUND for an unknown request or one without a number */
async function numberOf(db: Db, id: number): Promise<string> {
  const request = await findTextedRequest(db, id);
  if (request?.source === 'sms' && request.phoneNumber) return request.phoneNumber;
  throw new DomainError('NOT_FOUND', 'Contact request not found');
}

/**
 * Answers a request by text message, in its thread and through the outbox. A repetition within the hour is ignored.
 * @param answer.after id of the last entry that the writer saw
 * @throws DomainError NOT_FOUND; CONFLICT for a number that has sent STOP, or when later entries exist; TOO_MANY_REQUESTS
 */
export async function answerByText(
  { db, clock, rateLimits }: AnswerDeps,
  admin: AdminIdentity,
  {
    id,
    body,
    after,
    draft,
  }: { id: number; body: string; after: number; draft?: DraftLineage | undefined },
): Promise<void> {
  const phoneNumber = await numberOf(db.prisma, id);
  await rateLimits.consume(counters['text-answer-number'], phoneNumber);
  await rateLimits.consume(counters['text-answer-day'], 'all');
  const now = clock.now();
  await db.prisma.$transaction(async (tx) => {
    // Also locks the request, so that a second click waits for the first.
    await advanceAnswered(tx, { id, to: 'answered', actor: admin.label, at: now });
    if (await isOptedOut(tx, phoneNumber)) {
      throw new DomainError('CONFLICT', textAnswersContent.refusals.optedOut);
    }
    const of = { requestId: id };
    const place = { of, kind: 'answer', adminId: admin.adminId } as const;
    await dropSentDraft(tx, place, { text: body, lineage: draft });
    const said = { of, side: 'outgoing', author: admin.label, body, createdAt: now } as const;
    const entry = await addEntry(tx, said, { after });
    if (!entry) return;
    await sendTextMessage(tx, {
      dedupeKey: deliveryKey(entry.id),
      recipient: phoneNumber,
      text: body,
      requestId: id,
    });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'answered by text message',
      targetType: 'contact request',
      targetId: id,
      summary: 'text message',
    });
  });
}

/** @throws DomainError NOT_FOUND */
export async function listTextAnswers(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<{ texts: SentText[]; isOptedOut: boolean }> {
  const phoneNumber = await numberOf(db.prisma, id);
  const entries = await listLatestEntries(db.prisma, { requestId: id }, {});
  const [deliveries, optedOut] = await Promise.all([
    deliveriesOf(
      db.prisma,
      entries.map((entry) => deliveryKey(entry.id)),
    ),
    isOptedOut(db.prisma, phoneNumber),
  ]);
  const texts = entries.map((entry) => {
    const { state = null, fault = '' } = deliveries.get(deliveryKey(entry.id)) ?? {};
    return { ...entry, state, fault };
  });
  return { texts, isOptedOut: optedOut };
}
