import { remindOfCall as remind } from '../../../features/calls/server/reminders.service.ts';
import type { Job } from './job.ts';

export const remindOfCall: Job<'remindOfCall'> = (deps, payload) => remind(deps, payload);
