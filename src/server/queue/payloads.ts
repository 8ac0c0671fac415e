import { z } from 'zod';
import { purgeNames } from '../../shared/retention.ts';

export const callReminders = ['dayBefore', 'hourBefore'] as const;
export type CallReminder = (typeof callReminders)[number];

/**
 * Payloads of jobs, by the name of their kind. They hold ids alone wherever possible: a job that waits for long then works with
 * what is true by then, and nobody's words lie about in the queue.
 */
export const jobPayloads = {
  /** Tells every copy that a scheduled post has become public. */
  announcePublication: z.object({ postId: z.int() }),
  /** Hands a mail or a text message over. */
  deliverMessage: z.object({ messageId: z.uuid() }),
  /** Says of AI drafts that nobody will finish that they are broken off. */
  endLostDrafts: z.object({}),
  /** Makes an AI draft. */
  makeDraft: z.object({ aiDraftId: z.int() }),
  /** Writes one stage of a draft that is written in stages. */
  writeStage: z.object({ stepId: z.int() }),
  /** Tells a developer that messages wait. */
  sendNotification: z.object({ developerId: z.int() }),
  /** Clears one kind of thing away that is kept no longer. */
  purge: z.object({ name: z.enum(purgeNames) }),
  /** Takes what changed back from the caches in front of the site. */
  purgeSharedCaches: z.object({ round: z.enum(['first', 'second']) }),
  /** Sends the reminders of contact requests whose time has come. */
  remindOwner: z.object({}),
  /** Looks through the file of an import, makes its posts, or moves them to the trash. */
  workOnImport: z.object({ importId: z.int() }),
  /** Reminds the visitor of a call by mail. */
  remindOfCall: z.object({ callId: z.int(), reminder: z.enum(callReminders) }),
};

export type JobName = keyof typeof jobPayloads;
export type JobPayload<Name extends JobName> = z.output<(typeof jobPayloads)[Name]>;
