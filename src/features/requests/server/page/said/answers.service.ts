import type { AdminIdentity } from '../../../../../server/auth/admin-identity.service.ts';
import type { Db } from '../../../../../server/db/client.ts';
import type { Deps } from '../../../../../server/deps.ts';
import { DomainError } from '../../../../../server/domain-error.ts';
import { sendMail } from '../../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../../server/published-content.ts';
import type { DraftLineage } from '../../../../../shared/admin/unsent-drafts.ts';
import { recordActivity } from '../../../../accounts/server/activity/activity.service.ts';
import { addEntry } from '../../../../conversations/server/entries/entries.service.ts';
import { dropSentDraft } from '../../../../unsent-drafts/server/unsent-drafts.service.ts';
import { requestMailContent } from '../../../words/request-mail.ts';
import { lockRequest } from '../../request-moves.queries.ts';
import { advanceAnswered } from '../../request-moves.service.ts';
import { findComingCallTime, findRequest } from '../requests.queries.ts';

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
    const of = { requestId };
    const place = { of, kind: 'answer', adminId: admin.adminId } as const;
    // An answer by mail says nothing of a text that is being written in the inbox.
    if (after !== null) await dropSentDraft(tx, place, { text, lineage: draft });
    const { label: author } = admin;
    const said = { of, side: 'outgoing', author, body: text, createdAt: now } as const;
    const entry = await addEntry(tx, said, after === null ? {} : { after });
    if (!entry) return;
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
