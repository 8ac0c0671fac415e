import type { Deps } from '../deps.ts';
import { planForgottenReminders } from '../features/contact/calls/reminders.service.ts';
import { planForgottenNudges } from '../features/developers/nudges/nudges.service.ts';
import { planForgottenPublications } from '../features/posts/scheduled-posts.service.ts';
import { resumeImports } from '../features/posts/transfer/import/imports.service.ts';
import { resumeMessages } from '../outbox/outbox.service.ts';

/**
 * Puts jobs in for what our own tables say is still to be done and no job knows of: a backup holds those tables and not the
 * queue, so that nothing is lost with it.
 */
export async function resumeWork(deps: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await planForgottenPublications(deps);
  await planForgottenReminders(deps);
  await planForgottenNudges(deps);
  await resumeImports(deps);
  await resumeMessages(deps);
}
