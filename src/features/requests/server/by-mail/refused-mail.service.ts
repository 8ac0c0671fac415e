import { createHash } from 'node:crypto';
import type { Deps } from '../../../../server/deps.ts';
import type { InboundMail } from '../../../../server/integrations/mail-inbound/inbound-mail.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { counters } from '../../../../shared/limits/limits.ts';
import { absoluteUrl, paths } from '../../../../shared/paths.ts';
import { type MailRefusal, refusedMailWords } from '../../words/refused-mail.ts';
import { findMailState } from '../mail-thread/received-mail.queries.ts';
import { inboxLink } from '../notices.service.ts';
import { findRequest } from '../page/requests.queries.ts';
import type { MailPlace } from './mail-place.service.ts';

type TellingDeps = Pick<Deps, 'db' | 'settings' | 'content' | 'mail' | 'rateLimits'>;

/** The same mail may be read twice. */
const keyOf = ({ messageId }: InboundMail) =>
  `mail-refused:${createHash('sha256').update(messageId).digest('hex')}`;

/**
 * Tells by mail that an answer was refused. The owner is told at the address of the settings, no matter who wrote. A client is told only
 * at an address that is proven: mail to any other could go to somebody who has written nothing.
 */
export async function tellOfRefusal(
  deps: TellingDeps,
  { requestId, side }: MailPlace,
  { why, mail }: { why: MailRefusal; mail: InboundMail },
): Promise<void> {
  const { ownerAddress } = deps.mail;
  const request = await findRequest(deps.db.prisma, requestId);
  if (!ownerAddress || !request) return;
  const { brand } = siteIdentityOf(deps.content);
  const told = { replyTo: '', replyToName: '', dedupeKey: keyOf(mail) };
  if (side === 'outgoing') {
    if (!(await mayTell(deps, `owner:${requestId}`))) return;
    const words = refusedMailWords.owner(brand, why, inboxLink(deps.settings, requestId));
    await deps.db.prisma.$transaction((tx) =>
      sendMail(tx, { ...words, ...told, recipient: ownerAddress, requestId }),
    );
    return;
  }
  const recipient = await provenRecipient(deps, requestId, { request, mail });
  const contactPage = absoluteUrl(deps.settings.siteOrigin, paths.contact);
  const words = refusedMailWords.client(brand, why, contactPage);
  if (!recipient || !words || !(await mayTell(deps, `client:${requestId}`))) return;
  // Without the request: mail about it would bring an address for answers, and the links may have been revoked on purpose.
  await deps.db.prisma.$transaction((tx) =>
    sendMail(tx, { ...words, ...told, recipient, origin: 'replied' }),
  );
}

async function provenRecipient(
  { db }: TellingDeps,
  requestId: number,
  { request, mail }: { request: { email: string | null }; mail: InboundMail },
): Promise<string | null> {
  const address = request.email?.toLowerCase();
  const state = await findMailState(db.prisma, requestId);
  const isTheirs = address === mail.from?.toLowerCase() && address === state?.provenAddress;
  return isTheirs ? request.email : null;
}

async function mayTell({ rateLimits }: TellingDeps, key: string): Promise<boolean> {
  const limit = counters['refused-mail'];
  return (await rateLimits.record(limit, key)) <= limit.limit;
}
