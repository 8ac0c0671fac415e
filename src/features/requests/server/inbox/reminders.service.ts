import type { Deps } from '../../../../server/deps.ts';
import { sendMail } from '../../../../server/outbox/outbox.service.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { inboxLink } from '../inbox-link.ts';
import { takeDueReminders } from './reminders.queries.ts';

const words = adminInboxContent.reminder.mail;

/** Sends the owner a mail for each reminder whose time has come. Without mail the mark in the list has to do. */
export async function remindOwner({
  db,
  clock,
  mail,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'mail' | 'settings'>): Promise<void> {
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
        subject: words.subject(name),
        text: words.text(inboxLink(settings, id)),
      });
    }
  });
}
