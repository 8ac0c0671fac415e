import { remindOwner as sendReminders } from '../../../features/requests/server/inbox/reminders.service.ts';
import type { Job } from './job.ts';

/** Tells the owner of contact requests that they wanted to be reminded of. */
export const remindOwner: Job<'remindOwner'> = (deps) => sendReminders(deps);
