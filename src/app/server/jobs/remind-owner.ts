import { remindOwner as sendReminders } from '../../../features/requests/server/inbox/reminders.service.ts';
import type { Job } from './job.ts';

export const remindOwner: Job<'remindOwner'> = (deps) => sendReminders(deps);
