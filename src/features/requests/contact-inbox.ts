import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from '../../shared/admin/admin.ts';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { contactStatuses } from './contact-status.ts';

/** Wire schemas of the inbox: contact requests from the form and from text messages. */

export const contactStatusSchema = z.enum(contactStatuses);

export const contactSources = ['form', 'sms'] as const;
const contactSourceSchema = z.enum(contactSources);

/** Reasons why a request is due: its answer is late, its answer is awaited in time, or its reminder has come. */
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
  /** Estimate that the sender saw before writing; empty without one. */
  estimate: z.string(),
  /** First page of the visit that led to it, and its traffic source (traffic-source.ts); empty where unknown. */
  landingPage: z.string(),
  trafficSource: z.string(),
  description: z.string(),
  /** Its sender wants it offered to developers. */
  isShownToDevelopers: z.boolean(),
  status: contactStatusSchema,
  createdAt: timestamp(),
  /** Promised time of the answer. */
  dueAt: timestamp(),
  /** Events apart from the status: when one of us first had it on the screen, and when we first sent words or a quote. */
  openedAt: timestamp().nullable(),
  answeredAt: timestamp().nullable(),
  remindAt: timestamp().nullable(),
  /** The last call that was booked and not canceled, also when it is over. */
  call: z
    .object({
      id: z.number().int(),
      startsAt: timestamp(),
      endsAt: timestamp(),
      /** IANA zone of its sender. */
      timeZone: z.string(),
      /** A phone number or a link of its sender's; empty for the owner's link. */
      reach: z.string(),
      /** When the owner noted that it took place. */
      heldAt: timestamp().nullable(),
    })
    .nullable(),
});

export const inboxFilterSchema = z.object({
  /** Absent: everything but what is suspected or spam. */
  status: contactStatusSchema.optional(),
  source: contactSourceSchema.optional(),
  /** With one of these, the oldest come first. */
  due: dueFilterSchema.optional(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

export const inboxListInputSchema = inboxFilterSchema.extend(pageInputSchema.shape);
export const inboxPageSchema = pageOf(listedRequestSchema);

/** A request with what was done about it. */
export const openedRequestSchema = z.object({
  request: listedRequestSchema,
  notes: z.array(
    z.object({
      id: z.number().int(),
      /** "admin:<username>"; empty where that was not kept. */
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
  /** Other requests from the same e-mail address or number, the newest ones. */
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

/** Moves a request; `from` is where its mover saw it, so that a move by somebody else meanwhile is not undone unseen. */
export const requestMoveSchema = z.object({
  id: idSchema(),
  from: contactStatusSchema,
  to: contactStatusSchema,
});

export const maxNoteLength = 5_000;

export const requestNoteSchema = z.object({
  id: idSchema(),
  body: z
    .string()
    .trim()
    .min(1, 'Note is required')
    .max(maxNoteLength, `Note must be at most ${maxNoteLength} characters`),
  /** The draft that it was. */
  draft: draftLineageSchema.optional(),
});

export const requestReminderSchema = z.object({
  id: idSchema(),
  /** Null takes the reminder away. */
  remindAt: z.iso
    .datetime({ offset: true, error: 'Reminder must be ISO 8601' })
    .transform((text) => new Date(text))
    // An offset may carry a year of four digits out of what the database takes.
    .refine(
      (at) => at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100,
      'Reminder must lie between the years 2000 and 2100',
    )
    .nullable(),
});

export type ContactSource = z.infer<typeof contactSourceSchema>;
export type DueFilter = z.infer<typeof dueFilterSchema>;
export type ListedRequest = z.infer<typeof listedRequestSchema>;
export type InboxPage = z.infer<typeof inboxPageSchema>;
export type InboxFilter = z.infer<typeof inboxFilterSchema>;
export type OpenedRequest = z.infer<typeof openedRequestSchema>;
export type RequestMove = z.infer<typeof requestMoveSchema>;
