import { z } from 'zod';
import { adminLimits, pageInputSchema, pageOf } from './admin.ts';
import { idSchema, timestamp } from './wire.ts';

/** Wire schemas of the inbox: contact requests from the form and from text messages. */

export const contactStatuses = ['new', 'read', 'replied', 'suspected', 'spam'] as const;
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

export const inboxUpdateSchema = z.object({
  id: idSchema(),
  status: contactStatusSchema.optional(),
  note: z.string().trim().max(5_000, 'Note must be at most 5000 characters').optional(),
});

/** A file to be saved by the browser; `csv` is RFC 4180 text in UTF-8 without a byte order mark. */
export const csvFileSchema = z.object({ fileName: z.string(), csv: z.string() });

export type ContactStatus = z.infer<typeof contactStatusSchema>;
export type InboxEntry = z.infer<typeof inboxEntrySchema>;
export type InboxFilter = z.infer<typeof inboxFilterSchema>;
