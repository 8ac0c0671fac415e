import type { Db } from '../../../server/db/client.ts';
import type { Deps } from '../../../server/deps.ts';
import { type MailFacts, sendMail } from '../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../server/published-content.ts';
import { absoluteUrl } from '../../../shared/paths.ts';
import type { MailWords } from '../../../shared/words/mail/mail-words.ts';
import { inboxRequestPath } from '../inbox-address.ts';

export function inboxLink(
  { siteOrigin }: Pick<Deps['settings'], 'siteOrigin'>,
  requestId: number,
): string {
  return absoluteUrl(siteOrigin, inboxRequestPath(requestId));
}

type Notice = MailFacts & { requestId: number };

/** Mails about a request, in the transaction of their cause. A site without mail sends none. */
export function noticesOf({
  mail,
  settings,
  content,
}: Pick<Deps, 'mail' | 'settings' | 'content'>) {
  const { brand } = siteIdentityOf(content);
  const { ownerAddress } = mail;
  return {
    async toOwner(
      tx: Db,
      notice: Notice,
      wordsOf: (brand: string, inboxLink: string) => MailWords,
    ): Promise<void> {
      if (ownerAddress === null) return;
      const words = wordsOf(brand, inboxLink(settings, notice.requestId));
      await sendMail(tx, { ...words, ...notice, recipient: ownerAddress });
    },
    /** With a link to the page of the request. */
    async toSender(
      tx: Db,
      { email, ...notice }: Notice & { email: string | null },
      wordsOf: (brand: string) => MailWords,
    ): Promise<void> {
      if (ownerAddress === null || !email) return;
      await sendMail(tx, { ...wordsOf(brand), ...notice, recipient: email, hasLink: true });
    },
  };
}

export type Notices = ReturnType<typeof noticesOf>;
