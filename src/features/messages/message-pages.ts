import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';
import { entryForm } from '../conversations/conversations.ts';
import { developerLimits } from '../developers/developer-limits.ts';
import { messageEntrySchema } from './developer-messages.ts';

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

export const messageEntryForm = entryForm(developerLimits.messageEntry);

export type MessagePage = z.infer<typeof messagePageSchema>;
export type MessageStage = MessagePage['stage'];
