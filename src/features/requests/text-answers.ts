import { z } from 'zod';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { answeredAfterSchema } from './requests.ts';

/** Characters of one text message, also of one that is sent in several parts; providers take no more. */
export const maxTextLength = 1_600;

/** An answer to a text message, by text message. */
export const textAnswerSchema = z.object({
  id: idSchema(),
  body: z
    .string()
    .trim()
    .min(1, 'Text is required')
    .max(maxTextLength, `Text must be at most ${maxTextLength} characters`),
  after: answeredAfterSchema,
  /** The draft that it was. */
  draft: draftLineageSchema.optional(),
});

export const sentTextSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['visitor', 'owner']),
  /** "admin:<username>"; empty where that was not kept. */
  author: z.string(),
  body: z.string(),
  createdAt: timestamp(),
  /** When the other side had it on the screen; for texts of ours that is not known. */
  seenAt: timestamp().nullable(),
  /** How far it has come; null where that is not kept any more. */
  state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']).nullable(),
  /** Why it has not arrived, in the provider's words. */
  fault: z.string(),
});

export const textAnswersSchema = z.object({
  texts: z.array(sentTextSchema),
  /** Its number has sent STOP: it gets nothing until it sends START. */
  isOptedOut: z.boolean(),
});

export type SentText = z.infer<typeof sentTextSchema>;
