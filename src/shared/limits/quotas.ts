import { daySeconds, hourSeconds } from '../time/durations.ts';
import { counter, named, quota } from './limit.ts';

/** Rows of the table of limits (`limits.ts`) that the browser reads too. */
export const quotas = named({
  batchedCalls: quota('calls of a batch', 'HTTP request', 10, 'invalid'),
  previewLinks: quota('open preview links', 'text', 20, 'tooMany'),
  facts: quota('answered facts', 'text', 2_000, 'invalid'),
  remarks: quota('remarks and answers', 'text', 500, 'invalid'),
  stagedDrafts: quota('drafts in progress', 'account', 50, 'tooMany'),
  savedReplies: quota('saved replies', 'site', 100, 'conflict'),
  projects: quota('projects of a profile', 'account', 30, 'conflict'),
  skills: quota('skills of a profile', 'account', 12, 'invalid'),
  proofs: quota('addresses of a profile with a proof', 'account', 10, 'conflict'),
  developerTokens: quota('tokens of a developer', 'account', 10, 'conflict'),
  connectedPrograms: quota('connected programs', 'account', 20, 'conflict'),
  projectPictures: quota('pictures of a project', 'project', 6, 'conflict'),
  messageEntries: quota('entries after a message', 'message', 200, 'conflict'),
  callCalendars: quota('calendars of the owner', 'site', 5, 'conflict'),
  webhookEndpoints: quota('endpoints of webhooks', 'site', 10, 'conflict'),
  requestFiles: quota('files', 'request', 10, 'conflict'),
  requestFileBytes: {
    ...quota('files together', 'request', 40 * 1024 * 1024, 'conflict'),
    unit: 'bytes' as const,
  },
  noteFiles: quota('files at stages of the work', 'request', 60, 'conflict'),
  noteFileBytes: {
    ...quota('files at stages together', 'request', 240 * 1024 * 1024, 'conflict'),
    unit: 'bytes' as const,
  },
  colleagues: quota('colleagues of a client with a link', 'request', 5, 'conflict'),
  openBriefs: quota('open briefs', 'request', 3, 'conflict'),
  knownBrowsers: quota('browsers known by a sign-in', 'account', 10, 'forgotten'),
});

/** Later events are combined. */
export const notifications = named({
  perHour: counter('notifications', 'account', 1, hourSeconds, 'later'),
  perDay: counter('notifications', 'account', 3, daySeconds, 'later'),
});
