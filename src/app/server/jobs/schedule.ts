import type { CronItem } from 'graphile-worker';
import type { JobName } from '../../../server/queue/payloads.ts';
import { purgeNames } from '../../../shared/retention.ts';

/** Once a night, UTC. */
const nightly = '17 3 * * *';
/** A machine that was off at night clears away when it is on again. */
const backfillMs = 24 * 60 * 60_000;
const maxAttempts = 6;

/** A draft whose process died is shown as under way, and a reminder late, for little longer than this. */
const everyFiveMinutes = '*/5 * * * *';

const purges: CronItem[] = purgeNames.map((name) => ({
  task: 'purge' satisfies JobName,
  identifier: `purge ${name}`,
  match: nightly,
  payload: { name },
  options: {
    backfillPeriod: backfillMs,
    maxAttempts,
    // One after the other: nobody waits for them.
    queueName: 'purges',
    jobKey: `purge ${name}`,
  },
}));

/** What is done at its time by whichever copy comes first. */
export const schedule: CronItem[] = [
  ...purges,
  {
    task: 'endLostDrafts' satisfies JobName,
    identifier: 'endLostDrafts',
    match: everyFiveMinutes,
    options: { jobKey: 'endLostDrafts', maxAttempts: 1 },
  },
  {
    task: 'remindOwner' satisfies JobName,
    identifier: 'remindOwner',
    match: everyFiveMinutes,
    options: { jobKey: 'remindOwner', maxAttempts: 1 },
  },
];
