import { z } from 'zod';
import { formText } from '../../shared/text/form-text.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { blockedSenderSchema, messageEntrySchema, messageIdSchema } from './developer-messages.ts';

export const reportReasons = ['spam', 'abuse', 'fraud', 'other'] as const;

export const reportReasonSchema = z.enum(reportReasons);

export const messageReportSchema = messageIdSchema.extend({
  reason: reportReasonSchema,
  word: formText('Your words', 0, developerLimits.reportWord),
});

export const ownReportSchema = z.object({
  messageId: z.number().int(),
  reason: reportReasonSchema,
  word: z.string(),
  createdAt: timestamp(),
});

export const reportIdSchema = z.object({ id: idSchema() });

const reportedMessageSchema = z.object({
  id: z.number().int(),
  reason: reportReasonSchema,
  word: z.string(),
  createdAt: timestamp(),
  developer: z.object({ id: z.number().int(), name: z.string() }),
  message: z.object({
    senderName: z.string(),
    body: z.string(),
    createdAt: timestamp(),
    entries: z.array(messageEntrySchema),
  }),
});

export const reportedMessagesSchema = z.object({
  items: z.array(reportedMessageSchema),
  total: z.number().int(),
  blockedSenders: z.array(blockedSenderSchema),
});

export type ReportReason = z.infer<typeof reportReasonSchema>;
export type MessageReportForm = z.infer<typeof messageReportSchema>;
export type OwnReport = z.infer<typeof ownReportSchema>;
export type ReportedMessage = z.infer<typeof reportedMessageSchema>;
export type ReportedMessages = z.infer<typeof reportedMessagesSchema>;
