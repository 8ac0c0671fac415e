import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../../server/db/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { sendMail } from '../../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../../server/published-content.ts';
import type { DraftLineage } from '../../../../../shared/admin/unsent-drafts.ts';
import { recordActivity } from '../../../../accounts/server/activity/activity.service.ts';
import { dropSentDraft } from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import type { SaidMeanwhile } from '../../../requests.ts';
import { adminInboxContent } from '../../../words/contact-inbox.ts';
import { requestMailContent } from '../../../words/request-mail.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { advanceAnswered } from '../../request-moves.service.ts';
import {
  findComingCallTime,
  findEntriesAfter,
  findRequest,
  insertEntry,
  isRepeated,
} from '../requests.queries.ts';

export const answerMailKey = (entryId: number) => `request-answer:${entryId}`;

interface Answer {
  requestId: number;
  text: string;
  /** Id of the last entry that the writer saw. Null for an answer that came by mail, which cannot be shown a later entry. */
  after: number | null;
  draft?: DraftLineage | undefined;
}

/**
 * Answers a request on its page, and by mail when possible. A repetition within the hour is ignored.
 * @param enter runs in the transaction with the id of the entry; an error takes the answer back
 * @throws DomainError NOT_FOUND; CONFLICT for a request without a page or an address, or when later entries exist
 */
export async function answerRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'mail' | 'content'>,
  admin: AdminIdentity,
  { requestId, text, after, draft }: Answer,
  enter: (tx: Db, entryId: number) => Promise<void> = async () => {},
): Promise<void> {
  const isMailOn = deps.mail.ownerAddress !== null;
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere ? await findRequest(tx, requestId) : null;
    if (!request) throw new DomainError('NOT_FOUND', 'Contact request not found');
    if (!request.email) throw new DomainError('CONFLICT', 'This sender has left no mail address.');
    const place = { requestId, kind: 'answer', adminId: admin.adminId } as const;
    // An answer by mail says nothing of a text that is being written in the inbox.
    if (after !== null) await dropSentDraft(tx, place, { text, lineage: draft });
    const { label: author } = admin;
    const said = { requestId, kind: 'owner', author, body: text, createdAt: now } as const;
    if (await isRepeated(tx, said)) return;
    if (after !== null) await requireNothingSaidMeanwhile(tx, requestId, after);
    const entry = await insertEntry(tx, said);
    await enter(tx, entry.id);
    if (isMailOn) {
      await sendMail(tx, {
        ...requestMailContent.answer(siteIdentityOf(deps.content).brand, text),
        recipient: request.email,
        replyTo: '',
        replyToName: '',
        requestId,
        hasLink: true,
        origin: 'byHand',
        dedupeKey: answerMailKey(entry.id),
      });
    }
    const to = (await findComingCallTime(tx, requestId, now)) ? 'call' : 'answered';
    await advanceAnswered(tx, { id: requestId, to, actor: admin.label, at: now });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'answered',
      targetType: 'contact request',
      targetId: requestId,
      summary: `${request.firstName} ${request.lastName}`.trim(),
    });
  });
}

/**
 * Refuses an answer when the sender or another admin has added an entry meanwhile. Call it in the transaction that locks the
 * request.
 * @param after id of the last entry that the writer saw; 0 for none
 * @throws DomainError CONFLICT with the later entries
 */
export async function requireNothingSaidMeanwhile(
  tx: Db,
  requestId: number,
  after: number,
): Promise<void> {
  const entries = await findEntriesAfter(tx, requestId, after);
  if (entries.length === 0) return;
  const meanwhile: SaidMeanwhile = entries.map(({ seenAt: _seenAt, ...entry }) => entry);
  throw new DomainError('CONFLICT', adminInboxContent.thread.meanwhile.refusal, {
    details: { meanwhile },
  });
}
