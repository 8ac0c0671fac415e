import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from './admin.ts';
import { contactStatuses } from './contact-status.ts';
import { idSchema, timestamp } from './wire.ts';

/** Wire schemas of the inbox: contact requests from the form and from text messages. */

export const contactStatusSchema = z.enum(contactStatuses);

export const inboxEntrySchema = z.object({
  id: z.number().int(),
  source: z.enum(['form', 'sms']),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  company: z.string(),
  projectType: z.string().nullable(),
  budgetRange: z.string().nullable(),
  /** What the sender was shown before writing; empty without an estimate. */
  estimate: z.string(),
  description: z.string(),
  status: contactStatusSchema,
  note: z.string(),
  createdAt: timestamp(),
  updatedAt: timestamp(),
});

export const inboxFilterSchema = z.object({
  /** Absent: everything but what is suspected or spam. */
  status: contactStatusSchema.optional(),
  search: z.string().trim().max(adminLimits.search).default(''),
});

export const inboxListInputSchema = inboxFilterSchema.extend(pageInputSchema.shape);
export const inboxPageSchema = pageOf(inboxEntrySchema);

/** Moves a request; `from` is where its mover saw it, so that a move by somebody else meanwhile is not undone unseen. */
export const requestMoveSchema = z.object({
  id: idSchema(),
  from: contactStatusSchema,
  to: contactStatusSchema,
});

export const requestNoteSchema = z.object({
  id: idSchema(),
  note: z.string().trim().max(5_000, 'Note must be at most 5000 characters'),
});

/** A file to be saved by the browser; `csv` is RFC 4180 text in UTF-8 without a byte order mark. */
export const csvFileSchema = z.object({ fileName: z.string(), csv: z.string() });

export type InboxEntry = z.infer<typeof inboxEntrySchema>;
export type InboxFilter = z.infer<typeof inboxFilterSchema>;
export type RequestMove = z.infer<typeof requestMoveSchema>;
