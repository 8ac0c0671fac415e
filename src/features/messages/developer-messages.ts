import { z } from 'zod';
import { draftLineageSchema, draftSaveSchema } from '../../shared/admin/unsent-drafts.ts';
import { formEmail, formText } from '../../shared/text/form-text.ts';
import { idSchema, maxId, timestamp, wireFlag } from '../../shared/wire.ts';
import { developerLimits } from '../developers/developer-limits.ts';

export const developerMessageFormSchema = z.object({
  name: formText('Name', developerLimits.minSenderName, developerLimits.senderName),
  email: formEmail(developerLimits.senderEmail),
  message: formText('Message', developerLimits.minMessage, developerLimits.message),
});

export const developerMessageSchema = z
  .object({
    id: z.number().int(),
    senderName: z.string(),
    senderEmail: z
      .string()
      .describe(
        'Empty: answers go through the site. Messages from before that still show the address.',
      ),
    body: z.string(),
    isRead: z.boolean().describe('False again when the sender has written on'),
    isAnswered: z.boolean(),
    isArchived: z.boolean(),
    isSuspected: z.boolean().describe('Perhaps junk; deleted after 30 days unless it is moved'),
    isReported: z.boolean().describe('Told to the owner of the site'),
    entryCount: z.number().int().describe('How often either side has written since'),
    createdAt: timestamp(),
  })
  .meta({ id: 'Message' });

export const messageFolders = ['inbox', 'unread', 'archived', 'suspected'] as const;
export const messageFolderSchema = z.enum(messageFolders);

export const messageEntrySchema = z
  .object({
    id: z.number().int(),
    party: z.enum(['sender', 'developer']),
    body: z.string(),
    createdAt: timestamp(),
  })
  .meta({ id: 'MessageEntry' });

export const messageEntryPageSchema = z
  .object({ items: z.array(messageEntrySchema), nextCursor: z.number().int().nullable() })
  .meta({ id: 'MessageEntryPage' });

export const developerMessagePageSchema = z
  .object({
    items: z.array(developerMessageSchema),
    nextCursor: z.number().int().nullable(),
    unreadCount: z.number().int().describe('Suspected messages do not count'),
    suspectedCount: z.number().int(),
    archivedCount: z.number().int(),
    isMailOn: z.boolean().describe('Whether senders hear of answers by mail'),
  })
  .meta({ id: 'MessagePage' });

export const messageIdSchema = z.object({ messageId: idSchema().describe('Id of the message') });
export const messageMarkSchema = messageIdSchema.extend({
  isRead: wireFlag().optional(),
  isSuspected: wireFlag().optional(),
  isArchived: wireFlag().optional(),
  entryCount: z
    .number()
    .int()
    .min(0)
    .max(maxId)
    .describe('What was on the screen: refused where either side has written more since')
    .optional(),
});

export const messageEntriesQuerySchema = messageIdSchema.extend({
  cursor: idSchema().nullable().describe('Id of the last entry of the page before').optional(),
});

export const messageAnswerSchema = messageIdSchema.extend({
  text: formText('Answer', developerLimits.minMessageEntry, developerLimits.messageEntry),
  draft: draftLineageSchema
    .describe('The draft that is sent with it. Leave this field out.')
    .optional(),
});

export const answerDraftSaveSchema = messageIdSchema.extend(draftSaveSchema.shape);

export const blockedSenderSchema = z.object({
  id: z.number().int(),
  senderName: z.string(),
  createdAt: timestamp(),
});

export type DeveloperMessage = z.infer<typeof developerMessageSchema>;
export type BlockedSender = z.infer<typeof blockedSenderSchema>;
export type MessageEntry = z.infer<typeof messageEntrySchema>;
export type MessageFolder = z.infer<typeof messageFolderSchema>;
export type DeveloperMessageForm = z.infer<typeof developerMessageFormSchema>;
