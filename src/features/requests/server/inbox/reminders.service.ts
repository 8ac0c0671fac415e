import type { Deps } from '../../../../server/deps.ts';
import { adminInboxContent } from '../../words/contact-inbox.ts';
import { noticesOf } from '../notices.service.ts';
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
  // The reminders of a site without mail stay due.
  if (mail.ownerAddress === null) return;
  const notices = noticesOf({ mail, settings, content });
  await db.prisma.$transaction(async (tx) => {
    for (const { id, remindAt, ...sender } of await takeDueReminders(tx, clock.now())) {
      const name = `${sender.firstName} ${sender.lastName}`.trim() || (sender.phoneNumber ?? '');
      const dedupeKey = `reminder:${id}:${remindAt.toISOString()}`;
      await notices.toOwner(tx, { requestId: id, dedupeKey }, (brand, address) => ({
        subject: words.subject(brand, name),
        text: words.text,
        step: { label: words.step, address },
      }));
    }
  });
}
