import { z } from 'zod';

export const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag as you read it: a save over a newer version answers 412.'),
});

export const idempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .optional()
    .describe(
      '1 to 255 characters of your own that name this creation, for example a UUID; known for two days.',
    ),
});

export const etagHeader = z.object({
  etag: z.string().describe('The version, for If-Match of the next PUT.'),
});
