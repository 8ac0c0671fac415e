import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { rowsSchema } from '../../shared/admin/bulk.ts';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { callAnswersSchema } from '../../shared/call-answers.ts';
import { idSchema, refusedSchema, timestamp } from '../../shared/wire.ts';
import { contactSourceSchema } from './contact.ts';
import { contactStatuses } from './contact-status.ts';
import { mergedRequestsSchema } from './merging.ts';

export const contactStatusSchema = z.enum(contactStatuses);

/** missed: the answer is late. waiting: it is due later. reminder: the reminder's time has come. */
export const dueFilters = ['missed', 'waiting', 'reminder'] as const;
const dueFilterSchema = z.enum(dueFilters);

export const listedRequestSchema = z.object({
  id: z.number().int(),
  source: contactSourceSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  company: z.string(),
  projectType: z.string().nullable(),
  budgetRange: z.string().nullable(),
  estimate: z.string(),
  /** First page of the visit, and its traffic source (traffic-source.ts). Empty when unknown. */
  landingPage: z.string(),
  trafficSource: z.string(),
  description: z.string(),
  isShownToDevelopers: z.boolean(),
  status: contactStatusSchema,
  createdAt: timestamp(),
  dueAt: timestamp(),
  /** Events that do not depend on the status: the first opening by an admin, and the first answer or quote. */
  openedAt: timestamp().nullable(),
  answeredAt: timestamp().nullable(),
  remindAt: timestamp().nullable(),
  /** Who of us answers it. */
  assignee: z.object({ id: z.number().int(), username: z.string() }).nullable(),
  /** The last call that was not canceled, even when it is over. */
  call: z
    .object({
      id: z.number().int(),
      startsAt: timestamp(),
      endsAt: timestamp(),
      timeZone: z.string(),
      /** The sender's phone number or link. Empty means the owner's link. */
      reach: z.string(),
      answers: callAnswersSchema,
      /** Name, or `free` for the free call. */
      kind: z.string(),
      heldAt: timestamp().nullable(),
    })
    .nullable(),
});

export const inboxFilterSchema = z.object({
  /** Undefined means all statuses except suspected and spam. */
  status: contactStatusSchema.optional(),
  source: contactSourceSchema.optional(),
  /** Sorts the oldest first when set. */
  due: dueFilterSchema.optional(),
  /** Only those assigned to the admin who asks. */
  isMine: z.boolean().optional(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

/** As many as one looks through for junk at once. The rows are low. */
export const inboxPageSize = 50;

/** By itself the newest come first, but those that wait for something, of which the oldest do. */
export const inboxSortSchema = z.enum(['oldest']);

export const inboxListInputSchema = inboxFilterSchema.extend({
  ...pageInputSchema.shape,
  sort: inboxSortSchema.optional(),
});
export const inboxPageSchema = pageOf(listedRequestSchema);

/** Counts of the last seven days, junk left out. */
export const inboxWeekSchema = z.object({ requests: z.number().int(), won: z.number().int() });

export type InboxWeek = z.infer<typeof inboxWeekSchema>;

export const openedRequestSchema = z.object({
  request: listedRequestSchema,
  notes: z.array(
    z.object({
      id: z.number().int(),
      /** "admin:<username>". Empty when the author is unknown. */
      author: z.string(),
      body: z.string(),
      createdAt: timestamp(),
    }),
  ),
  moves: z.array(
    z.object({
      id: z.number().int(),
      actor: z.string(),
      fromStatus: contactStatusSchema,
      toStatus: contactStatusSchema,
      createdAt: timestamp(),
    }),
  ),
  ...mergedRequestsSchema.shape,
  others: z.array(
    listedRequestSchema.pick({
      id: true,
      source: true,
      projectType: true,
      status: true,
      createdAt: true,
    }),
  ),
});

/** `from` is the status that the admin saw. A move by another admin meanwhile is then not undone unseen. */
export const requestMoveSchema = z.object({
  id: idSchema(),
  from: contactStatusSchema,
  to: contactStatusSchema,
});

/** Several moves, each with its own states: the way back is the same call with `from` and `to` exchanged. */
export const requestMovesSchema = z.object({
  moves: rowsSchema(requestMoveSchema, { one: 'request', many: 'requests' }),
});

/** Requests that were where they should be already are in neither list. */
export const requestsMovedSchema = z.object({
  changed: z.array(requestMoveSchema),
  failed: refusedSchema,
});

/** Null assigns it to nobody. */
export const assignmentSchema = z.object({ id: idSchema(), assigneeId: idSchema().nullable() });

export const assigneesSchema = z.array(z.object({ id: z.number().int(), username: z.string() }));

export const maxNoteLength = 5_000;

export const requestNoteSchema = z.object({
  id: idSchema(),
  body: z
    .string()
    .trim()
    .min(1, 'Note is required')
    .max(maxNoteLength, `Note must be at most ${maxNoteLength} characters`),
  draft: draftLineageSchema.optional(),
});

export const requestReminderSchema = z.object({
  id: idSchema(),
  /** Null removes the reminder. */
  remindAt: z.iso
    .datetime({ offset: true, error: 'Reminder must be ISO 8601' })
    .transform((text) => new Date(text))
    // An offset may move a four-digit year out of the range that the database accepts.
    .refine(
      (at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100,
      'Reminder must lie between the years 2000 and 2100',
    )
    .nullable(),
});

export type Assignment = z.infer<typeof assignmentSchema>;
export type DueFilter = z.infer<typeof dueFilterSchema>;
export type ListedRequest = z.infer<typeof listedRequestSchema>;
export type InboxPage = z.infer<typeof inboxPageSchema>;
export type InboxSort = z.infer<typeof inboxSortSchema>;
export type InboxFilter = z.infer<typeof inboxFilterSchema>;
export type OpenedRequest = z.infer<typeof openedRequestSchema>;
export type RequestMove = z.infer<typeof requestMoveSchema>;
export type RequestsMoved = z.infer<typeof requestsMovedSchema>;
