import { z } from 'zod';
import { countTokenWrite } from '../../../../server/auth/token-writes.ts';
import { entityTag } from '../../../../server/formats/entity-tags.ts';
import { adminOrTokenWho, provenAdminOrTokenWho, router } from '../../../../server/trpc/init.ts';
import { csvFileSchema } from '../../../../shared/admin/admin.ts';
import { idSchema } from '../../../../shared/wire.ts';
import {
  contactRequestSchema,
  requestFilterSchema,
  requestListSchema,
  requestMoveBodySchema,
  requestPartSchema,
  requestWithThreadSchema,
} from '../../requests-api.ts';
import { keptRequestId } from '../merging/merging.service.ts';
import { getThread } from '../page/said/threads.service.ts';
import { listForProgram, openRequest } from './inbox.service.ts';
import { moveForProgram, stateVersion } from './inbox-changes.service.ts';
import { exportInbox, type FindAsked } from './inbox-export.service.ts';

const tags = ['Contact requests'];
const readProcedure = adminOrTokenWho('requests:read', 'answerRequests');
const etagHeader = z.object({
  etag: z.string().describe('The state of the request, for If-Match of the next PATCH.'),
});
const ifMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of the request as you read it: one that was moved since answers 412.'),
});

export const requestsApiRouter = (findAsked: FindAsked) =>
  router({
    list: readProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/admin/requests',
          tags,
          summary: 'Contact requests, newest first',
          protect: true,
          errorResponses: [400, 401, 403],
        },
      })
      .input(requestListSchema())
      .output(requestPartSchema)
      .query(({ ctx, input }) => listForProgram(ctx.deps, input)),

    get: readProcedure
      .meta({
        openapi: {
          method: 'GET',
          path: '/admin/requests/{id}',
          tags,
          summary: 'One contact request with its thread, notes and history',
          description:
            'A request that was merged with another one is answered with the one that holds it, which has another `id`.',
          protect: true,
          errorResponses: [400, 401, 403, 404],
          responseHeaders: etagHeader,
        },
      })
      .input(z.object({ id: idSchema().describe('Id of the request') }))
      .output(requestWithThreadSchema)
      .query(async ({ ctx, input: { id } }) => {
        // Read before the request: a move in between makes the tag too old, never too new.
        const keptId = await keptRequestId(ctx.deps.db.prisma, id);
        const version = await stateVersion(ctx.deps.db.prisma, keptId);
        const { request, notes, moves, merged } = await openRequest(ctx.deps, { id: keptId });
        const { entries } = await getThread(ctx.deps, keptId);
        ctx.setHeader('etag', entityTag(version));
        const thread = entries.map(({ side, ...entry }) => ({
          ...entry,
          kind: side === 'incoming' ? ('visitor' as const) : ('owner' as const),
        }));
        return { request, merged, thread, notes, moves };
      }),

    move: adminOrTokenWho('requests:write', 'answerRequests')
      .meta({
        openapi: {
          method: 'PATCH',
          path: '/admin/requests/{id}',
          tags,
          summary: 'Move a contact request to another state',
          description:
            'From wherever it stands; with `If-Match`, moving one that was moved since is refused with 412.',
          protect: true,
          errorResponses: [400, 401, 403, 404, 412, 429],
          requestHeaders: ifMatchHeader,
          responseHeaders: etagHeader,
        },
      })
      .input(requestMoveBodySchema().meta({ examples: [{ status: 'answered' }] }))
      .output(contactRequestSchema)
      .mutation(async ({ ctx, input: { id, status: to } }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        const { ifMatch } = ctx;
        const { request, version } = await moveForProgram(ctx.deps, ctx.admin, { id, to, ifMatch });
        ctx.setHeader('etag', entityTag(version));
        return request;
      }),

    /** A mutation, because the export is recorded in the activity log. */
    export: provenAdminOrTokenWho('requests:read', 'answerRequests')
      .meta({
        openapi: {
          method: 'POST',
          path: '/admin/requests/export',
          tags,
          summary: 'Contact requests as CSV',
          description: 'The newest 20,000 that fit the filter. Noted in the activity log.',
          protect: true,
          errorResponses: [400, 401, 403, 429],
        },
      })
      .input(requestFilterSchema())
      .output(csvFileSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        return exportInbox(ctx.deps, ctx.admin, { wanted: input, findAsked });
      }),
  });
