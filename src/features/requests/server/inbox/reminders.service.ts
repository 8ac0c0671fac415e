import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { siteIdentityOf } from '../../../../server/published-content.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { inboxLink } from '../inbox-link.ts';
import { takeDueReminders } from './reminders.queries.ts';

const words = adminInboxContent.reminder.mail;

/** Mails the owner about due reminders. Without mail only the mark in the list shows them. */
export async function remindOwner({
  db,
  clock,
  mail,
  settings,
  content,
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'settings' | 'content'>): Promise<void> {
  const { ownerAddress } = mail;
  if (!ownerAddress) return;
  await db.prisma.$transaction(async (tx) => {
    for (const { id, remindAt, ...sender } of await takeDueReminders(tx, clock.now())) {
      const name = `${sender.firstName} ${sender.lastName}`.trim() || (sender.phoneNumber ?? '');
      await sendMail(tx, {
        dedupeKey: `reminder:${id}:${remindAt.toISOString()}`,
        recipient: ownerAddress,
        replyTo: '',
        replyToName: '',
        requestId: id,
        subject: words.subject(siteIdentityOf(content).brand, name),
        text: words.text,
        step: { label: words.step, address: inboxLink(settings, id) },
      });
    }
  });
}
