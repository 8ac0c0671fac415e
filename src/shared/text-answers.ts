import { z } from 'zod';
import { idSchema, timestamp } from './wire.ts';

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
});

export const sentTextSchema = z.object({
  id: z.number().int(),
  body: z.string(),
  createdAt: timestamp(),
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
