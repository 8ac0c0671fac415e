import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../../server/db/client.ts';
import type { EntryChannel } from '../../../../../server/db/generated/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { sendTextMessage } from '../../../../../server/outbox/outbox.service.ts';
import { isOptedOut } from '../../../../../server/outbox/text-opt-out.service.ts';
import type { DraftLineage } from '../../../../../shared/admin/unsent-drafts.ts';
import { counters } from '../../../../../shared/limits/limits.ts';
import { recordActivity } from '../../../../accounts/server/activity/activity.service.ts';
import { addEntry } from '../../../../conversations/server/entries/entries.service.ts';
import { dropSentDraft } from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { RequestThread } from '../../../requests.ts';
import { answerRefusals } from '../../../words/answers.ts';
import { requestMailContent } from '../../../words/request-mail.ts';
import { noticesOf } from '../../notices.service.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { advanceAnswered } from '../../request-moves.service.ts';
import { findComingCallTime, findRequest, type RequestRow } from '../requests.queries.ts';

/** Key of the mail or text message that delivers an answer. */
export const deliveryKey = ({ id, channel }: { id: number; channel: EntryChannel }) =>
  `${channel === 'text' ? 'text' : 'request'}-answer:${id}`;

/** The channel that the request came by stands first. */
export async function waysToAnswer(
  db: Db,
  requestId: number,
): Promise<Pick<RequestThread, 'answerChannels' | 'isOptedOut'>> {
  const request = await findRequest(db, requestId);
  // Only a number that has written to us is kept. One that somebody typed may be a stranger's.
  const number = request?.phoneNumber;
  const isStopped = number ? await isOptedOut(db, number) : false;
  const byPage = request?.email ? (['page'] as const) : [];
  const byText = number && !isStopped ? (['text'] as const) : [];
  return {
    answerChannels: request?.source === 'sms' ? [...byText, ...byPage] : [...byPage, ...byText],
    isOptedOut: isStopped,
  };
}

interface Answer {
  requestId: number;
  text: string;
  /** An answer on the page goes out by mail too, and one that came by mail stands on the page too. */
  channel: EntryChannel;
  /** Id of the last entry that the writer saw. Left out by an answer that came by mail, which cannot be shown a later entry. */
  after?: number;
  draft?: DraftLineage | undefined;
}

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content' | 'rateLimits'>;

/**
 * Answers a request on its page and by mail, or by text message. A repetition within the hour is ignored.
 * @param enter runs in the transaction with the id of the entry; an error takes the answer back
 * @throws DomainError NOT_FOUND; CONFLICT for a request that the channel does not reach, for a number that has sent STOP, or when
 * later entries exist; TOO_MANY_REQUESTS
 */
export async function answerRequest(
  deps: AnswerDeps,
  admin: AdminIdentity,
  answer: Answer,
  enter: (tx: Db, entryId: number) => Promise<void> = async () => {},
): Promise<void> {
  const { requestId, text, channel, after, draft } = answer;
  if (channel === 'text') await countText(deps, requestId);
  const notices = noticesOf(deps);
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere ? await findRequest(tx, requestId) : null;
    if (!request) throw notFound();
    const recipient = channel === 'text' ? await textable(tx, request) : request.email;
    if (!recipient) throw new DomainError('CONFLICT', answerRefusals.noAddress);
    const of = { requestId };
    const place = { of, kind: 'answer', adminId: admin.adminId } as const;
    // An answer by mail says nothing of a text that is being written in the inbox.
    if (channel !== 'mail') await dropSentDraft(tx, place, { text, lineage: draft });
    const { label: author } = admin;
    const said = { of, side: 'outgoing', channel, author, body: text, createdAt: now } as const;
    const entry = await addEntry(tx, said, after === undefined ? {} : { after });
    if (!entry) return;
    await enter(tx, entry.id);
    const message = { requestId, dedupeKey: deliveryKey({ id: entry.id, channel }) };
    if (channel === 'text') await sendTextMessage(tx, { ...message, recipient, text });
    else {
      const notice = { ...message, email: recipient, origin: 'byHand' } as const;
      await notices.toSender(tx, notice, (brand) => requestMailContent.answer(brand, text));
    }
    const to = (await findComingCallTime(tx, requestId, now)) ? 'call' : 'answered';
    await advanceAnswered(tx, { id: requestId, to, actor: admin.label, at: now });
    await recordActivity(tx, {
      actor: admin.label,
      action: channel === 'text' ? 'answered by text message' : 'answered',
      targetType: 'contact request',
      targetId: requestId,
      summary: `${request.firstName} ${request.lastName}`.trim() || 'text message',
    });
  });
}

const notFound = () => new DomainError('NOT_FOUND', 'Contact request not found');

async function countText({ db, rateLimits }: AnswerDeps, requestId: number): Promise<void> {
  const request = await findRequest(db.prisma, requestId);
  if (!request) throw notFound();
  const number = request.phoneNumber;
  if (!number) throw new DomainError('CONFLICT', answerRefusals.noNumber);
  await rateLimits.consume(counters['text-answer-number'], number);
  await rateLimits.consume(counters['text-answer-day'], 'all');
}

async function textable(tx: Db, request: RequestRow): Promise<string | null> {
  const number = request.phoneNumber;
  if (number && (await isOptedOut(tx, number))) {
    throw new DomainError('CONFLICT', answerRefusals.optedOut);
  }
  return number;
}
