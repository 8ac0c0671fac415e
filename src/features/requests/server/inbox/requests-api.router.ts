import { z } from 'zod';
import { countTokenWrite } from '../../../../server/auth/token-writes.ts';
import { entityTag } from '../../../../server/formats/entity-tags.ts';
import { adminOrTokenWho, provenAdminOrTokenWho, router } from '../../../../server/trpc/init.ts';
import { csvFileSchema } from '../../../../shared/admin/admin.ts';
import { absoluteUrl } from '../../../../shared/paths.ts';
import { idSchema } from '../../../../shared/wire.ts';
import { answerRequestPath } from '../../inbox-address.ts';
import {
  answerDraftSaveSchema,
  answerDraftSchema,
  contactRequestSchema,
  requestFilterSchema,
  requestListSchema,
  requestMoveBodySchema,
  requestPartSchema,
  requestWithThreadSchema,
  savedAnswerDraftSchema,
} from '../../requests-api.ts';
import { keptRequestId } from '../merging/merging.service.ts';
import { getThread } from '../page/said/threads.service.ts';
import { listForProgram, openRequest } from './inbox.service.ts';
import { moveForProgram, stateVersion } from './inbox-changes.service.ts';
import { getAnswerDraft, saveAnswerDraft } from './inbox-drafts.service.ts';
import { exportInbox, type FindAsked } from './inbox-export.service.ts';

const tags = ['Contact requests'];
const answerDraftPath = '/admin/requests/{id}/answer-draft';
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
const draftTagHeader = z.object({
  etag: z.string().describe('The revision of the draft, for If-Match of the next PUT.'),
});
const draftMatchHeader = z.object({
  'if-match': z
    .string()
    .optional()
    .describe('The ETag of the draft as you read it: another one that stands there answers 412.'),
});

const draftTag = (revision: string) => `"${revision}"`;

export const requestsApiRouter = (findAsked: FindAsked) =>
  router({
    list: readProcedure
      .meta({
        tool: { name: 'list_requests', title: 'Contact requests', quotesStrangers: true },
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
        tool: { name: 'get_request', title: 'One contact request', quotesStrangers: true },
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

    answerDraft: readProcedure
      .meta({
        tool: { name: 'get_answer_draft', title: 'Unsent answer to a contact request' },
        openapi: {
          method: 'GET',
          path: answerDraftPath,
          tags,
          summary: 'The answer to a contact request that is not sent yet',
          description: 'As it stands in the answer field of the person whose token it is.',
          protect: true,
          errorResponses: [400, 401, 403, 404],
          responseHeaders: draftTagHeader,
        },
      })
      .input(z.object({ id: idSchema().describe('Id of the request') }))
      .output(answerDraftSchema)
      .query(async ({ ctx, input: { id } }) => {
        const draft = await getAnswerDraft(ctx.deps, ctx.admin, id);
        if (draft) ctx.setHeader('etag', draftTag(draft.revision));
        return { draft };
      }),

    saveAnswerDraft: adminOrTokenWho('requests:write', 'answerRequests')
      .meta({
        tool: {
          name: 'draft_answer',
          title: 'Draft an answer to a contact request',
          description:
            'Keeps a text in the answer field of the request. The person reads and sends it at the address of the answer. Words that the person has begun are replaced only with their `revision`, from get_answer_draft.',
        },
        openapi: {
          method: 'PUT',
          path: answerDraftPath,
          tags,
          summary: 'Draft the answer to a contact request',
          description:
            'The text stands in the answer field of the person whose token it is, who changes it, sends it or not. Nothing is sent. Another text that stands there is replaced only when you name it: its ETag in `If-Match` (another one answers 412), or its `revision` in the body (409).',
          protect: true,
          errorResponses: [400, 401, 403, 404, 409, 412, 429],
          requestHeaders: draftMatchHeader,
          responseHeaders: draftTagHeader,
        },
      })
      .input(
        answerDraftSaveSchema().meta({
          examples: [{ text: 'Thank you. A first version takes two weeks. When may I call you?' }],
        }),
      )
      .output(savedAnswerDraftSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        const saved = await saveAnswerDraft(ctx.deps, ctx.admin, {
          ...input,
          ifMatch: ctx.ifMatch,
        });
        if (saved.revision) ctx.setHeader('etag', draftTag(saved.revision));
        const path = answerRequestPath(input.id);
        return { ...saved, address: absoluteUrl(ctx.deps.settings.siteOrigin, path) };
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
      .input(requestFilterSchema().meta({ examples: [{ status: 'won' }] }))
      .output(csvFileSchema)
      .mutation(async ({ ctx, input }) => {
        await countTokenWrite(ctx.deps, ctx.admin);
        return exportInbox(ctx.deps, ctx.admin, { wanted: input, findAsked });
      }),
  });
