import { requestMailContent } from '../../../../content/request-mail.ts';
import { recordActivity } from '../../../activity/activity.service.ts';
import type { AdminIdentity } from '../../../auth/admin-identity.service.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import { sendMail } from '../../../outbox/outbox.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { advanceAnswered } from '../request-moves.service.ts';
import { findRequest, insertEntry, isRepeated } from './requests.queries.ts';

/** What the mail of an answer is known by in the outbox. */
export const answerMailKey = (entryId: number) => `request-answer:${entryId}`;

/**
 * Answers a request: on its page in any case, and by mail where there is an address and the site sends mail. The same words
 * once more, right after, are the same answer.
 * @throws DomainError NOT_FOUND, CONFLICT for a request without a page or an address, which the answer could not reach
 */
export async function answerRequest(
  deps: Pick<Deps, 'db' | 'clock' | 'mail'>,
  admin: AdminIdentity,
  { requestId, text }: { requestId: number; text: string },
): Promise<void> {
  const isMailOn = deps.mail.ownerAddress !== null;
  const now = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere ? await findRequest(tx, requestId) : null;
    if (!request) throw new DomainError('NOT_FOUND', 'Contact request not found');
    if (!request.email) throw new DomainError('CONFLICT', 'This sender has left no mail address.');
    const said = { requestId, kind: 'owner', body: text, createdAt: now } as const;
    if (await isRepeated(tx, said)) return;
    const entry = await insertEntry(tx, said);
    if (isMailOn) {
      await sendMail(tx, {
        ...requestMailContent.answer(text),
        recipient: request.email,
        replyTo: '',
        replyToName: '',
        requestId,
        hasLink: true,
        dedupeKey: answerMailKey(entry.id),
      });
    }
    await advanceAnswered(tx, { id: requestId, to: 'answered', actor: admin.label, at: now });
    await recordActivity(tx, {
      actor: admin.label,
      action: 'answered',
      targetType: 'contact request',
      targetId: requestId,
      summary: `${request.firstName} ${request.lastName}`.trim(),
    });
  });
}
