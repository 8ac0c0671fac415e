import { z } from 'zod';
import { purgeNames } from '../../shared/retention.ts';

export const callReminders = ['dayBefore', 'hourBefore'] as const;
export type CallReminder = (typeof callReminders)[number];

/**
 * Payloads by name of job. They hold ids wherever possible: a job that has waited works with current data, and no texts of
 * people lie in the queue.
 */
export const jobPayloads = {
  /** Makes a backup at the target where one is due. */
  backUp: z.object({}),
  /** Restores the newest backup on trial where that is due. */
  tryRestore: z.object({}),
  announcePublication: z.object({ postId: z.int() }),
  publishContent: z.object({ kind: z.string() }),
  deliverMessage: z.object({ messageId: z.uuid() }),
  /** Sends every event that is due to the owner's endpoints. */
  deliverWebhooks: z.object({}),
  /** Marks runs of a model without a running job as broken off. */
  endLostDrafts: z.object({}),
  runModel: z.object({ runId: z.int() }),
  sendNotification: z.object({ developerId: z.int() }),
  purge: z.object({ name: z.enum(purgeNames) }),
  /** Purges changed pages from the caches in front of the site. */
  purgeSharedCaches: z.object({ round: z.enum(['first', 'second']) }),
  /** Tells the hub of the feeds and search engines which paths have changed. */
  tellSubscribers: z.object({ feeds: z.array(z.string()), pages: z.array(z.string()) }),
  /** Asks if the videos of the content can still be played. */
  checkVideos: z.object({}),
  /** Deletes stored files that have no row. */
  removeStrayFiles: z.object({}),
  remindOwner: z.object({}),
  /** Tells both sides what is new in the work. */
  sendWorkDigests: z.object({}),
  workOnImport: z.object({ importId: z.int() }),
  /** Reads the owner's calendars elsewhere. */
  readCalendars: z.object({}),
  /** Reads the mailbox that answers to mail of the site come to. */
  readReplies: z.object({}),
  /** Tells developers that their availability is about to end. */
  remindOfAvailability: z.object({}),
  /** Looks whether proven addresses still hold their proof. */
  recheckProofs: z.object({}),
  /** Tells developers that their mark of the studio is about to end. */
  remindOfMarks: z.object({}),
  /** Asks both sides what became of a choice. */
  askForOutcomes: z.object({}),
  /** Tells by mail who newly fits a saved search. */
  tellSavedSearches: z.object({}),
  remindOfCall: z.object({ callId: z.int(), reminder: z.enum(callReminders) }),
};

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;
