import { remindOfAvailability } from '../../../features/availability/server/reminders.service.ts';
import { readCalendars } from '../../../features/calls/server/busy/reading.service.ts';
import { remindOfCall } from '../../../features/calls/server/reminders.service.ts';
import { kindOf } from '../../../features/content/server/content.service.ts';
import { takeDueTurns } from '../../../features/content/server/publication-turns.service.ts';
import { refreshListing } from '../../../features/developers/server/directory/listing.service.ts';
import { checkVideos } from '../../../features/facts/server/video-checks.service.ts';
import { doRun, endLost } from '../../../features/generator/server/run-jobs.service.ts';
import { lookKind } from '../../../features/look/server/look-kind.ts';
import { removeStrayFiles } from '../../../features/media/server/stray-files.service.ts';
import { createNotificationLinks } from '../../../features/messages/server/notifications/notification-keys.service.ts';
import {
  notifyDeveloper,
  notifyWithinLimits,
  sendNotification,
} from '../../../features/messages/server/notifications/notifications.service.ts';
import { createMessageLinks } from '../../../features/messages/server/page/message-keys.service.ts';
import {
  backUpWhenDue,
  tryRestoreWhenDue,
} from '../../../features/operations/server/backups/due-backups.service.ts';
import { purge } from '../../../features/operations/server/retention.service.ts';
import { askForOutcomes } from '../../../features/outcomes/server/asking.service.ts';
import { createOutcomeLinks } from '../../../features/outcomes/server/outcome-links.service.ts';
import { announcePublication } from '../../../features/posts/server/publishing/publication-turn.service.ts';
import { recheckProofs } from '../../../features/proofs/server/rechecks.service.ts';
import { attachedQuote } from '../../../features/quotes/server/paper/quote-paper.service.ts';
import { readReplies } from '../../../features/requests/server/by-mail/mailbox.service.ts';
import { createColleagueLinks } from '../../../features/requests/server/colleagues/colleagues.service.ts';
import { remindOwner } from '../../../features/requests/server/inbox/reminders.service.ts';
import { answeredMailId } from '../../../features/requests/server/mail-thread/mail-threads.service.ts';
import { createRequestLinks } from '../../../features/requests/server/page/request-keys.service.ts';
import { createSavedSearchLinks } from '../../../features/saved-searches/server/saved-search-links.service.ts';
import { tellSavedSearches } from '../../../features/saved-searches/server/tell-searches.service.ts';
import { createTestimonialLinks } from '../../../features/testimonials/server/testimonial-links.service.ts';
import { workOnImport } from '../../../features/transfer/server/import/imports.service.ts';
import { remindOfMarks } from '../../../features/verification/server/marks.service.ts';
import { deliverWebhooks } from '../../../features/webhooks/server/delivery.service.ts';
import { sendWorkDigests } from '../../../features/work/server/digests.service.ts';
import type { Deps } from '../../../server/deps.ts';
import type { Settings } from '../../../server/env.ts';
import { modelRunMs } from '../../../server/integrations/ai/ai.ts';
import { deliverMessage } from '../../../server/outbox/delivery.service.ts';
import type { JobName, JobPayload } from '../../../server/queue/payloads.ts';
import { addJob } from '../../../server/queue/queue.ts';
import { minuteMs } from '../../../shared/time/durations.ts';
import { contentKinds } from '../../content-kinds.ts';
import { contentChecks } from '../content/content-checks.ts';

export interface JobRun {
  /** Aborts when the process stops or the attempt times out. End soon; throw if another process must redo the work. */
  signal: AbortSignal;
  /** Starts at 1. */
  attempt: number;
  isLastAttempt: boolean;
}

interface Job<Name extends JobName> {
  /** May run again after an error or a crash, and rarely twice at once, so it must be idempotent. */
  run(deps: Deps, payload: JobPayload<Name>, run: JobRun): Promise<unknown>;
  /** Time limit of one attempt (security row 74), far above its usual duration. Defaults to a minute. */
  timeoutMs?: number | ((settings: Pick<Settings, 'ai'>) => number);
}

/** Reads before the model run and writes after it take less than a minute. */
const withModel = (settings: Pick<Settings, 'ai'>) => modelRunMs(settings) + minuteMs;

/**
 * Outlives every page in the cache of another process (see page-cache.ts). The second purge removes what a shared
 * cache fetched from such a cache.
 */
const secondPurgeAfterMs = 35_000;

/** Clears the page caches of all processes before the shared caches. In the other order, old pages would come back. */
async function purgeSharedCaches(
  deps: Deps,
  { round }: JobPayload<'purgeSharedCaches'>,
  signal: AbortSignal,
): Promise<void> {
  await deps.contentBus.announce('content');
  const purged = await deps.sharedCache.purge(signal);
  if (purged.outcome === 'refused') {
    throw new Error(`The shared cache answered ${purged.status} to CACHE_PURGE_URL.`);
  }
  if (purged.outcome === 'unavailable') throw purged.cause;
  if (purged.outcome === 'notConfigured' || round === 'second') return;
  const runAt = new Date(deps.clock.now().getTime() + secondPurgeAfterMs);
  const second = { round: 'second' } as const;
  await addJob(deps.db.prisma, 'purgeSharedCaches', second, { key: 'purge:second', runAt });
}

