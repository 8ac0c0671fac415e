import type { AdminIdentity } from '../../../../server/auth/admin-identity.service.ts';
import { opensNothing } from '../../../../server/auth/link-keys.ts';
import type { Deps } from '../../../../server/deps.ts';
import { DomainError } from '../../../../server/domain-error.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { recordActivity } from '../../../accounts/server/activity/activity.service.ts';
import { isJunk } from '../../contact-status.ts';
import { nda } from '../../words/nda.ts';
import { requestMailContent } from '../../words/request-mail.ts';
import { prolongLinks } from '../agreed.service.ts';
import { noticesOf } from '../notices.service.ts';
import { lockRequest } from '../request-moves.queries.ts';
import { senderZone } from '../sender-zone.service.ts';
import { countersign, findNda, insertNda } from './nda.queries.ts';
import { openRequestToDecide } from './request-keys.service.ts';
import { findRequest } from './requests.queries.ts';

type NdaDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>;

/**
 * Accepts the agreement for the sender. Idempotent: the first acceptance counts.
 * @throws DomainError NOT_FOUND for an invalid key, CONFLICT when the text has changed since it was read
 */
export async function acceptNda(
  deps: NdaDeps,
  { key, name, version }: { key: string; name: string; version: string },
): Promise<void> {
  const { requestId } = await openRequestToDecide(deps, key);
  if (version !== nda.version) {
    throw new DomainError('CONFLICT', 'The text has changed. Please read it again.');
  }
  const { brand } = siteIdentityOf(deps.content);
  const notices = noticesOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) throw opensNothing();
    const isNew = await insertNda(tx, {
      version: nda.version,
      text: nda.text(brand),
      requestId,
      senderName: name,
      senderAcceptedAt: deps.clock.now(),
    });
    if (!isNew || isJunk(request.status)) return;
    const dedupeKey = `request-nda:${requestId}`;
    await notices.toOwner(tx, { requestId, dedupeKey }, (_brand, link) =>
      requestMailContent.ndaAsked(brand, name, link),
    );
  });
}

/**
 * Accepts the agreement for the owner and queues mail to the sender.
 * @throws DomainError NOT_FOUND when no agreement waits for the owner
 */
export async function countersignNda(
  deps: NdaDeps,
  admin: AdminIdentity,
  { requestId, name }: { requestId: number; name: string },
): Promise<void> {
  const notices = noticesOf(deps);
  await deps.db.prisma.$transaction(async (tx) => {
    const request = await findRequest(tx, requestId);
    const acceptance = { ownerName: name, ownerAcceptedAt: deps.clock.now() };
    if (!request || !(await countersign(tx, requestId, acceptance))) {
      throw new DomainError('NOT_FOUND', 'There is no agreement that waits for us.');
    }
    await prolongLinks(tx, requestId, deps.clock.now());
    await recordActivity(tx, {
      actor: admin.label,
      action: 'accepted the NDA of',
      targetType: 'contact request',
      targetId: requestId,
      summary: `as ${name}`,
    });
    const accepted = await findNda(tx, requestId);
    if (!accepted) return;
    const zone = await senderZone(tx, requestId);
    const { email } = request;
    const notice = { requestId, email, dedupeKey: `request-nda-accepted:${requestId}` };
    await notices.toSender(tx, notice, (brand) =>
      requestMailContent.ndaAccepted(brand, accepted, zone),
    );
  });
}
