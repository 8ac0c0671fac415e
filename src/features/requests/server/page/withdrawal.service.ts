import type { Db } from '../../../../server/db/client.ts';
import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { absoluteUrl } from '../../../../shared/paths.ts';
import {
  forgetSummaries,
  recordActivity,
} from '../../../accounts/server/activity/activity.service.ts';
import {
  announceContent,
  type PublicationDeps,
  publishingOf,
} from '../../../content/server/content.service.ts';
import { removeMedia } from '../../../media/server/media.service.ts';
import { isJunk } from '../../contact-status.ts';
import { inboxPath } from '../../inbox-address.ts';
import { requestMailContent } from '../../words/request-mail.ts';
import { agreedOf } from '../agreed.service.ts';
import { mergedRequestsOf } from '../merging/merging.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { ownerZone } from '../sender-zone.service.ts';
import { findFiles } from './files.queries.ts';
import { openRequestAsFirst } from './request-keys.service.ts';
import { deleteRequest, findComingCallTime, findRequest } from './requests.queries.ts';

const targetType = 'contact request';

/** @returns whether published words were taken off the site */
export type TakeBackTestimonial = (
  publishing: PublicationDeps,
  tx: Db,
  options: { requestId: number; now: Date },
) => Promise<boolean>;

/**
 * Deletes a request with all entries, files, keys, unsent mail and its testimonial. An agreement of both sides stays (security row 79). Mail to
 * the owner names the date and a canceled call, but no content. Junk causes no mail.
 * @throws DomainError NOT_FOUND for an invalid key
 */
export async function withdrawRequest(
  deps: PublicationDeps & Pick<Deps, 'db' | 'mail' | 'mediaStore' | 'log' | 'settings' | 'content'>,
  key: string,
  takeBackTestimonial: TakeBackTestimonial,
): Promise<void> {
  const { requestId } = await openRequestAsFirst(deps, key);
  const { ownerAddress } = deps.mail;
  const now = deps.clock.now();
  const files = await findFiles(deps.db.prisma, requestId);
  const publishing = publishingOf(deps);
  const wasPublished = await deps.db.prisma.$transaction(async (tx) => {
    const isThere = await lockRequest(tx, requestId);
    const request = isThere ? await findRequest(tx, requestId) : null;
    // Another tab has withdrawn it at the same time.
    if (!request) return false;
    const callAt = await findComingCallTime(tx, requestId, now);
    const agreed = await agreedOf(tx, requestId);
    const { merged } = await mergedRequestsOf(tx, requestId);
    const wasPublished = await takeBackTestimonial(publishing, tx, { requestId, now });
    await deleteRequest(tx, requestId);
    for (const targetId of [requestId, ...merged.map(({ id }) => id)]) {
      await forgetSummaries(tx, { targetType, targetId });
    }
    await recordActivity(tx, {
      actor: 'visitor',
      action: 'withdrew',
      targetType,
      targetId: requestId,
      summary: agreed ? 'and everything but what was agreed on' : 'and everything about it',
    });
    if (!ownerAddress || isJunk(request.status)) return wasPublished;
    await sendMail(tx, {
      ...requestMailContent.withdrawn(siteIdentityOf(deps.content).brand, request.createdAt, {
        callAt,
        agreementsLink: agreed ? absoluteUrl(deps.settings.siteOrigin, inboxPath) : null,
        timeZone: await ownerZone(tx),
      }),
      recipient: ownerAddress,
      replyTo: '',
      replyToName: '',
      dedupeKey: `request-withdrawn:${requestId}`,
    });
    return wasPublished;
  });
  if (wasPublished) await announceContent(deps);
  await removeMedia(
    deps,
    files.map(({ mediaId }) => mediaId),
  );
}
