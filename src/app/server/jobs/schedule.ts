import type { CronItem } from 'graphile-worker';
import { webhookLine } from '../../../server/outbox/webhook-events.service.ts';
import type { JobName } from '../../../server/queue/payloads.ts';
import { purgeNames } from '../../../shared/retention.ts';
import { dayMs } from '../../../shared/time/durations.ts';

const nightly = '17 3 * * *';
const weekly = '41 4 * * 1';
const hourly = '7 * * * *';
/** A machine that was off at night purges when it is on again. */
const backfillMs = dayMs;
const maxAttempts = 6;

/** Asks once an hour whether a backup is due, so that a fault is tried again and a new or restored site gets its first one. */
const everyHourEarly = '11 * * * *';
const daily = '47 5 * * *';
/** Backups and trial restores run one after another. */
const backupLine = 'backups';

/** Limits how late an answer by mail is. */
const everyMinute = '* * * * *';
/** Limits how long a dead process's draft looks active, how late a reminder is and how old the busy times are. */
const everyFiveMinutes = '*/5 * * * *';

/** Limits how many hosts a copy of the site asks within an hour. */
const everyQuarter = '*/15 * * * *';

const purges: CronItem[] = purgeNames.map((name) => ({
  task: 'purge' satisfies JobName,
  identifier: `purge ${name}`,
  match: nightly,
  payload: { name },
  options: {
    backfillPeriod: backfillMs,
    maxAttempts,
    // Purges run one after another; nothing waits for them.
    queueName: 'purges',
    jobKey: `purge ${name}`,
  },
}));

/** One process runs each recurring job: the first that picks it up. */
export const schedule: CronItem[] = [
  ...purges,
  {
    task: 'backUp' satisfies JobName,
    identifier: 'backUp',
    match: everyHourEarly,
    options: { jobKey: 'backUp', maxAttempts: 2, queueName: backupLine },
  },
  {
    task: 'tryRestore' satisfies JobName,
    identifier: 'tryRestore',
    match: daily,
    options: { jobKey: 'tryRestore', maxAttempts: 2, queueName: backupLine },
  },
  {
    task: 'endLostDrafts' satisfies JobName,
    identifier: 'endLostDrafts',
    match: everyFiveMinutes,
    options: { jobKey: 'endLostDrafts', maxAttempts: 1 },
  },
  {
    task: 'checkVideos' satisfies JobName,
    identifier: 'checkVideos',
    match: weekly,
    options: { jobKey: 'checkVideos', maxAttempts: 1 },
  },
  {
    task: 'removeStrayFiles' satisfies JobName,
    identifier: 'removeStrayFiles',
    match: weekly,
    options: { jobKey: 'removeStrayFiles', maxAttempts, queueName: 'purges' },
  },
  {
    task: 'remindOwner' satisfies JobName,
    identifier: 'remindOwner',
    match: everyFiveMinutes,
    options: { jobKey: 'remindOwner', maxAttempts: 1 },
  },
  {
    task: 'remindOfAvailability' satisfies JobName,
    identifier: 'remindOfAvailability',
    match: everyFiveMinutes,
    options: { jobKey: 'remindOfAvailability', maxAttempts: 1 },
  },
  {
    task: 'remindOfMarks' satisfies JobName,
    identifier: 'remindOfMarks',
    match: everyQuarter,
    options: { jobKey: 'remindOfMarks', maxAttempts: 1 },
  },
  {
    task: 'recheckProofs' satisfies JobName,
    identifier: 'recheckProofs',
    match: everyQuarter,
    options: { jobKey: 'recheckProofs', maxAttempts: 1 },
  },
  {
    task: 'askForOutcomes' satisfies JobName,
    identifier: 'askForOutcomes',
    match: hourly,
    options: { jobKey: 'askForOutcomes', maxAttempts: 1 },
  },
  {
    task: 'tellSavedSearches' satisfies JobName,
    identifier: 'tellSavedSearches',
    match: hourly,
    options: { jobKey: 'tellSavedSearches', maxAttempts: 1 },
  },
  {
    task: 'sendWorkDigests' satisfies JobName,
    identifier: 'sendWorkDigests',
    match: hourly,
    options: { jobKey: 'sendWorkDigests', maxAttempts: 1 },
  },
  {
    task: 'readCalendars' satisfies JobName,
    identifier: 'readCalendars',
    match: everyFiveMinutes,
    options: { jobKey: 'readCalendars', maxAttempts: 1 },
  },
  {
    task: 'deliverWebhooks' satisfies JobName,
    identifier: 'deliverWebhooks',
    match: everyFiveMinutes,
    // In the line of all deliveries: what a restored database or a job that failed for good has left goes out by this.
    options: { jobKey: 'deliverWebhooks', maxAttempts: 1, queueName: webhookLine },
  },
  {
    task: 'readReplies' satisfies JobName,
    identifier: 'readReplies',
    match: everyMinute,
    options: { jobKey: 'readReplies', maxAttempts: 1 },
  },
];
