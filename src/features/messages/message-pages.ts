import { z } from 'zod';
import {
  draftLineageSchema,
  draftSaveSchema,
  postedDraftSeenSchema,
} from '../../shared/admin/unsent-drafts.ts';
import { formText } from '../../shared/text/form-text.ts';
import { timestamp } from '../../shared/wire.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { requestKeySchema } from '../requests/requests.ts';
import { messageEntrySchema } from './developer-messages.ts';

export const messageKeyInputSchema = z.object({ key: requestKeySchema });

export const messageStages = ['received', 'read', 'answered'] as const;

export const messagePageSchema = z.object({
  developer: z.object({ id: z.number().int(), name: z.string() }),
  senderName: z.string(),
  body: z.string(),
  createdAt: timestamp(),
  stage: z.enum(messageStages),
  entries: z.array(messageEntrySchema),
  linkEndsAt: timestamp(),
});

export const messageEntryFormSchema = z.object({
  text: formText('Message', developerLimits.minMessageEntry, developerLimits.messageEntry),
});

export const postedMessageEntrySchema = messageEntryFormSchema.extend({
  draftSeen: postedDraftSeenSchema,
});

export const newMessageEntrySchema = messageEntryFormSchema.extend({
  ...messageKeyInputSchema.shape,
  draft: draftLineageSchema.optional(),
});

export const entryDraftSaveSchema = draftSaveSchema.extend(messageKeyInputSchema.shape);

export type MessagePage = z.infer<typeof messagePageSchema>;
export type MessageStage = MessagePage['stage'];
