import { requestMailContent } from '../../../../content/request-mail.ts';
import { isJunk } from '../../../../shared/contact-status.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../domain-error.ts';
import type { RateLimitRule } from '../../../limits/rate-limits.ts';
import { sendMail } from '../../../outbox/outbox.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { openRequest } from './request-keys.service.ts';
import { findRequest, insertEntry, isRepeated } from './requests.queries.ts';

type RemarkDeps = Pick<Deps, 'db' | 'clock' | 'rateLimits' | 'mail' | 'settings'>;

const perRequest: RateLimitRule = {
  name: 'request-remark',
  points: 20,
  durationSeconds: 60 * 60,
  message: 'Too many messages in an hour. Please try again later.',
};

/**
 * Adds what the sender of a request has to say to it, and tells the owner by mail where mail is set up. The same words once
 * more, right after, are the same remark.
 * @throws DomainError NOT_FOUND for a key that opens nothing, TOO_MANY_REQUESTS
 */
export async function addRemark(
  deps: RemarkDeps,
  { key, text }: { key: string; text: string },
): Promise<void> {
  const { requestId } = await openRequest(deps, key);
  await deps.rateLimits.consume(perRequest, String(requestId));
  const { ownerAddress } = deps.mail;
  const createdAt = deps.clock.now();
  await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere ? await findRequest(tx, requestId) : null;
    if (!request) throw new DomainError('NOT_FOUND', 'This link opens nothing.');
    const said = { requestId, kind: 'visitor', body: text, createdAt } as const;
    if (await isRepeated(tx, said)) return;
    const entry = await insertEntry(tx, said);
    if (!ownerAddress || isJunk(request.status)) return;
    await sendMail(tx, {
      ...requestMailContent.remark(request, text, deps.settings.siteOrigin),
      recipient: ownerAddress,
      replyTo: request.email ?? '',
      replyToName: `${request.firstName} ${request.lastName}`,
      requestId,
      dedupeKey: `request-entry:${entry.id}`,
    });
  });
}
