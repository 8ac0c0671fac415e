import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

export const restErrorSchema = z
  .object({
    message: z.string().describe('For people'),
    code: z.string().describe('For programs, for example BAD_REQUEST'),
    issues: z
      .array(
        z.object({
          path: z
            .array(z.union([z.string(), z.int()]))
            .describe('The field, and within lists the position'),
          message: z.string(),
        }),
      )
      .optional()
      .describe('What is wrong with the input, one by one'),
  })
  .meta({ id: 'Error', description: 'A refusal' });

/** The adapter's own refusals have tRPC's shape and expose schema internals. Gives them the shape of all other refusals. */
export function giveErrorsOneShape(scope: FastifyInstance): void {
  scope.addHook('onSend', (_request, reply, payload, done) => {
    if (reply.statusCode < 400 || typeof payload !== 'string') return done(null, payload);
    const error = restErrorSchema.parse(JSON.parse(payload));
    const message = error.issues?.[0]?.message ?? error.message;
    done(null, JSON.stringify({ ...error, message }));
  });
}
