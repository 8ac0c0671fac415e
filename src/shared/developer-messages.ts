import { z } from 'zod';
import { developerLimits } from './developer-limits.ts';
import { formEmail, formText } from './form-text.ts';
import { idSchema, timestamp, wireFlag } from './wire.ts';

/** A visitor's message to a developer, with the messages the form shows. */
export const developerMessageFormSchema = z.object({
  name: formText('Name', developerLimits.minSenderName, developerLimits.senderName),
  email: formEmail(developerLimits.senderEmail),
  message: formText('Message', developerLimits.minMessage, developerLimits.message),
});

export const developerMessageSchema = z
  .object({
    id: z.number().int(),
    senderName: z.string(),
    senderEmail: z.string(),
    body: z.string(),
    isRead: z.boolean(),
    isSuspected: z.boolean().describe('Perhaps junk; deleted after 30 days unless it is moved'),
    createdAt: timestamp(),
  })
  .meta({ id: 'Message' });

/** Where a developer's messages stand. */
export const messageFolderSchema = z.enum(['inbox', 'suspected']);

export const developerMessagePageSchema = z
  .object({
    items: z.array(developerMessageSchema),
    nextCursor: z.number().int().nullable(),
    unreadCount: z.number().int().describe('Suspected messages do not count'),
    suspectedCount: z.number().int(),
  })
  .meta({ id: 'MessagePage' });

export const messageIdSchema = z.object({ messageId: idSchema().describe('Id of the message') });
export const messageMarkSchema = messageIdSchema.extend({
  isRead: wireFlag().optional(),
  isSuspected: wireFlag().optional(),
});

export type DeveloperMessage = z.infer<typeof developerMessageSchema>;
export type MessageFolder = z.infer<typeof messageFolderSchema>;
export type DeveloperMessageForm = z.infer<typeof developerMessageFormSchema>;
