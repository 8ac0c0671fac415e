import { z } from 'zod';
import { draftLineageSchema } from '../../shared/admin/unsent-drafts.ts';
import { idSchema, timestamp } from '../../shared/wire.ts';
import { answeredAfterSchema } from './requests.ts';

/** Characters of one message, including one sent in several parts. Providers accept no more. */
export const maxTextLength = 1_600;

export const textAnswerSchema = z.object({
  id: idSchema(),
  body: z
    .string()
    .trim()
    .min(1, 'Text is required')
    .max(maxTextLength, `Text must be at most ${maxTextLength} characters`),
  after: answeredAfterSchema,
  draft: draftLineageSchema.optional(),
});

export const sentTextSchema = z.object({
  id: z.number().int(),
  side: z.enum(['incoming', 'outgoing']),
  /** "admin:<username>". Empty when the author is unknown. */
  author: z.string(),
  body: z.string(),
  createdAt: timestamp(),
  /** Null for our own texts: whether they were read is unknown. */
  seenAt: timestamp().nullable(),
  state: z.enum(['waiting', 'handedOver', 'sent', 'unclear', 'undeliverable']).nullable(),
  fault: z.string(),
});

export const textAnswersSchema = z.object({
  texts: z.array(sentTextSchema),
  /** The number has sent STOP. It gets no texts until it sends START. */
  isOptedOut: z.boolean(),
});

export type SentText = z.infer<typeof sentTextSchema>;
