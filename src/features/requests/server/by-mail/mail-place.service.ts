import type { Deps } from '../../../../server/deps.ts';
import type { InboundMail } from '../../../../server/integrations/mail-inbound/inbound-mail.ts';
import { answeredMails } from '../../../../server/outbox/outbox.service.ts';
import { type ReplyPlace, readReplyAddress } from '../../../../server/outbox/reply-address.ts';
import { replySideOf } from '../../../../server/outbox/written-mail.ts';
import { dayMs } from '../../../../shared/time/durations.ts';
import { requestKeyDays } from '../../request-options.ts';
import { findMailState } from '../mail-thread/received-mail.queries.ts';
import { keptRequestId } from '../merging/merging.service.ts';

type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'settings' | 'keyring'>;

export interface MailPlace extends Pick<ReplyPlace, 'requestId' | 'side'> {
  /** False when only the Message-IDs of earlier mail led here, which others may know. */
  isSigned: boolean;
  /** False once the time of the address is over, or the owner has revoked the links. */
  isOpen: boolean;
}

/** A signed address works as long as the link of its mail, and ends with the links of the request. */
async function isOpen({ db, clock }: PlaceDeps, place: ReplyPlace): Promise<boolean> {
  const ageMs = clock.now().getTime() - place.issuedAt.getTime();
  if (ageMs < -dayMs || ageMs > requestKeyDays * dayMs) return false;
  const state = await findMailState(db.prisma, place.requestId);
  return !state?.repliesEndedAt || place.issuedAt > state.repliesEndedAt;
}

/** Finds the request that a mail belongs to: by the signed part of its address, else by the mails of ours that it answers. */
export async function placeOfMail(
  deps: PlaceDeps,
  { to, answers }: Pick<InboundMail, 'to' | 'answers'>,
): Promise<MailPlace | null> {
  const base = deps.settings.mailReplies.address;
  if (!base) return null;
  for (const address of to) {
    const place = readReplyAddress(deps.keyring, base, address);
    if (!place) continue;
    const requestId = await keptRequestId(deps.db.prisma, place.requestId);
    return { requestId, side: place.side, isSigned: true, isOpen: await isOpen(deps, place) };
  }
  const [answered] = await answeredMails(deps, answers);
  const side = answered && replySideOf(answered);
  if (!answered?.requestId || !side) return null;
  const place = { requestId: answered.requestId, side, issuedAt: answered.createdAt };
  return { requestId: place.requestId, side, isSigned: false, isOpen: await isOpen(deps, place) };
}
