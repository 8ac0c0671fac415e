import { z } from 'zod';
import { timestamp } from '../../shared/wire.ts';

export const sessionSchema = z
  .object({
    id: z.string().describe('Names the session towards its owner; it opens nothing'),
    userAgent: z.string(),
    createdAt: timestamp(),
    lastUsedAt: timestamp(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

export const adminSessionSchema = sessionSchema.extend({
  network: z.string().describe('A /24 or a /48; empty where it is not known'),
});

export const sessionIdSchema = z.object({
  sessionId: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Id of the session'),
});

export type AdminSessionInfo = z.infer<typeof adminSessionSchema>;
