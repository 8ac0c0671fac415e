import { planForgottenReminders } from '../../../features/calls/server/reminders.service.ts';
import { planForgottenContent } from '../../../features/content/server/publication-turns.service.ts';
import { planForgottenNotifications } from '../../../features/messages/server/notifications/notifications.service.ts';
import { planForgottenPublications } from '../../../features/posts/server/changes/scheduled-posts.service.ts';
import { resumeImports } from '../../../features/transfer/server/import/imports.service.ts';
import type { Deps } from '../../../server/deps.ts';
import { resumeMessages } from '../../../server/outbox/outbox.service.ts';

/** Queues jobs for unfinished work in our tables. A backup contains these tables but not the queue. */
export async function resumeWork(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await planForgottenPublications(deps);
  await planForgottenContent(deps);
  await planForgottenReminders(deps);
  await planForgottenNotifications(deps);
  await resumeImports(deps);
  await resumeMessages(deps);
}