export const jobs: { [Name in JobName]: Job<Name> } = {
  backUp: {
    run: (deps, _payload, { signal }) => backUpWhenDue(deps, signal),
    // Covers some hundred gigabytes, or a slow line.
    timeoutMs: 240 * minuteMs,
  },
  tryRestore: {
    run: (deps, _payload, { signal }) => tryRestoreWhenDue(deps, signal),
    timeoutMs: 240 * minuteMs,
  },
  announcePublication: { run: (deps, { postId }) => announcePublication(deps, postId) },
  deliverMessage: {
    run: (deps, { messageId }) =>
      deliverMessage(
        deps,
        messageId,
        {
          attachedQuote: (id) => attachedQuote(deps, id),
          conversations: {
            requestId: createRequestLinks(deps),
            messageId: createMessageLinks(deps),
          },
          colleague: createColleagueLinks(deps),
          testimonial: createTestimonialLinks(deps),
          outcome: createOutcomeLinks(deps),
          savedSearch: createSavedSearchLinks(deps),
          notifications: createNotificationLinks(deps),
        },
        { colors: deps.content.valueOf(lookKind), answeredBy: answeredMailId },
      ),
  },
  deliverWebhooks: {
    run: (deps, _payload, { signal }) => deliverWebhooks(deps, signal),
    // Covers a minute of sending, and the last answers after it.
    timeoutMs: 2 * minuteMs,
  },
  publishContent: {
    run: (deps, { kind }) => takeDueTurns(deps, kindOf(contentKinds, kind), contentChecks[kind]),
  },
  endLostDrafts: {
    run: (deps) => endLost(deps),
  },
  runModel: {
    run: (deps, { runId }, run) => doRun(deps, runId, run),
    timeoutMs: withModel,
  },
  sendNotification: { run: (deps, { developerId }) => sendNotification(deps, developerId) },
  purge: {
    run: (deps, { name }) => purge(deps, name),
    // Covers a site that has not purged for years.
    timeoutMs: 15 * minuteMs,
  },
  purgeSharedCaches: {
    run: (deps, payload, { signal }) => purgeSharedCaches(deps, payload, signal),
  },
  tellSubscribers: {
    run: ({ subscribers }, news, { signal }) => subscribers.tell(news, signal),
  },
  checkVideos: {
    run: (deps, _payload, { signal }) => checkVideos(deps, signal),
    // Covers a platform that lets each of some dozen videos wait.
    timeoutMs: 15 * minuteMs,
  },
  removeStrayFiles: {
    run: async (deps, _payload, { signal }) => {
      await removeStrayFiles(deps, signal);
    },
    // Covers a bucket of a million files.
    timeoutMs: 15 * minuteMs,
  },
  sendWorkDigests: { run: (deps) => sendWorkDigests(deps) },
  remindOwner: { run: (deps) => remindOwner(deps) },
  readCalendars: {
    run: (deps, _payload, { signal }) => readCalendars(deps, signal),
    // Covers two tries of each calendar, and a file that ends its worker.
    timeoutMs: 4 * minuteMs,
  },
  readReplies: {
    run: (deps, _payload, { signal }) => readReplies(deps, signal),
    // Covers fifty mails with files.
    timeoutMs: 4 * minuteMs,
  },
  remindOfAvailability: {
    run: async (deps) => {
      await refreshListing(deps);
      await remindOfAvailability({ ...deps, tell: notifyWithinLimits });
    },
  },
  recheckProofs: {
    run: (deps, _payload, { signal }) => recheckProofs({ ...deps, notifyDeveloper }, signal),
    // Covers fifteen hosts that let every way wait.
    timeoutMs: 10 * minuteMs,
  },
  remindOfMarks: { run: (deps) => remindOfMarks({ ...deps, notifyDeveloper }) },
  askForOutcomes: {
    run: (deps) => askForOutcomes({ ...deps, tell: notifyWithinLimits }),
  },
  tellSavedSearches: { run: (deps) => tellSavedSearches(deps) },
  remindOfCall: { run: (deps, payload) => remindOfCall(deps, payload) },
  workOnImport: {
    run: (deps, { importId }, run) =>
      workOnImport(deps, importId, { kinds: contentKinds, checks: contentChecks }, run),
    // Covers thousands of posts with their pictures.
    timeoutMs: 120 * minuteMs,
  },
};

export function jobTimeoutMs(name: JobName, settings: Pick<Settings, 'ai'>): number {
  const { timeoutMs = minuteMs } = jobs[name];
  return typeof timeoutMs === 'number' ? timeoutMs : timeoutMs(settings);
}
